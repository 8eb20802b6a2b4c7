/** What browsers may bring along for speech and translation; no library of types describes all of it yet. */
export interface BrowserScope {
  readonly SpeechRecognition?: new () => Recognition;
  readonly webkitSpeechRecognition?: new () => Recognition;
  readonly Translator?: {
    create(languages: { sourceLanguage: string; targetLanguage: string }): Promise<Translator>;
  };
  readonly speechSynthesis?: Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>;
  readonly SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance;
}

export interface Translator {
  translate(text: string): Promise<string>;
}

export interface Recognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onstart: (() => void) | null;
  onresult: ((event: RecognitionResults) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionResults {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}
