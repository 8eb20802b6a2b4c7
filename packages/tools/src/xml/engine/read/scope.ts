import type { AttributeSpans } from './attribute-spans.ts';
import { checkAttributeNamespaces, checkElementName, declareNamespace, declareNamespaces } from './namespaces.ts';
import { STOP } from './reader.ts';
import { nextColon, type Scan } from './scan.ts';
import { HAS_TEXT, PRESERVE } from './tokens.ts';

/**
 * What a start tag brings into force for its element: namespace declarations, which its names must agree with, and
 * the meaning of white space. Answers flags of a token's code.
 */
export function enterScope(scan: Scan, nameStart: number, nameStop: number, tagEnd: number): number {
  const { text, dtd, open, tokens } = scan;
  const depth = open.tokens.length;
  let flags = depth > 0 ? tokens.codes[open.tokens[depth - 1]] & PRESERVE : 0;
  const isDeclared = dtd.mixed.size > 0 || dtd.defaults.size > 0;
  if (!isDeclared && nextColon(scan, nameStart) >= tagEnd) return flags;
  const name = text.slice(nameStart, nameStop);
  const defaults = dtd.defaults.get(name);
  if (dtd.mixed.has(name)) flags |= HAS_TEXT;
  const space = attributeNamed(text, scan.attributes, 'xml:space') ?? defaults?.get('xml:space');
  if (space !== undefined) flags = space === 'preserve' ? flags | PRESERVE : flags & ~PRESERVE;
  if (declareNamespaces(scan, scan.bindings, scan.attributes, depth) === STOP) return STOP;
  if (defaults && declareDefaults(scan, defaults, nameStart) === STOP) return STOP;
  if (checkElementName(scan, scan.bindings, nameStart, nameStop) === STOP) return STOP;
  return checkAttributeNamespaces(scan, scan.bindings, scan.attributes) === STOP ? STOP : flags;
}

/** The value of a tag's attribute as it is written. */
function attributeNamed(text: string, attributes: AttributeSpans, name: string): string | undefined {
  for (let index = 0; index < attributes.count; index += 1) {
    const start = attributes.nameStarts[index];
    if (attributes.nameEnds[index] - start !== name.length || !text.startsWith(name, start)) continue;
    return text.slice(attributes.valueStarts[index], attributes.valueEnds[index]);
  }
  return undefined;
}

/** Namespace declarations that a tag has by default. */
function declareDefaults(scan: Scan, defaults: ReadonlyMap<string, string>, at: number): number {
  for (const [name, value] of defaults) {
    const isDeclaration = name === 'xmlns' || name.startsWith('xmlns:');
    if (!isDeclaration || attributeNamed(scan.text, scan.attributes, name) !== undefined) continue;
    if (declareNamespace(scan, scan.bindings, at, name, value, scan.open.tokens.length) === STOP) return STOP;
  }
  return at;
}
