import { familyPhrases } from '../../words/feature-lexicon.ts';
import { phraseKey } from '../../words/tokens.ts';
import { plainForm } from './plain-form.ts';
import { toldInClauses } from './told-clauses.ts';
import { isTelling, type ToldThing } from './told-fields.ts';
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

/** What a single list is of, told by each of it: any other word before a list may be what the app is called. */
const ofEach = /^[^:,;]{0,30}\b(?:each|every|per)\s|^[^:,;]{0,8}(?:每|一[个条本张份件])/iu;

/**
 * One kind of records whose list tells enough by itself. What introduces it stays to be read: it says what kind of app is meant,
 * and where it names nothing but that, the kind of records has no name of its own.
 */
function toldOnce(message: string, text: string, { words, fields, clause }: ToldThing): Told {
  const list = clause.indexOf(fields[0]?.words ?? '');
  const at = text.indexOf(clause);
  const rest = at < 0 || list < 0 ? message : `${text.slice(0, at + list)}\n${text.slice(at + clause.length)}`;
  const isApp = familyPhrases.get(words) !== undefined;
  return { things: [{ words: isApp ? '' : words, fields, clause }], rest };
}

/** The kinds of records that a message spells out, in its order; one alone where its list stands in lines, or tells enough. */
export function toldThings(message: string): Told {
  const text = plainForm(message);
  const inLines = toldInLines(text);
  const inClauses = toldInClauses(inLines.rest);
  const things = [...inLines.things, ...inClauses.things];
  const kinds = new Set(things.map(({ words }) => phraseKey(words)));
  const [only] = things;
  if (kinds.size < 2 && inLines.things.length === 0) {
    return only !== undefined && isTelling(only.fields) && ofEach.test(only.clause)
      ? toldOnce(message, text, only)
      : { things: [], rest: message };
  }
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
