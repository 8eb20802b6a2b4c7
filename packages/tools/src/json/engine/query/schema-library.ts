/** What one validation error of the library says. */
export interface Unit {
  readonly instanceLocation: string;
  readonly keyword: string;
  readonly keywordLocation: string;
  readonly error: string;
}

/** Errors that only say that there is one further down. */
const wrappers = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'allOf',
  'if',
  'dependentSchemas',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
]);

/** `dependencies` holds a schema, whose own errors follow, or names, of which one is missing. */
const isWrapper = ({ keyword, error }: Unit) =>
  wrappers.has(keyword) || (keyword === 'dependencies' && error.endsWith('does not match dependant schema.'));

/** The errors that tell a reader something, once each, in the order of the document. */
function telling(units: readonly Unit[]): Unit[] {
  const leaves = units.filter((unit) => !isWrapper(unit));
  const choices = leaves.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not');
  const seen = new Set<string>();
  const broken = new Set<string>();
  for (const { keyword, instanceLocation } of leaves) {
    if (keyword === 'false') continue;
    for (let end = instanceLocation.length; end > 0; end = instanceLocation.lastIndexOf('/', end - 1)) {
      broken.add(instanceLocation.slice(0, end));
    }
  }
  return leaves.filter(({ instanceLocation, keyword, keywordLocation }) => {
    // A property that fails its own rule is reported as an additional one, too.
    if (keyword === 'false' && broken.has(instanceLocation)) return false;
    if (choices.some((choice) => keywordLocation.startsWith(`${choice.keywordLocation}/`))) return false;
    const id = `${keyword} ${instanceLocation} ${keyword === 'false' ? '' : keywordLocation}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Inherits no name; the symbol lets the library write an object into a text, as it does with what is no schema. */
const nameless: object = Object.freeze(
  Object.assign(Object.create(null) as object, { [Symbol.toPrimitive]: () => '[object Object]' }),
);

/**
 * Takes the names of `Object.prototype` from all objects of a value that was just parsed: the library asks with `in` and
 * by plain access what an object has, and would take `constructor` or `toString` for keys of the data.
 */
function withoutInheritedNames<Value>(value: Value): Value {
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null;
  const open = [value as unknown].filter(isObject);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (!Array.isArray(at)) Object.setPrototypeOf(at, nameless);
    for (const child of Object.values(at)) if (isObject(child)) open.push(child);
  }
  return value;
}

/** The rules of a schema that a value breaks, of both as JSON.parse gives them; throws what the library throws. */
export async function brokenRules(
  schema: object | boolean,
  draft: '4' | '7' | '2019-09' | '2020-12',
  instance: unknown,
): Promise<Unit[]> {
  const library = await import('@cfworker/json-schema');
  // What formats and keywords are called is looked up by plain access, too.
  for (const table of [
    library.format,
    library.ignoredKeyword,
    library.schemaKeyword,
    library.schemaArrayKeyword,
    library.schemaMapKeyword,
  ]) {
    Object.setPrototypeOf(table, null);
  }
  const validator = new library.Validator(withoutInheritedNames(schema), draft, false);
  return telling(validator.validate(withoutInheritedNames(instance)).errors);
}
