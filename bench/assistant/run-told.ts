import type { AppEntity, AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { readRequest } from '../../packages/lab/src/assistant/language/read-request.ts';

/** A field that a message lists: what it is called, and what is plain of its type, its choices and what it points to. */
interface ListedField {
  readonly name: string;
  readonly type: string | undefined;
  readonly choices: readonly string[] | undefined;
  readonly target: string | undefined;
}

interface ListedKind {
  readonly name: string;
  readonly fields: readonly ListedField[];
}

/** A message and the kinds of records that its reader expects. */
interface ToldCase {
  readonly message: string;
  readonly kinds: readonly ListedKind[];
}

/** How messages that spell out what they keep came out. */
export interface ToldScore {
  readonly cases: number;
  /** All kinds and fields under their names and no others, with types, choices and references as expected. */
  readonly right: number;
  /** All kinds and fields and no others, with another type or without a reference. */
  readonly near: number;
  /** Share of the listed fields that are there. */
  readonly fields: number;
  readonly faults: readonly string[];
}

const typesOf: Readonly<Record<string, readonly AppField['type'][]>> = {
  date: ['date'],
  datetime: ['date-time'],
  money: ['money'],
  number: ['integer', 'decimal', 'rating', 'money'],
  yesno: ['boolean'],
  phone: ['phone'],
  email: ['email'],
  url: ['url'],
  rating: ['rating', 'integer'],
};

const listedField = /^(?<name>.*?)(?::(?<type>\w+))?(?:\[(?<choices>[^\]]*)\])?(?:>(?<target>.+))?$/u;

function readField(text: string): ListedField {
  const { name = '', type, choices, target } = listedField.exec(text.trim())?.groups ?? {};
  return { name: name.trim(), type, choices: choices?.split('|'), target: target?.trim() };
}

/**
 * Reads blocks of `M: message` and `E: kind = field; field:type; field[choice|choice]; field>Kind`; line breaks and tabs of a message
 * are written \n and \t.
 */
export function readToldCases(table: string): ToldCase[] {
  return table
    .trim()
    .split(/\n\s*\n/u)
    .map((block) => {
      const lines = block.split('\n');
      const message = lines.find((line) => line.startsWith('M:'))?.slice(2) ?? '';
      const kinds = lines
        .filter((line) => line.startsWith('E:'))
        .map((line) => {
          const [name = '', fields = ''] = line.slice(2).split(' = ');
          return { name: name.trim(), fields: fields.split(/;(?![^[]*\])/u).map(readField) };
        });
      return {
        message: message
          .trim()
          .replaceAll(String.raw`\n`, '\n')
          .replaceAll(String.raw`\t`, '\t'),
        kinds,
      };
    });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s'’"“”_-]+/gu, '')
    .replace(/e?s$/u, '');

const isNamed = ({ label }: AppEntity | AppField, name: string) =>
  [label.zh, label.en].some((one) => plain(one) === plain(name));

const isNearly = ({ label }: AppEntity | AppField, name: string) =>
  [label.zh, label.en].map(plain).some((one) => one.includes(plain(name)) || (one !== '' && plain(name).includes(one)));

function kindNamed({ entities }: AppModel, name: string, isOnly = false): AppEntity | undefined {
  const found = entities.find((one) => isNamed(one, name)) ?? entities.find((one) => isNearly(one, name));
  return found ?? (isOnly ? entities[0] : undefined);
}

/** What is other than expected of a field that is there. */
function faultsOf(model: AppModel, listed: ListedField, field: AppField): string[] {
  const { name, type, choices, target } = listed;
  const isTyped = type === undefined || typesOf[type]?.includes(field.type) === true;
  const pointed = target === undefined ? undefined : kindNamed(model, target)?.name;
  return [
    ...(isTyped ? [] : [`${name} is ${field.type}`]),
    ...(choices === undefined || field.choices?.length === choices.length ? [] : [`${name} has other choices`]),
    ...(target === undefined || field.target === pointed ? [] : [`${name} does not point to ${target}`]),
  ];
}

interface CaseScore {
  readonly found: number;
  /** Kinds or fields that are missing or were invented. */
  readonly lost: readonly string[];
  readonly faults: readonly string[];
}

function scoreCase(model: AppModel, kinds: readonly ListedKind[]): CaseScore {
  const used = new Set<AppEntity | AppField>();
  const lost: string[] = [];
  const faults: string[] = [];
  let found = 0;
  for (const kind of kinds) {
    const entity = kindNamed(model, kind.name, kinds.length === 1);
    if (entity === undefined) {
      lost.push(`no ${kind.name}`);
      continue;
    }
    used.add(entity);
    for (const listed of kind.fields) {
      const free = entity.fields.filter((field) => !used.has(field));
      const field =
        free.find((one) => isNamed(one, listed.name)) ??
        free.find((one) => isNearly(one, listed.name)) ??
        free.find(({ target }) => target !== undefined && target === kindNamed(model, listed.target ?? '')?.name);
      if (field === undefined) {
        lost.push(`${kind.name} lacks ${listed.name}`);
        continue;
      }
      used.add(field);
      found += 1;
      faults.push(...faultsOf(model, listed, field));
    }
    lost.push(...entity.fields.filter((one) => !used.has(one)).map(({ label }) => `${kind.name} also has ${label.en}`));
  }
  lost.push(...model.entities.filter((one) => !used.has(one)).map(({ label }) => `${label.en} was invented`));
  return { found, lost, faults };
}

/** Reads every message of a table and compares with what was expected of it. */
export function scoreTold(table: string): ToldScore {
  const cases = readToldCases(table);
  const faults: string[] = [];
  let [right, near, found, listed] = [0, 0, 0, 0];
  for (const { message, kinds } of cases) {
    const read = readRequest(message);
    listed += kinds.reduce((sum, { fields }) => sum + fields.length, 0);
    const score = read.understood ? scoreCase(read.model, kinds) : { found: 0, lost: ['not understood'], faults: [] };
    found += score.found;
    if (score.lost.length === 0 && score.faults.length === 0) right += 1;
    else if (score.lost.length === 0) near += 1;
    if (score.lost.length + score.faults.length > 0)
      faults.push(`${[...score.lost, ...score.faults].join('; ')}: ${message.replaceAll('\n', ' / ')}`);
  }
  return { cases: cases.length, right, near, fields: found / Math.max(listed, 1), faults };
}
