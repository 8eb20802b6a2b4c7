import type { Language } from '@toolbench/kit/localized.ts';
import * as s from '@toolbench/kit/schema.ts';
import { en } from './result-text.en.ts';
import { zh } from './result-text.zh.ts';

const texts = { zh, en };

/** Fields that are printed in a way of their own, or not at all. */
const keptNames = new Set(['warnings', 'nested']);

type Words = Readonly<Record<string, string>>;

/** A result's names, dates, answers and kinds in the words of a language. Names and texts that the input gave stay. */
export class ResultWords {
  readonly #language: Language;
  readonly #tool: string;

  constructor(tool: string, language: Language) {
    this.#tool = tool;
    this.#language = language;
  }

  /** The name of a field in a record that is called `record` itself. */
  labelOf(name: string, record = ''): string {
    const { fields } = texts[this.#language];
    return this.#find(fields, name, record) ?? apart(name);
  }

  /** One of a few values. */
  #valueOf(value: string): string {
    return this.#find(texts[this.#language].values, value) ?? value.replaceAll('-', ' ');
  }

  #find(words: Words, name: string, record = ''): string | undefined {
    const keys = [`${this.#tool}.${record}.${name}`, `${this.#tool}.${name}`, name];
    const key = keys.find((one) => Object.hasOwn(words, one));
    return key === undefined ? undefined : words[key];
  }

  /** A value by its schema. What the schema does not know stays as it is. */
  say(value: unknown, schema: s.Schema, name = ''): unknown {
    const { yes, no, weekdays } = texts[this.#language];
    if (value === null || value === undefined || schema === s.place) return value;
    if (schema === s.moment) return isoOf(Number(value));
    if (schema === s.weekday) return weekdays[Number(value) - 1];
    if (schema === s.seconds) return spanOf(Number(value), this.#language);
    if (typeof value === 'boolean') return value ? yes : no;
    if (schema.enum && typeof value === 'string') return this.#valueOf(value);
    if (Array.isArray(value)) return value.map((one) => this.say(one, schema.items ?? {}, name));
    if (typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
    return this.#sayRecord(value, schema, name);
  }

  #sayRecord(value: object, { properties, additionalProperties }: s.Schema, record: string): unknown {
    const others = typeof additionalProperties === 'object' ? additionalProperties : {};
    const entries = Object.entries(value).map(([name, field]): readonly [string, unknown] => {
      if (!properties || !Object.hasOwn(properties, name)) return [name, this.say(field, others)];
      const label = keptNames.has(name) ? name : this.labelOf(name, record);
      return [label, this.say(field, properties[name], name)];
    });
    return Object.fromEntries(entries);
  }
}

/** camelCase is words without the blanks between them. */
const apart = (name: string) => name.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** ISO 8601 in UTC, without a fraction that says nothing. */
const isoOf = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

const units = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span of time in its largest unit. */
function spanOf(seconds: number, language: Language): string {
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? units[units.length - 1];
  const style = { style: 'unit', unit, unitDisplay: 'long', notation: 'compact' } as const;
  return new Intl.NumberFormat(language, { ...style, maximumSignificantDigits: 2 }).format(seconds / size);
}
