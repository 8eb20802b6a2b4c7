import type { toDocument } from './bson.ts';
import { type Document, type Value } from './bson.ts';
import type { Collection } from './collection.ts';
import { CommandError } from './command-error.ts';
import { compileFilter } from './filter.ts';

export interface Call {
  readonly name: string;
  readonly command: Document;
  readonly namespace: string;
  readonly collection: Collection;
}

export type Answer = Parameters<typeof toDocument>[0];

export function checkFields(where: string, document: Document, known: readonly string[]): void {
  const unknown = [...document.keys()].find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new CommandError(40415, 'Location40415', `BSON field '${where}.${unknown}' is an unknown field.`);
}

export function required<Type extends Value['type']>(where: string, document: Document, name: string, type: Type) {
  const value = document.get(name);
  if (value === undefined) {
    throw new CommandError(40414, 'Location40414', `BSON field '${where}.${name}' is missing but a required field`);
  }
  return ofType(`${where}.${name}`, value, type);
}

export function ofType<Type extends Value['type']>(path: string, value: Value, type: Type) {
  if (value.type === type) return value as Extract<Value, { type: Type }>;
  throw new CommandError(
    14,
    'TypeMismatch',
    `BSON field '${path}' is the wrong type '${value.type}', expected type '${type}'`,
  );
}

export const objects = (path: string, list: readonly Value[]) =>
  list.map((value) => ofType(path, value, 'object').value);
export const isTrue = (document: Document, name: string) => document.get(name)?.value === true;

export function count(where: string, document: Document, name: string): number {
  const number = Number(document.get(name)?.value ?? 0);
  if (number >= 0) return number;
  throw new CommandError(
    51024,
    'Location51024',
    `BSON field '${where}.${name}' value must be >= 0, actual value '${number}'`,
  );
}

export const filterOf = (command: Document, name: string) =>
  compileFilter(command.has(name) ? ofType(name, command.get(name) as Value, 'object').value : new Map());
