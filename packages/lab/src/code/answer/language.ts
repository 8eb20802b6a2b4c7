import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

export type AnswerLanguage = 'zh' | 'en';

export const answerTexts: Record<AnswerLanguage, typeof zh> = { zh, en };

/** `path:first-last`, as answers cite it and pages open it. */
export const placeOf = (path: string, first: number, last: number) =>
  first === last ? `${path}:${first}` : `${path}:${first}-${last}`;
