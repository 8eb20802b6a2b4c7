import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { fieldPhrases } from '../../words/field-lexicon.ts';
import { hasOwnParts } from '../weighed.ts';
import { plainForm } from './plain-form.ts';
import { endOf, hidden, toldInClauses } from './told-clauses.ts';
import { toldFields, type ToldField } from './told-fields.ts';
import type { Told } from './told-things.ts';

/*
 * A list of fields within a message that names no kind of records for them. Most such messages are read by their words; this is for
 * those whose words say little: the longest list is what is kept.
 */

/** Where a list may begin: behind a verb for keeping something, a mark, or at the beginning of a sentence. */
const starts =
  /[:,]\s*|^\s*|(?<=[.。!?;；]\s*)|\b(?:see|know|record|note|keep|track|log|jot down|write down|type in|enter|fill in|needs?|wants?|with|have|has|columns?|fields?|for|is|are)\b\s*|(?:记录?(?:他的|她的|它的|下|一下)?|登记|写清楚|写|填|包括|包含|有|分别是|知道|[个的]\s)\s*/giu;

const fewest = 4;
const mostStarts = 60;

/** A list that tells of things: two thirds of its items are known as fields, or say what is kept in them. */
const isTelling = (fields: readonly ToldField[]) => fields.length >= fewest && known(fields) * 3 >= fields.length * 2;
const known = (fields: readonly ToldField[]) =>
  fields.filter(({ words, field }) => field.type !== 'text' || fieldPhrases.findAtEnd(words) !== undefined).length;

/** The one kind of records that a message lists the fields of; nothing where it has no such list. */
export function toldAlone(message: string): Told {
  const text = plainForm(message);
  const { things, rest } = toldInClauses(text);
  const [only] = things;
  if (only !== undefined && isTelling(only.fields)) return { things: [only], rest };
  const plain = hidden(text);
  const lists = [...text.matchAll(starts)].slice(0, mostStarts).map(({ 0: mark, index }) => {
    const from = index + mark.length;
    const end = endOf(plain, from);
    return { from, end, fields: toldFields(text.slice(from, end)) };
  });
  // What is before a list is taken for a part of it where that adds nothing known.
  const worth = (fields: readonly ToldField[]) => known(fields) * 3 - fields.length;
  const best = lists
    .filter(({ fields }) => isTelling(fields))
    .sort((one, other) => worth(other.fields) - worth(one.fields))[0];
  if (best === undefined) return { things: [], rest: message };
  const clause = text.slice(best.from, best.end);
  return {
    things: [{ words: '', fields: best.fields, clause }],
    rest: `${text.slice(0, best.from)}\n${text.slice(best.end)}`,
  };
}

/** So much of a list may be missing from what was read before the list counts more than the words around it. */
const mostMissing = 1 / 2;

/** Whether a model has most of the fields of a list, or has parts of its own instead. */
export function isShown(model: AppModel, listed: readonly ToldField[]): boolean {
  if (hasOwnParts.has(model.family)) return true;
  const labels = model.entities.flatMap(({ fields }) =>
    fields.flatMap(({ label, choices = [] }) =>
      [label, ...choices.map((choice) => choice.label)].flatMap(({ zh, en }) => [zh, en]),
    ),
  );
  const keys = labels.map((label) => label.toLowerCase());
  const missing = listed.filter(({ words, field }) => {
    const said = [words, field.label.zh, field.label.en].map((one) => one.toLowerCase());
    return !keys.some((key) => said.some((one) => key.includes(one) || one.includes(key)));
  });
  return missing.length <= listed.length * mostMissing;
}
