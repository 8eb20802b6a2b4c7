import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';
import { expandStrings } from './expand.ts';
import { compress as compressBytes, indentedSize, reindent, type Indent } from './layout.ts';
import { reindentWithComments } from './layout-comments.ts';
import type { Jsonc } from './read/jsonc.ts';
import { largestResult, listed } from './read/limits.ts';
import { buildNodeTable, nodeCount } from './query/node-table.ts';
import {
  checked,
  duplicatesOf,
  openText,
  statisticsOf,
  type Duplicates,
  type OpenCode,
  type Opened,
  type Statistics,
} from './read/opened.ts';
import { sortKeys } from './sort-keys.ts';
import { readString } from './read/source.ts';
import { changesOf, mend, omissionsOf } from './tolerant/mend.ts';
import type { Change, Omissions } from './tolerant/omissions.ts';
import { doubtfulInJson, toldReadings, type ToldReadings } from './tolerant/windows-path.ts';
import type { options } from '../options.ts';

/** The options that an action reads. */
export type Chosen<Name extends keyof typeof options> = Pick<OptionValues<typeof options>, Name>;

export type LayoutCode = 'result-too-large';

/** What a valid document is reported with. */
export interface Checked {
  readonly statistics: Statistics;
  readonly duplicates: Duplicates;
  /** Comments of the input that a text made of it does not have. */
  readonly lostComments: number;
}

export interface Written extends Checked {
  readonly text: Uint8Array;
}

export function checkedOf(opened: Opened, indent: Indent): Checked {
  const { comments: lostComments = 0 } = opened;
  return { statistics: statisticsOf(opened, indent), duplicates: duplicatesOf(opened), lostComments };
}

/** The text with one key or element a line, if that is not too large to hold. */
export function indented({ bytes, start, census, inputSize }: Opened, indent: Indent): Result<Uint8Array, LayoutCode> {
  const size = indentedSize(census, indent);
  const most = largestResult(inputSize);
  if (size > most) return tooLarge(size, most);
  return ok(reindent(bytes, start, size, indent));
}

/** The same with the comments of the input in their places. */
function indentedWithComments(
  { jsonc, start, census, inputSize }: Opened & { readonly jsonc: Jsonc },
  indent: Indent,
): Result<Uint8Array, LayoutCode> {
  const most = largestResult(inputSize);
  const size = indentedSize(census, indent);
  if (size > most) return tooLarge(size, most);
  // Comments take room, too, and each its own indentation.
  const text = reindentWithComments(jsonc, start, Math.min(size + jsonc.source.length, most), most, indent);
  return text ? ok(text) : tooLarge(most, most);
}

/** The failure of a result of at least so many bytes. */
export function tooLarge(bytes: number, most: number): Failure<LayoutCode> {
  return fail('result-too-large', { bytes, most });
}

/**
 * One key or element a line. Only white space changes; with `sortKeys` also the order of the members. JSON with
 * comments keeps them, unless members move; JSON5 becomes JSON, which has none.
 */
export function format(
  input: Text,
  chosen: Chosen<'indent' | 'sortKeys' | 'dialect'>,
  context: EngineContext,
): Result<Written, OpenCode | LayoutCode> {
  const opened = openText(input, chosen.dialect, context.report);
  if (!opened.ok) return opened;
  const { jsonc } = opened.value;
  if (jsonc && jsonc.spans.length > 0 && !chosen.sortKeys) {
    const text = indentedWithComments({ ...opened.value, jsonc }, chosen.indent);
    if (!text.ok) return text;
    const report = checkedOf(opened.value, chosen.indent);
    const statistics = { ...report.statistics, formattedSize: text.value.length };
    return ok({ text: text.value, ...report, statistics, lostComments: 0 });
  }
  const text = indented(chosen.sortKeys ? sorted(opened.value) : opened.value, chosen.indent);
  return text.ok ? ok({ text: text.value, ...checkedOf(opened.value, chosen.indent) }) : text;
}

