import { type Document, type Value, toValue } from './bson.ts';
import { CommandError, failedToParse, notInDouble } from './command-error.ts';
import { isSame } from './compare.ts';

const typeName = ({ type }: Value) => (type === 'objectId' ? 'objectId' : type);

function checkPath(name: string): void {
  if (name === '') throw new CommandError(56, 'EmptyFieldName', 'An empty update path is not valid.');
  if (name.startsWith('$')) {
    const message = `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`;
    throw new CommandError(52, 'DollarPrefixedFieldName', message);
  }
  if (name.includes('.')) throw notInDouble('dotted path');
}

function incremented(name: string, document: Document, by: Value): Value {
  if (by.type !== 'int' && by.type !== 'long' && by.type !== 'double') {
    throw new CommandError(
      14,
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${name}: ${String(by.value)}}`,
    );
  }
  const found = document.get(name) ?? toValue(by.type === 'long' ? 0n : 0);
  if (found.type !== 'int' && found.type !== 'long' && found.type !== 'double') {
    const message = `Cannot apply $inc to a value of non-numeric type. {_id: ${String(document.get('_id')?.value)}} has the field '${name}' of non-numeric type ${typeName(found)}`;
    throw new CommandError(14, 'TypeMismatch', message);
  }
  const sum = Number(found.value) + Number(by.value);
  if (found.type === 'double' || by.type === 'double') return { type: 'double', value: sum };
  return found.type === 'int' && by.type === 'int' ? toValue(sum) : { type: 'long', value: BigInt(sum) };
}

/** An update's document by operators, checked: its kind of a field and value for each change. */
export function readUpdate(update: Value): Document {
  if (update.type === 'array') throw notInDouble('update by a pipeline');
  if (update.type !== 'object') throw failedToParse('Update argument must be either an object or an array');
  const names = [...update.value.keys()];
  if (!names[0]?.startsWith('$')) throw notInDouble('update without operators: it replaces the document');
  for (const [operator, fields] of update.value) {
    if (operator !== '$set' && operator !== '$inc') {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (fields.type !== 'object') {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${fields.type} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(fields.value)}}`,
      );
    }
    for (const name of fields.value.keys()) checkPath(name);
  }
  const seen = [...update.value.values()].flatMap((fields) =>
    fields.type === 'object' ? [...fields.value.keys()] : [],
  );
  const twice = seen.find((name, index) => seen.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new CommandError(
      40,
      'ConflictingUpdateOperators',
      `Updating the path '${twice}' would create a conflict at '${twice}'`,
    );
  }
  return update.value;
}

/** The document after the update (manual: "Update Operators"). */
export function applyUpdate(document: Document, update: Document): Document {
  const changed = new Map(document);
  for (const [operator, fields] of update) {
    if (fields.type !== 'object') continue;
    for (const [name, value] of fields.value) {
      changed.set(name, operator === '$inc' ? incremented(name, document, value) : value);
    }
  }
  const [before, after] = [document.get('_id'), changed.get('_id')];
  if (before !== undefined && after !== undefined && !isSame(before, after)) {
    throw new CommandError(
      66,
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return changed;
}
