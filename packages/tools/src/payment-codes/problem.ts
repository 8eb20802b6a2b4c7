import type { Detail } from '@toolbench/kit/result.ts';

export type ProblemCode =
  | 'bad-tag'
  | 'bad-length'
  | 'overrun'
  | 'length-in-bytes'
  | 'length-in-code-units'
  | 'first-not-00'
  | 'duplicate'
  | 'crc-missing'
  | 'crc-wrong'
  | 'crc-form'
  | 'crc-lower-case'
  | 'crc-not-last'
  | 'missing'
  | 'missing-account'
  | 'no-identifier'
  | 'empty'
  | 'form'
  | 'too-long'
  | 'code-too-long'
  | 'not-common-character'
  | 'unknown-currency'
  | 'unknown-country'
  | 'amount-zero'
  | 'amount-decimals'
  | 'fee-without-indicator'
  | 'indicator-without-fee';

/** A rule of the specification that a code breaks, and where. */
export interface Problem {
  readonly code: ProblemCode;
  /** An error keeps a strict reader from taking the code; a warning does not. */
  readonly severity: 'error' | 'warning';
  readonly start: number;
  readonly end: number;
  readonly detail: Detail;
}

/** Makes a problem of a field. */
export function problemAt(
  field: { readonly start: number; readonly end: number },
  severity: Problem['severity'],
  code: ProblemCode,
  detail: Detail = {},
): Problem {
  return { code, severity, start: field.start, end: field.end, detail };
}
