import type { Localized } from './localized.ts';

/** One of a few values; drawn as a segmented control or a select, `--name value` on the command line. */
export interface ChoiceOption<Value extends string | number = string | number> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly initial: Value;
  readonly label: Localized;
  /** Names of values that do not speak for themselves. */
  readonly names?: Readonly<Partial<Record<Value, Localized>>>;
}

/** On or off. */
export interface FlagOption {
  readonly kind: 'flag';
  readonly initial: boolean;
  readonly label: Localized;
}

/** A whole number within bounds. */
export interface WholeOption {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  readonly label: Localized;
}

/** A short free text. */
export interface TextOption {
  readonly kind: 'text';
  readonly initial: string;
  /** Whether it is a key or password: it goes into no link, no recipe and no storage. */
  readonly isSecret?: boolean;
  readonly label: Localized;
}

export type Option = ChoiceOption | FlagOption | WholeOption | TextOption;
export type Options = Readonly<Record<string, Option>>;

type ValueOf<O> =
  O extends ChoiceOption<infer Value>
    ? Value
    : O extends FlagOption
      ? boolean
      : O extends WholeOption
        ? number
        : string;

/** The values that a set of option descriptions allows, by name. */
export type OptionValues<Set extends Options> = { readonly [Name in keyof Set]: ValueOf<Set[Name]> };

export function choice<const Value extends string | number>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  label: Localized,
  names?: Readonly<Partial<Record<NoInfer<Value>, Localized>>>,
): ChoiceOption<Value> {
  return { kind: 'choice', values, initial, label, ...(names && { names }) };
}

export function flag(initial: boolean, label: Localized): FlagOption {
  return { kind: 'flag', initial, label };
}

export function whole(min: number, max: number, initial: number, label: Localized): WholeOption {
  return { kind: 'whole', min, max, initial, label };
}

export function text(initial: string, label: Localized, isSecret = false): TextOption {
  return { kind: 'text', initial, label, ...(isSecret && { isSecret }) };
}

function isValueOf(option: Option, value: unknown): boolean {
  switch (option.kind) {
    case 'choice':
      return option.values.some((one) => one === value);
    case 'whole':
      return Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max;
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && !option.isSecret;
  }
}

/** Values for every option: those given where the option allows them, else the initial ones. Secrets are never taken. */
export function validValues<Set extends Options>(options: Set, given: unknown): OptionValues<Set> {
  const found = { ...(given as object | undefined) } as Readonly<Record<string, unknown>>;
  const valid = Object.entries(options).filter(([name, option]) => isValueOf(option, found[name]));
  return { ...initialValues(options), ...Object.fromEntries(valid.map(([name]) => [name, found[name]])) };
}

/** Every option at its initial value. */
export function initialValues<Set extends Options>(options: Set): OptionValues<Set> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, option.initial]),
  ) as OptionValues<Set>;
}
