import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok } from '@toolbench/kit/result.ts';
import type { Failure, Result } from '@toolbench/kit/result.ts';
import { firstLoneSurrogate, placeOf, textToBytes, textToString } from '@toolbench/kit/text.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { compareJson } from './json/compare-json.ts';
import type { JsonCode, JsonComparison } from './json/compare-json.ts';
import { compareTexts } from './compare-texts.ts';
import type { TextPair } from './compare-texts.ts';
import type { Comparison } from './comparison.ts';
import { isPatchFileName } from './patch/patch-file-name.ts';
import type { options } from '../options.ts';
import { unifiedPatch } from './patch/unified-patch.ts';

type Values = OptionValues<typeof options>;
type CompareValues = Omit<Values, 'context' | 'fileName' | 'ignoreOrder' | 'itemKey'>;

/** The texts to compare. Files are compared byte by byte, strings as their UTF-8. */
export interface DiffInput {
  readonly left: Text;
  readonly right: Text;
}

export interface Patch {
  /** The unified diff as bytes, in the encodings of the texts; empty when they are the same. */
  readonly text: Uint8Array;
}

export type InputCode = 'left-lone-surrogate' | 'right-lone-surrogate' | 'too-many-lines';
export type JsonInputCode = InputCode | JsonCode | 'json-too-large';
export type PatchCode = InputCode | 'bad-file-name';

/** Arrays of this many lines still fit the memory of a browser tab. */
const MAX_LINES = 5_000_000;
const LINE_FEED = 10;
/** Bytes of a text's ends in which its first and last character are looked for. */
const peekedBytes = 1_000;

/** A comparison as text, and whether comparing by meaning would say more. */
export interface ComparedTexts extends Comparison {
  /** Whether both texts are JSON objects or arrays that differ as text. */
  readonly areJson: boolean;
}

/** The differences of two texts, by lines, words or characters. */
function compare(input: DiffInput, chosen: CompareValues, context: EngineContext): Result<ComparedTexts, InputCode> {
  const texts = readTexts(input);
  if (!texts.ok) return texts;
  const found = compareTexts(texts.value, chosen, context.report);
  return ok({ ...found, areJson: !found.identical && isJson(texts.value.left) && isJson(texts.value.right) });
}

/** Whether a text is a JSON object or array. What cannot be one by its first or last character is not read. */
function isJson(bytes: Uint8Array): boolean {
  const ends = [bytes.subarray(0, peekedBytes), bytes.subarray(-peekedBytes)].map((end) => textToString(end).trim());
  if (!/^[[{]/.test(ends[0]) || !/[\]}]$/.test(ends[1])) return false;
  try {
    JSON.parse(textToString(bytes));
    return true;
  } catch {
    return false;
  }
}

/** The unified diff that turns the left text into the right one, exactly, whatever a comparison ignores. */
function patch(input: DiffInput, chosen: Pick<Values, 'context' | 'fileName'>): Result<Patch, PatchCode> {
  const texts = readTexts(input);
  if (!texts.ok) return texts;
  if (!isPatchFileName(chosen.fileName)) return fail('bad-file-name', { name: chosen.fileName });
  return ok({ text: unifiedPatch(texts.value.left, texts.value.right, chosen.fileName, chosen.context) });
}

/** The differences of two JSON texts by their meaning. */
function json(
  input: DiffInput,
  { ignoreOrder, itemKey }: Pick<Values, 'ignoreOrder' | 'itemKey'>,
  context: EngineContext,
): Result<JsonComparison, JsonInputCode> {
  const texts = readTexts(input);
  if (!texts.ok) return texts;
  const limit = limits.diff.jsonBytes;
  const { left, right } = texts.value;
  if (left.length + right.length > limit) return fail('json-too-large', { size: left.length + right.length, limit });
  const arrangement = { ignoreOrder, itemKey };
  return compareJson(textToString(input.left), textToString(input.right), arrangement, context.report);
}

function readTexts({ left, right }: DiffInput): Result<TextPair, InputCode> {
  const failure = loneSurrogate(left, 'left-lone-surrogate') ?? loneSurrogate(right, 'right-lone-surrogate');
  if (failure) return failure;
  const texts = { left: textToBytes(left), right: textToBytes(right) };
  if (hasTooManyLines(texts.left) || hasTooManyLines(texts.right)) return fail('too-many-lines', { limit: MAX_LINES });
  return ok(texts);
}

/** Half a surrogate pair has no bytes in UTF-8, so texts that differ in one could pass for equal. */
function loneSurrogate<Code extends InputCode>(text: Text, code: Code): Failure<Code> | undefined {
  const at = typeof text === 'string' ? firstLoneSurrogate(text) : -1;
  return at < 0 || typeof text !== 'string' ? undefined : fail(code, {}, placeOf(text, at));
}

function hasTooManyLines(bytes: Uint8Array): boolean {
  if (bytes.length <= MAX_LINES) return false;
  let lines = 0;
  for (let at = 0; at < bytes.length && lines <= MAX_LINES; at++) if (bytes[at] === LINE_FEED) lines++;
  return lines > MAX_LINES;
}

export const engine = { compare, patch, json } satisfies EngineActions;
export type Engine = typeof engine;
