export type Language = 'zh' | 'en';

const chinese = /[\u3400-\u9fff]/;
const letters = /[A-Za-z]{2}/;

/** The language a message is answered in: its own, else the one of the request. */
export function languageOfMessage(message: string, otherwise: Language): Language {
  if (chinese.test(message)) return 'zh';
  return letters.test(message) ? 'en' : otherwise;
}
