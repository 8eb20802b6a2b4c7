/** The product's languages. Chinese is written first and is the fallback. */
export type Language = 'zh' | 'en';

/** Words in both languages. */
export interface Localized {
  readonly zh: string;
  readonly en: string;
}
