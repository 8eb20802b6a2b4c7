import type { Refused } from '../protocol/change.ts';
import type { Language } from './language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** What the assistant says. */
export const conversationTexts: Readonly<Record<Language, typeof zh>> = { zh, en };

/** Why a change was not taken, with what the model wrote for it. */
export const reasonOf = ({ problem, said = '' }: Refused, texts: typeof zh): string =>
  texts.reasonWith(texts.reasons[problem], said);
