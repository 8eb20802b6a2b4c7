import type { CodeUnit } from './code-unit.ts';

/** Texts in quotes on one line; those in three quotes are documentation, or of another kind than messages. */
const quoted = /"""[^]*?"""|'''[^]*?'''|(["'`])(?:\\.|(?!\1)[^\\\n])*\1/g;
/** Three words, or Chinese: meant for people. */
const prose = /\S\s+\S+\s+\S|[\u3400-\u9fff]/;
/** Of all that is written in it. */
const leastShare = 0.3;

const lengthOf = (text: string) => text.replace(/\s+/g, '').length;

/** Whether a unit does nothing but say something to people: an entry of a table of texts, the words of an error. */
export function isMessage({ calls, complexity }: CodeUnit, body: string): boolean {
  if (calls.length > 0 || complexity > 1) return false;
  let said = 0;
  for (const [text, quote] of body.matchAll(quoted)) if (quote && prose.test(text)) said += lengthOf(text);
  return said > leastShare * lengthOf(body);
}
