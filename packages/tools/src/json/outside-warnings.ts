import type { Call } from '@toolbench/kit/define-tool.ts';
import type { Described } from './engine/document-actions.ts';
import type { SchemaChecked } from './engine/query/schema-check.ts';
import type { Duplicates } from './engine/read/opened.ts';
import type { Checked, Repaired } from './engine/rewrite-actions.ts';
import { omissionCount } from './engine/tolerant/omissions.ts';
import { roundedText, roundedTexts } from './page/rounded-text.ts';
import type { WrittenFromYaml } from './engine/convert/from-yaml.ts';
import { readingText } from './page/reading-text.ts';
import { yamlNoteText } from './page/yaml-note-text.ts';
import { violationText } from './page/violation-text.ts';
import { visible } from './page/visible.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const words = { zh, en };

/** How many places a warning names. */
const named = 5;

type Noted = Pick<SchemaChecked, 'duplicates' | 'schemaDuplicates' | 'rounded'>;

/** What a page shows beside a result: repeated keys, and numbers that were compared rounded. */
function notesOf({ duplicates, schemaDuplicates, rounded }: Noted, t: typeof zh): string[] {
  const repeated = (title: (count: string) => string, keys: Duplicates | undefined) => {
    const first = keys?.listed.at(0);
    return keys && first ? [`${title(String(keys.count))} ${t.duplicates.where(first.key, first.path)}`] : [];
  };
  const inexact = roundedTexts(rounded).map(({ of, numbers }) => {
    return placesWarning(numbers, { ...t.rounded, title: t.rounded.titles[of] }, (one) => roundedText(one, t.rounded));
  });
  return [...repeated(t.duplicates.title, duplicates), ...repeated(t.schemaDuplicates, schemaDuplicates), ...inexact];
}

/** A valid document with what is to be said of it as warnings, lost comments among that. */
export function withWarnings<Value extends Checked & Pick<Noted, 'rounded'>>(
  { duplicates, lostComments, rounded, ...value }: Value,
  { language }: Call,
): Omit<Value, 'duplicates' | 'lostComments' | 'rounded'> & { readonly warnings?: readonly string[] } {
  const t = words[language];
  const warnings = notesOf({ duplicates, rounded }, t);
  if (lostComments > 0 && 'text' in value) warnings.push(t.lostComments(String(lostComments)));
  return warnings.length > 0 ? { ...value, warnings } : value;
}

interface NotedPlaces<Note> {
  readonly count: number;
  readonly listed: readonly Note[];
}

/** The first places of a note as one warning. */
function placesWarning<Note>(
  { count, listed }: NotedPlaces<Note>,
  t: { title: (count: string) => string; more: (count: string) => string; separator: string },
  textOf: (note: Note) => string,
): string {
  const texts = listed.slice(0, named).map(textOf);
  if (count > texts.length) texts.push(t.more(String(count - texts.length)));
  return `${t.title(String(count))} ${texts.join(t.separator)}`;
}

/** The JSON of YAML with what JSON has no words for, or YAML two readings, as a warning. */
export function fromYamlWithWarnings({ yaml, ...written }: WrittenFromYaml, call: Call) {
  const shown = withWarnings(written, call);
  if (!yaml) return shown;
  const { yaml: t } = words[call.language];
  const warning = placesWarning(yaml, t, (note) => yamlNoteText(note, t));
  return { ...shown, warnings: [warning, ...(shown.warnings ?? [])] };
}

/** Types or a schema, with the level below which nothing is described. */
export function describedWithWarnings({ describedLevels, ...written }: Described, call: Call) {
  const shown = withWarnings(written, call);
  if (describedLevels === undefined) return shown;
  const warning = words[call.language].describedLevels(String(describedLevels));
  return { ...shown, warnings: [warning, ...(shown.warnings ?? [])] };
}

/** What was changed and what was left out, as warnings, because a terminal shows the text alone. */
export function repairedWithWarnings({ omissions, moreOmissions, readings, ...repaired }: Repaired, call: Call) {
  const t = words[call.language];
  const { changeCount } = repaired;
  const notes = changeCount > 0 ? [t.repaired(String(changeCount))] : [];
  if (omissions.length > 0) notes.push(t.omissions.title(String(omissionCount({ omissions, moreOmissions }))));
  for (const { place, removed, count } of omissions) {
    notes.push(t.omissions.where(String(place.line), String(place.column), visible(removed), String(count)));
  }
  if (moreOmissions > 0) notes.push(t.omissions.more(String(moreOmissions)));
  if (readings) notes.push(placesWarning(readings, t.readings, (one) => readingText(one, t.readings)));
  const shown = withWarnings(repaired, call);
  const warnings = [...notes, ...(shown.warnings ?? [])];
  return warnings.length > 0 ? { ...shown, warnings } : shown;
}

export function schemaCheckedWithWarnings(
  { duplicates, schemaDuplicates, rounded, violations, ...value }: SchemaChecked,
  { language }: Call,
) {
  const t = words[language];
  const warnings = notesOf({ duplicates, schemaDuplicates, rounded }, t);
  const worded = violations.map((one) => ({ ...one, message: violationText(one, t.schema) }));
  return { ...value, violations: worded, ...(warnings.length > 0 && { warnings }) };
}
