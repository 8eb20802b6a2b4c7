import type { Document, Value } from './bson.ts';
import { CommandError, badValue, notInDouble } from './command-error.ts';
import { compareValues, fieldOf, isSame } from './compare.ts';

type Test = (document: Document) => boolean;

const typeNames = new Set([
  'double',
  'string',
  'object',
  'array',
  'binData',
  'objectId',
  'bool',
  'date',
  'null',
  'regex',
  'int',
  'timestamp',
  'long',
]);

/** Whether a condition is made of operators; one that mixes them with fields is refused. */
function operatorsOf(value: Value): Document | undefined {
  if (value.type !== 'object') return undefined;
  const names = [...value.value.keys()];
  if (!names[0]?.startsWith('$')) return undefined;
  const other = names.find((name) => !name.startsWith('$'));
  if (other !== undefined) throw badValue(`unknown operator: ${other}`);
  return value.value;
}

function allOf(value: Value, operator: string): readonly Test[] {
  if (value.type !== 'array') throw badValue(`${operator} must be an array`);
  if (value.value.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return value.value.map((part) => {
    if (part.type !== 'object') throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(part.value);
  });
}

/** What decides whether a document matches (manual: "Query and Projection Operators"). Throws as the server refuses. */
export function compileFilter(filter: Document): Test {
  const tests = [...filter].map(([name, value]): Test => {
    if (name === '$and' || name === '$or') {
      const parts = allOf(value, name);
      return name === '$and' ? (at) => parts.every((test) => test(at)) : (at) => parts.some((test) => test(at));
    }
    if (name.startsWith('$')) {
      throw badValue(
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
    }
    return compileField(name, value);
  });
  return (document) => tests.every((test) => test(document));
}

function compileField(name: string, value: Value): Test {
  if (name.includes('.')) throw notInDouble('dotted path');
  const operators = operatorsOf(value);
  if (operators === undefined) {
    if (value.type === 'regex') return compileRegex(name, value.value, value.options);
    return (document) => isSame(fieldOf(document, name), value);
  }
  const tests = [...operators].map(([operator, operand]) => compileOperator(name, operator, operand, operators));
  return (document) => tests.every((test) => test(document));
}

function compileOperator(name: string, operator: string, operand: Value, all: Document): Test {
  const found = (document: Document) => fieldOf(document, name);
  // Comparisons of order are among values of one type only.
  const order = (isRight: (order: number) => boolean) => (document: Document) =>
    kindOf(found(document)) === kindOf(operand) && isRight(compareValues(found(document), operand));
  switch (operator) {
    case '$eq':
      return (document) => isSame(found(document), operand);
    case '$ne':
      if (operand.type === 'regex') throw badValue("Can't have regex as arg to $ne.");
      return (document) => !isSame(found(document), operand);
    case '$gt':
      return order((sign) => sign > 0);
    case '$gte':
      return order((sign) => sign >= 0);
    case '$lt':
      return order((sign) => sign < 0);
    case '$lte':
      return order((sign) => sign <= 0);
    case '$type':
      return compileType(name, operand);
    case '$regex': {
      const options = all.get('$options') ?? { type: 'string', value: '' };
      if (options.type !== 'string') throw badValue('$options has to be a string');
      if (operand.type === 'regex') return compileRegex(name, operand.value, operand.options || options.value);
      if (operand.type !== 'string') throw badValue('$regex has to be a string');
      return compileRegex(name, operand.value, options.value);
    }
    case '$options':
      if (!all.has('$regex')) throw badValue('$options needs a $regex');
      return () => true;
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

const kindOf = ({ type }: Value) => (type === 'int' || type === 'long' ? 'double' : type);

function compileType(name: string, operand: Value): Test {
  const wanted = operand.type === 'array' ? operand.value : [operand];
  if (wanted.length === 0) throw new CommandError(9, 'FailedToParse', `${name} must match at least one type`);
  const names = wanted.map((type) => {
    if (type.type !== 'string') throw notInDouble('$type with numbers');
    if (type.value !== 'number' && !typeNames.has(type.value)) throw badValue(`Unknown type name alias: ${type.value}`);
    return type.value;
  });
  return (document) => {
    const found = document.get(name);
    if (found === undefined) return false;
    return names.some((wantedName) =>
      wantedName === 'number' ? kindOf(found) === 'double' : found.type === wantedName,
    );
  };
}

/**
 * PCRE as the apps write it, as an expression of JavaScript: \Q…\E and a backslash before what is no letter or digit
 * make text of what follows.
 */
function fromPcre(pattern: string): string {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return pattern.replace(/\\Q([\s\S]*?)(?:\\E|$)|\\([^A-Za-z0-9])/g, (_, quoted?: string, escaped?: string) =>
    literal(quoted ?? escaped ?? ''),
  );
}

function compileRegex(name: string, pattern: string, options: string): Test {
  if (pattern.includes('\0')) throw badValue('Regular expression cannot contain an embedded null byte');
  const wrong = /[^imsxu]/.exec(options)?.[0];
  if (wrong !== undefined) throw new CommandError(51108, 'Location51108', `invalid flag in regex options: ${wrong}`);
  if (/[xu]/.test(options)) throw notInDouble('regular expression with x or u');
  try {
    const expression = new RegExp(fromPcre(pattern), options);
    return (document) => {
      const found = document.get(name);
      return found?.type === 'string' && expression.test(found.value);
    };
  } catch (error) {
    throw new CommandError(51091, 'Location51091', `Regular expression is invalid: ${String(error)}`);
  }
}
