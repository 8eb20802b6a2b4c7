import type { AppFamily } from '@toolbench/contracts/assistant/app-model.ts';
import { purposes, roles } from '../../tables/purposes.ts';

/** What an app is wanted for, with the words that say so. */
export interface Purpose {
  readonly family: AppFamily;
  readonly weight: number;
  readonly words: string;
}

/** A purpose of this weight says the kind of app outright. */
export const outrightPurpose = 4;

/** The purposes that a text tells, each kind of wording once. */
export function findPurposes(text: string): Purpose[] {
  return purposes.flatMap(([family, weight, pattern]) => {
    const words = text.match(pattern)?.[0];
    return words === undefined ? [] : [{ family, weight, words }];
  });
}

/** The text without who its writer is, of the same length: 我是田径教练,队员…. */
export function withoutRole(text: string): string {
  return roles.reduce((left, role) => left.replace(role, (words) => ' '.repeat(words.length)), text);
}
