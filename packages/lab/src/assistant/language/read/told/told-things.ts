import { phraseKey } from '../../words/tokens.ts';
import { plainForm } from './plain-form.ts';
import { toldInClauses } from './told-clauses.ts';
import type { ToldThing } from './told-fields.ts';
import { toldInLines } from './told-lines.ts';

/*
 * A message that spells out what it keeps is read by its form alone, whatever its words mean: a kind of records, what
 * introduces its list, and the list. “Each hive has a name and a status; inspections with date and notes”, 每本书有书名、作者.
 */

/** What a message spells out, and the rest of it. */
export interface Told {
  readonly things: readonly ToldThing[];
  readonly rest: string;
}

/**
 * The kinds of records that a message spells out, in its order. One alone counts where its fields stand below each other: a
 * single list within a sentence is read for more than its form.
 */
export function toldThings(message: string): Told {
  const text = plainForm(message);
  const inLines = toldInLines(text);
  const inClauses = toldInClauses(inLines.rest);
  const things = [...inLines.things, ...inClauses.things];
  const kinds = new Set(things.map(({ words }) => phraseKey(words)));
  if (kinds.size < 2 && inLines.things.length === 0) return { things: [], rest: message };
  const known = [...kinds].map((words) => {
    const same = things.filter((thing) => phraseKey(thing.words) === words);
    const fields = same.flatMap((thing) => thing.fields);
    return {
      words: same[0]?.words ?? words,
      fields: fields.filter((one, index) => fields.findIndex((other) => other.words === one.words) === index),
      clause: same.map(({ clause }) => clause).join('\n'),
    };
  });
  return { things: known, rest: inClauses.rest };
}
