import type { AppModel, Bilingual } from '@toolbench/contracts/app-model.ts';

/** What became of a wish: a new model with what was changed, or why not. Nothing is changed in part. */
export type Outcome =
  | {
      readonly ok: true;
      readonly model: AppModel;
      readonly changes: readonly Bilingual[];
      /** Clauses that wish for nothing that is known here and were left out: they are to be told. */
      readonly unused?: readonly string[];
      /** Words that were read as others. */
      readonly assumptions?: readonly Bilingual[];
    }
  | { readonly ok: false; readonly reason: Bilingual; readonly suggestions: readonly Bilingual[] };

/** One way of wishing; undefined where a clause is not of its kind. */
export type Command = (model: AppModel, clause: string) => Outcome | undefined;

export const both = (zh: string, en: string): Bilingual => ({ zh, en });

export const done = (model: AppModel, ...changes: Bilingual[]): Outcome => ({ ok: true, model, changes });

export const refuse = (reason: Bilingual, ...suggestions: Bilingual[]): Outcome => ({ ok: false, reason, suggestions });

/** The first pattern that fits a text as a whole, with its named groups. */
export function matchAny(text: string, patterns: readonly RegExp[]): Record<string, string> | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]: [string, string | undefined]) => [name, (value ?? '').trim()]),
    );
  }
  return undefined;
}

/** Without the quotation marks around it. */
export const unquoted = (text: string) => text.replace(/^["'“”‘’「」『』《》\s]+|["'“”‘’「」『』《》\s]+$/g, '');