/** No white space between tokens; with `sortKeys` the members in the order of their keys. */
export function compress(
  input: Text,
  chosen: Chosen<'indent' | 'sortKeys' | 'dialect'>,
  context: EngineContext,
): Result<Written, OpenCode> {
  const opened = openText(input, chosen.dialect, context.report);
  if (!opened.ok) return opened;
  const { bytes, start, census } = opened.value;
  const text = chosen.sortKeys ? sorted(opened.value).bytes : compressBytes(bytes, start, census.compactSize);
  return ok({ text, ...checkedOf(opened.value, chosen.indent) });
}

/** Statistics and repeated keys of a valid text, or where and why it is not valid. */
export function validate(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<Checked, OpenCode> {
  const opened = openText(input, chosen.dialect, context.report);
  return opened.ok ? ok(checkedOf(opened.value, chosen.indent)) : opened;
}

function sorted(opened: Opened): Opened {
  const { bytes, start, census } = opened;
  const document = { bytes, nodes: buildNodeTable(bytes, start, nodeCount(census)) };
  return { ...opened, bytes: sortKeys(document, census.compactSize), start: 0 };
}

export interface Repaired extends Written, Omissions {
  /** Up to 100 of the changes, in the order of the input. */
  readonly changes: readonly Change[];
  readonly changeCount: number;
  /** Strings whose reverse solidi can be read in two ways, and how they were read. Absent without any. */
  readonly readings?: ToldReadings;
}

/** Almost-JSON as formatted JSON, with everything that had to be changed. */
export function repair(
  input: Text,
  { indent }: Chosen<'indent'>,
  context: EngineContext,
): Result<Repaired, OpenCode | 'not-repairable' | LayoutCode> {
  const original = readString(input);
  if (!original.ok) return original;
  const valid = openText(input, 'json', context.report);
  if (valid.ok) return untouched(original.value, valid.value, indent);
  const mended = mend(original.value, 'repair');
  if (!mended.ok) return mended;
  const opened = checked(
    { bytes: textToBytes(mended.value.text), start: 0, isInput: false },
    textToBytes(input).length,
    context.report,
  );
  if (!opened.ok) return fail('not-repairable');
  const text = indented(opened.value, indent);
  if (!text.ok) return text;
  const { edits, editCount, leftOut, moreLeftOut, readings } = mended.value;
  const told = toldReadings(original.value, readings);
  return ok({
    text: text.value,
    changes: changesOf(original.value, edits.slice(0, listed)),
    changeCount: editCount,
    omissions: omissionsOf(original.value, leftOut),
    moreOmissions: moreLeftOut,
    ...(told && { readings: told }),
    ...checkedOf(opened.value, indent),
  });
}

/** Valid JSON, of which nothing is repaired. Its escapes hold, also where they may have been meant for a path. */
function untouched(original: string, opened: Opened, indent: Indent): Result<Repaired, LayoutCode> {
  const text = indented(opened, indent);
  if (!text.ok) return text;
  const told = toldReadings(original, doubtfulInJson(original));
  return ok({
    text: text.value,
    changes: [],
    changeCount: 0,
    omissions: [],
    moreOmissions: 0,
    ...(told && { readings: told }),
    ...checkedOf(opened, indent),
  });
}

export interface ExpandedText extends Written {
  readonly count: number;
}

/** Formats the document with every string that holds JSON replaced by what it holds. */
export function expand(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<ExpandedText, OpenCode | LayoutCode> {
  const opened = openText(input, chosen.dialect, context.report);
  if (!opened.ok) return opened;
  const { bytes, count } = expandStrings(opened.value.bytes, opened.value.start, context.report);
  const again = checked({ bytes, start: 0, isInput: false }, opened.value.inputSize, context.report);
  if (!again.ok) return again;
  const text = indented(again.value, chosen.indent);
  const { comments = 0 } = opened.value;
  return text.ok ? ok({ text: text.value, count, ...checkedOf({ ...again.value, comments }, chosen.indent) }) : text;
}
