import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { hasOwnParts } from '../weighed.ts';
import { plainForm } from './plain-form.ts';
import { endOf, hidden } from './told-clauses.ts';
import { countKnown, isTelling, toldFields, type ToldField } from './told-fields.ts';
import type { Told } from './told-things.ts';

/*
 * A list of fields within a message that names no kind of records for them. Most such messages are read by their words; this is for
 * those whose words say little: the longest list is what is kept.
 */

/** Where a list may begin: behind a verb for keeping something, a mark, or at the beginning of a sentence. */
const starts =
  /[:,]\s*|^\s*|(?<=[.。!?;；]\s*)|\b(?:see|know|record|note|keep|track|log|jot down|write down|type in|enter|fill in|needs?|wants?|with|have|has|columns?|fields?|for|is|are)\b\s*|(?:记录?(?:他的|她的|它的|下|一下)?|登记|写清楚|写|填|包括|包含|有|分别是|知道|[个的]\s)\s*/giu;

const mostStarts = 60;

/** The one kind of records that a message lists the fields of; nothing where it has no such list. */
export function toldAlone(message: string): Told {
  const text = plainForm(message);
  const plain = hidden(text);
  const lists = [...text.matchAll(starts)].slice(0, mostStarts).map(({ 0: mark, index }) => {
    const from = index + mark.length;
    const end = endOf(plain, from);
    return { from, end, fields: toldFields(text.slice(from, end)) };
  });
  // What is before a list is taken for a part of it where that adds nothing known.
  const worth = (fields: readonly ToldField[]) => countKnown(fields) * 3 - fields.length;
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

const isWithin = (one: string, other: string) => other.toLowerCase().includes(one.toLowerCase());

/** Whether a model has most of the fields of a list, or has parts of its own instead. */
export function isShown(model: AppModel, listed: readonly ToldField[]): boolean {
  if (hasOwnParts.has(model.family)) return true;
  const labels = model.entities.flatMap(({ fields }) =>
    fields.flatMap(({ label, choices = [] }) =>
      [label, ...choices.map((choice) => choice.label)].flatMap(({ zh, en }) => [zh, en]),
    ),
  );
  const isNamed = (names: readonly string[], others: readonly string[]) =>
    names.some((one) => others.some((other) => isWithin(one, other) || isWithin(other, one)));
  const namesOf = ({ words, field }: ToldField) => [words, field.label.zh, field.label.en];
  const missing = listed.filter((one) => !isNamed(namesOf(one), labels));
  return missing.length <= listed.length * mostMissing;
}
