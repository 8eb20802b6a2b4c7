import type { Localized } from '@toolbench/kit/localized.ts';
import type { Detail } from '@toolbench/kit/result.ts';

/** What can be wrong with a part of a text; the texts of the tool have words for each. */
export type FieldProblemCode =
  | 'missing'
  | 'cut-off'
  | 'check-digits'
  | 'iban'
  | 'qr-iban'
  | 'bic'
  | 'amount'
  | 'country'
  | 'one-of'
  | 'too-long'
  | 'date'
  | 'zone'
  | 'duration'
  | 'end-before-start'
  | 'degrees'
  | 'mail-address'
  | 'phone'
  | 'percent'
  | 'left-over'
  | 'character-set'
  | 'base32'
  | 'export'
  | 'whole-number'
  | 'issuers-differ'
  | 'not-empty'
  | 'either'
  | 'payee'
  | 'wifi-password';

export interface FieldProblem {
  readonly code: FieldProblemCode;
  readonly detail?: Detail;
}

/** Words in both languages, or a text that is the same in both. */
export type Written = string | Localized;

/** A named part of a text. */
export interface Field {
  /** How the standard calls it, where that is a number: a GS1 application identifier. */
  readonly code?: string;
  readonly name: Localized;
  readonly value: string;
  /** The value as people write it: a date, a weight, an amount of money. */
  readonly written?: Written;
  /** Whether the value is hidden until it is asked for. */
  readonly isSecret?: true;
  /** Whether it is a telephone number, whatever else its digits could be. */
  readonly isPhone?: true;
  /** Which rule of its format the part breaks. */
  readonly problem?: FieldProblem;
}

/** What looks at a value and says what is wrong with it. */
export type Check = (value: string) => FieldProblem | undefined;

/** How a part of a format is called, and what is known of its values. */
export interface FieldForm {
  readonly name: Localized;
  readonly isRequired?: true;
  readonly isSecret?: true;
  readonly isPhone?: true;
  readonly check?: Check;
  readonly written?: (value: string) => Written | undefined;
}

/** A part that has a value, or that lacks one it needs; nothing for one that may be left out and is. */
export function fieldsOf(form: FieldForm, value: string, found?: FieldProblem): readonly Field[] {
  const { name, isRequired, isSecret, isPhone, check, written } = form;
  if (value === '' && !isRequired && !found) return [];
  const problem = found ?? (value === '' ? { code: 'missing' as const } : check?.(value));
  const shown = value === '' ? undefined : written?.(value);
  return [
    {
      name,
      value,
      ...(shown && { written: shown }),
      ...(isSecret && { isSecret }),
      ...(isPhone && { isPhone }),
      ...(problem && { problem }),
    },
  ];
}

/** Which part of a text is absent because the text ends too early. */
export function cutOff(end: string): Field {
  return { name: { zh: '结尾', en: 'End' }, value: '', problem: { code: 'cut-off', detail: { end } } };
}
