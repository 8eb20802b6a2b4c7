import type { Language } from './language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** What the assistant says. */
export const conversationTexts: Readonly<Record<Language, typeof zh>> = { zh, en };
