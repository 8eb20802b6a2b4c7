import { limits } from '@toolbench/contracts/limits.ts';
import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { BrowserScope, Recognition, Translator } from './browser-scope.ts';
import type { After } from './voice-link.ts';

/** `browser-*`: the browser offers it, but it does not work here. That is the normal case, not the exception. */
export type BrowserProblem =
  | 'browser-recognition'
  | 'browser-translation'
  | 'browser-voice'
  | 'no-speech'
  | 'mic-refused'
  | 'mic-absent';

export type BrowserResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: BrowserProblem };

interface RecognitionListener {
  readonly onStart: () => void;
  /** What is understood so far. */
  readonly onPartial: (text: string) => void;
  readonly onEnd: (result: BrowserResult) => void;
}

/** The engines of the browser itself. What is offered may still not work: each has a deadline. */
export interface BrowserEngines {
  readonly offers: { readonly recognition: boolean; readonly translation: boolean };
  readonly hasVoice: (language: VoiceLanguage) => boolean;
  readonly recognise: (
    language: VoiceLanguage,
    listener: RecognitionListener,
  ) => { readonly stop: () => void; readonly abort: () => void };
  readonly translate: (text: string, from: VoiceLanguage, to: VoiceLanguage) => Promise<BrowserResult>;
  /** False when it did not begin to speak. `onEnd` is called in any case. */
  readonly speak: (text: string, language: VoiceLanguage, onEnd: () => void) => Promise<boolean>;
  readonly silence: () => void;
}

const { browserMs } = limits.voice;

/** Translators know languages without their countries. */
const bare = (language: string) => language.split('-')[0];

const recognitionProblems: Readonly<Record<string, BrowserProblem>> = {
  'no-speech': 'no-speech',
  'not-allowed': 'mic-refused',
  'audio-capture': 'mic-absent',
};

export function createBrowserEngines(scope: BrowserScope, after: After): BrowserEngines {
  const SpeechRecognition = scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  const translators = new Map<string, Promise<Translator>>();

  /** Null when it fails or does not end in time. */
  const inTime = <Value>(work: Promise<Value>, ms: number): Promise<Value | null> =>
    new Promise((resolve) => {
      const callOff = after(ms, () => resolve(null));
      void work.then(resolve, () => resolve(null)).finally(callOff);
    });
  const translatorFor = async (from: string, to: string): Promise<Translator | null> => {
    const pair = `${from} ${to}`;
    const made = translators.get(pair) ?? scope.Translator?.create({ sourceLanguage: from, targetLanguage: to });
    if (made === undefined) return null;
    translators.set(pair, made);
    const translator = await inTime(made, browserMs.translator);
    // It may be downloading: the next try finds it further on, unless it failed.
    if (translator === null) void made.catch(() => translators.delete(pair));
    return translator;
  };
  const voiceFor = (language: VoiceLanguage) => {
    const voices = scope.speechSynthesis?.getVoices() ?? [];
    const tags = voices.map(({ lang }) => lang.replaceAll('_', '-'));
    const exact = voices[tags.indexOf(language)];
    return exact ?? voices.find((_voice, index) => bare(tags[index]) === bare(language));
  };

  return {
    offers: { recognition: SpeechRecognition !== undefined, translation: scope.Translator !== undefined },
    hasVoice: (language) => voiceFor(language) !== undefined,
    recognise(language, listener) {
      if (!SpeechRecognition) {
        listener.onEnd({ ok: false, problem: 'browser-recognition' });
        return { stop: () => undefined, abort: () => undefined };
      }
      const recognition = new SpeechRecognition();
      return follow(recognition, language, listener, after);
    },
    async translate(text, from, to) {
      const translator = await translatorFor(bare(from), bare(to));
      const translated = translator && (await inTime(translator.translate(text), browserMs.translation));
      return translated ? { ok: true, text: translated } : { ok: false, problem: 'browser-translation' };
    },
    speak(text, language, onEnd) {
      const { speechSynthesis, SpeechSynthesisUtterance: Utterance } = scope;
      const voice = voiceFor(language);
      if (!speechSynthesis || !Utterance || !voice) {
        onEnd();
        return Promise.resolve(false);
      }
      const utterance = new Utterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      return new Promise((resolve) => {
        const end = (began: boolean) => {
          callOff();
          utterance.onstart = utterance.onend = utterance.onerror = null;
          onEnd();
          resolve(began);
        };
        const callOff = after(browserMs.speechStart, () => {
          speechSynthesis.cancel();
          end(false);
        });
        utterance.onstart = () => {
          callOff();
          resolve(true);
        };
        utterance.onend = () => end(true);
        utterance.onerror = () => end(false);
        speechSynthesis.speak(utterance);
      });
    },
    silence: () => scope.speechSynthesis?.cancel(),
  };
}

/** Leads one recognition from its start to its one end. */
function follow(recognition: Recognition, language: VoiceLanguage, listener: RecognitionListener, after: After) {
  let heard = '';
  let isOver = false;
  const end = (result: BrowserResult) => {
    if (isOver) return;
    isOver = true;
    callOff();
    recognition.onstart = recognition.onresult = recognition.onerror = recognition.onend = null;
    recognition.abort();
    listener.onEnd(result);
  };
  let callOff = after(browserMs.recognitionStart, () => end({ ok: false, problem: 'browser-recognition' }));
  recognition.lang = language;
  recognition.interimResults = true;
  recognition.continuous = false;
  recognition.onstart = () => {
    // From here on the time runs in which someone may speak.
    callOff();
    callOff = after(limits.voice.turnMs, () => recognition.stop());
    listener.onStart();
  };
  recognition.onresult = ({ results }) => {
    heard = Array.from(results, (result) => result[0].transcript).join('');
    listener.onPartial(heard);
  };
  recognition.onerror = ({ error }) => end({ ok: false, problem: recognitionProblems[error] ?? 'browser-recognition' });
  recognition.onend = () => {
    const text = heard.trim();
    end(text === '' ? { ok: false, problem: 'no-speech' } : { ok: true, text });
  };
  const stop = () => {
    recognition.stop();
    callOff();
    callOff = after(browserMs.recognitionStart, () =>
      end(heard.trim() === '' ? { ok: false, problem: 'browser-recognition' } : { ok: true, text: heard.trim() }),
    );
  };
  try {
    recognition.start();
  } catch {
    end({ ok: false, problem: 'browser-recognition' });
  }
  return {
    stop,
    abort: () => {
      isOver = true;
      callOff();
      recognition.abort();
    },
  };
}
