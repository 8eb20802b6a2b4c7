import type { Property, Shape } from './shape.ts';

interface Declarations {
  /** What has been declared, by name, in the order of the output. */
  readonly texts: Map<string, string>;
  /** The number that the last declaration of each name was told apart by. */
  readonly numbers: Map<string, number>;
}

/**
 * Letters that the tables of every TypeScript have, whatever it compiles to: Latin, Greek, Cyrillic, Hebrew, Arabic,
 * kana, Han, Hangul. Newer and rarer ones stand in quotation marks as keys and not at all in names of types.
 */
const letters = String.raw`A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0391-\u03a1\u03a3-\u03ce\u0400-\u0481\u05d0-\u05ea\u0621-\u064a\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fa5\uac00-\ud7a3`;
const identifier = new RegExp(`^[${letters}$_][${letters}$_0-9]*$`);
const betweenWords = new RegExp(`[^${letters}0-9$]+`);

/** What stands for the first declaration until it is known whether the document is an object. */
const notTaken = '?';

/** A name that the declarations themselves use and none may hide. */
const anyObject = 'Record';

/** TypeScript declarations of a shape: one interface for each object, optional properties, unions; the first is `Root`. */
export function typescriptOf(shape: Shape): string {
  const declarations: Declarations = { texts: new Map(), numbers: new Map() };
  declarations.texts.set('Root', notTaken);
  const type = typeOf(shape, 'Root', declarations);
  if (declarations.texts.get('Root') === notTaken) declarations.texts.set('Root', `export type Root = ${type};`);
  return `${[...declarations.texts.values()].join('\n\n')}\n`;
}

/** The shape as a type; objects in it are declared under `name` or what comes of it. */
function typeOf(shape: Shape, name: string, declarations: Declarations): string {
  const scalars = new Set([...shape.scalars].map((kind) => (kind === 'integer' ? 'number' : kind)));
  const hasNull = scalars.delete('null');
  const parts: string[] = [...scalars];
  if (shape.object) parts.push(objectType(shape.object, name, declarations));
  if (shape.array) parts.push(arrayType(shape.array.items, name, declarations));
  if (hasNull) parts.push('null');
  return parts.length === 0 || shape.isCut ? 'unknown' : parts.join(' | ');
}

function arrayType(items: Shape, name: string, declarations: Declarations): string {
  const type = typeOf(items, name === 'Root' ? 'Item' : singular(name), declarations);
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`;
}

function objectType(object: NonNullable<Shape['object']>, name: string, declarations: Declarations): string {
  if (object.properties.size === 0) return `${anyObject}<string, unknown>`;
  const own = freeName(name, declarations);
  declarations.texts.set(own, '');
  const lines: string[] = [];
  for (const [key, property] of object.properties) lines.push(propertyLine(key, property, object.count, declarations));
  declarations.texts.set(own, `export interface ${own} {\n${lines.join('\n')}\n}`);
  return own;
}

function propertyLine(key: string, { shape, count }: Property, objects: number, declarations: Declarations): string {
  const name = identifier.test(key) ? key : JSON.stringify(key);
  return `  ${name}${count < objects ? '?' : ''}: ${typeOf(shape, typeName(key), declarations)};`;
}

/** A name that no declaration has yet and that hides none. `Root` is kept free for the document itself. */
function freeName(name: string, { texts, numbers }: Declarations): string {
  if (name === 'Root' && texts.get('Root') === notTaken && texts.size === 1) return name;
  let free = name;
  let number = numbers.get(name) ?? 1;
  while (free === anyObject || texts.has(free)) {
    number += 1;
    free = `${name}${String(number)}`;
  }
  numbers.set(name, number);
  return free;
}

/** A key as the name of a type: `shipping_address` → `ShippingAddress`. */
function typeName(key: string): string {
  const words = key.split(betweenWords).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return identifier.test(name) ? name : `Item${/^\d+$/.test(name) ? name : ''}`;
}

/** What one element of a list of that name is called: `Orders` → `Order`, `Cities` → `City`. */
function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(name) || !/..s$/.test(name)) return name;
  return /(?:x|ch|sh)es$/.test(name) ? name.slice(0, -2) : name.slice(0, -1);
}
