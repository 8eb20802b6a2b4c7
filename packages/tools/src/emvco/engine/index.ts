import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { buildPaymentCode, type BuildCode } from '../../payment-codes/build-payment-code.ts';
import { parseChipData, type ChipCode, type ChipData } from '../../payment-codes/chip/parse-chip-data.ts';
import { looksLikePaymentCode } from '../../payment-codes/looks-like-payment-code.ts';
import { parsePaymentCode, readPlainFields, type PaymentCode } from '../../payment-codes/payment-code.ts';
import { mostFields } from '../../payment-codes/fields/read-fields.ts';
import { plainField, type PlainField } from './plain-fields.ts';
import { readNodes, type NodesCode } from './read-nodes.ts';
import type { options } from '../options.ts';

type ChipOptions = Pick<OptionValues<typeof options>, 'showCardNumbers'>;

export interface Parsed extends PaymentCode {
  /** The field table; `count` may be more. */
  readonly fields: readonly PlainField[];
  /** Whether the text is clearly meant as a payment code. Its broken rules are told only then. */
  readonly recognised: boolean;
}

export interface Built {
  readonly text: string;
}

/**
 * Takes a payment code apart. The table and the count follow the specification's plain rules: trimmed, repeated
 * two-digit tag, two-digit length and value, until one of them is broken. Fails where that gives no field at all.
 */
function parse(input: Text): Result<Parsed, 'no-field'> {
  const text = textToString(input);
  const plain = readPlainFields(text);
  if (plain.count === 0) return fail('no-field');
  const code = parsePaymentCode(text, plain);
  const recognised = looksLikePaymentCode(text);
  return ok({
    ...code,
    count: plain.count,
    fields: plain.fields.slice(0, mostFields).map(plainField),
    recognised,
    problems: recognised ? code.problems : [],
  });
}

/** Writes a payment code from fields in JSON, with right lengths and CRC. */
function build(input: Text): Result<Built, BuildCode | NodesCode> {
  const nodes = readNodes(textToString(input));
  if (!nodes.ok) return nodes;
  const built = buildPaymentCode(nodes.value);
  return built.ok ? ok({ text: built.value }) : built;
}

/** Takes the data of a chip card apart. */
function chip(input: Text, { showCardNumbers }: ChipOptions): Result<ChipData, ChipCode> {
  return parseChipData(textToString(input), showCardNumbers ? 'shown' : 'masked');
}

export const engine = { parse, build, chip } satisfies EngineActions;
export type Engine = typeof engine;
