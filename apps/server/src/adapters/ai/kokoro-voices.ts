/** The first voice for each language that Kokoro speaks. The first letter of a name is its language. */
const voiceOf: Readonly<Record<string, string>> = {
  en: 'af_heart',
  zh: 'zf_xiaobei',
  ja: 'jf_alpha',
  es: 'ef_dora',
  fr: 'ff_siwis',
  it: 'if_sara',
  pt: 'pf_dora',
  hi: 'hf_alpha',
};

const letters: Readonly<Record<string, string>> = { a: 'en', b: 'en' };
const languageOf = (voice: string): string | undefined => {
  const letter = /^([abefhijpz])[fm]_\w/.exec(voice)?.[1];
  return letter && (letters[letter] ?? Object.keys(voiceOf).find((name) => voiceOf[name]?.startsWith(letter)));
};

const isKokoro = (model: string, voice: string) => /kokoro/i.test(model) || languageOf(voice) !== undefined;

/** ISO 639-1, without script and region. */
const nameOf = (language: string) => language.split('-')[0] ?? language;

/** Whether a model speaks a language: Kokoro reads those that it has no voice for as if they were the voice's own. */
export const speaksLanguage = (model: string, voice: string, language: string): boolean =>
  !isKokoro(model, voice) || nameOf(language) in voiceOf;

/**
 * The voice that a text is spoken in. Each of Kokoro's speaks one language only, so that one voice cannot serve two
 * people: where the chosen one has another language (a name of OpenAI's stands for an English one), the first of the
 * text's own language takes its place.
 */
export function voiceFor(voice: string, model: string, language: string | undefined): string {
  if (language === undefined || !isKokoro(model, voice)) return voice;
  const name = nameOf(language);
  return (languageOf(voice) ?? 'en') === name ? voice : (voiceOf[name] ?? voice);
}
