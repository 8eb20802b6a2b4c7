import { classes, COLON, NAME_START } from './characters.ts';
import type { AttributeSpans } from './attribute-spans.ts';
import type { EntityReader } from './entity.ts';
import { STOP, stop, type Reader } from './reader.ts';
import { attributeValue } from './values.ts';

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** Prefixes in scope, innermost last (Namespaces in XML 1.0, third edition). */
export interface Bindings {
  readonly prefixes: string[];
  readonly names: string[];
  /** How deep the element that declared the prefix stands. */
  readonly depths: number[];
}

export function initialBindings(): Bindings {
  return { prefixes: ['xml'], names: [xmlNamespace], depths: [-1] };
}

/** Ends the scope of an element's declarations. */
export function leaveScope(bindings: Bindings, depth: number): void {
  while (bindings.depths[bindings.depths.length - 1] >= depth) {
    bindings.prefixes.pop();
    bindings.names.pop();
    bindings.depths.pop();
  }
}

/** The same scope as seen from inside an entity, which cannot end it. */
export function outerBindings({ prefixes, names }: Bindings): Bindings {
  return { prefixes: [...prefixes], names: [...names], depths: names.map(() => -1) };
}

/** The namespace that a prefix stands for; '' is the default namespace. Undefined for a prefix without declaration. */
export function namespaceOf(bindings: Bindings, prefix: string): string | undefined {
  const at = bindings.prefixes.lastIndexOf(prefix);
  return at === -1 ? undefined : bindings.names[at];
}

/** Offset of the one colon of a qualified name ([7] QName), -1 without, 'bad' when the name has no legal form. */
function colonIn(reader: Reader, start: number, end: number): number | 'bad' {
  const { text } = reader;
  let colon = -1;
  for (let at = start; at < end; at += 1) {
    if (text.charCodeAt(at) !== COLON) continue;
    const startsLocalName = (classes[text.charCodeAt(at + 1)] & NAME_START) !== 0;
    if (colon !== -1 || at === start || at === end - 1 || !startsLocalName) return 'bad';
    colon = at;
  }
  return colon;
}

/** Reads the declarations among a tag's attributes. */
export function declareNamespaces(
  reader: EntityReader,
  bindings: Bindings,
  attributes: AttributeSpans,
  depth: number,
): number {
  const { text } = reader;
  for (let index = 0; index < attributes.count; index += 1) {
    const start = attributes.nameStarts[index];
    if (!text.startsWith('xmlns', start)) continue;
    const name = text.slice(start, attributes.nameEnds[index]);
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    const raw = text.slice(attributes.valueStarts[index], attributes.valueEnds[index]);
    const value = attributeValue(raw, reader.dtd);
    if (declareNamespace(reader, bindings, start, name, value, depth) === STOP) return STOP;
  }
  return depth;
}

/** One declaration, `xmlns` or `xmlns:prefix` (NSC Reserved Prefixes and Namespace Names, NSC No Prefix Undeclaring). */
export function declareNamespace(
  reader: Reader,
  bindings: Bindings,
  at: number,
  name: string,
  namespace: string,
  depth: number,
): number {
  const prefix = name.slice('xmlns:'.length);
  if (prefix === 'xmlns' || (prefix === 'xml' && namespace !== xmlNamespace)) {
    return stop(reader, 'reserved-prefix', at, { prefix });
  }
  if (namespace === xmlnsNamespace || (namespace === xmlNamespace && prefix !== 'xml')) {
    return stop(reader, 'reserved-namespace', at, { namespace });
  }
  if (name !== 'xmlns' && namespace === '') return stop(reader, 'empty-prefix-binding', at, { prefix });
  bindings.prefixes.push(prefix);
  bindings.names.push(namespace);
  bindings.depths.push(depth);
  return at;
}

/** NSC Prefix Declared, for an element's name. */
export function checkElementName(reader: Reader, bindings: Bindings, start: number, end: number): number {
  const colon = colonIn(reader, start, end);
  if (colon === 'bad') return stop(reader, 'bad-qualified-name', start, { name: reader.text.slice(start, end) });
  return colon === -1 ? end : checkPrefix(reader, bindings, start, colon);
}

function checkPrefix(reader: Reader, bindings: Bindings, start: number, colon: number): number {
  const prefix = reader.text.slice(start, colon);
  return namespaceOf(bindings, prefix) === undefined ? stop(reader, 'undeclared-prefix', start, { prefix }) : colon;
}

/** NSC Prefix Declared and NSC Attributes Unique, for a tag's attributes. */
export function checkAttributeNamespaces(reader: Reader, bindings: Bindings, attributes: AttributeSpans): number {
  const { text } = reader;
  const expandedNames = new Set<string>();
  for (let index = 0; index < attributes.count; index += 1) {
    const start = attributes.nameStarts[index];
    const end = attributes.nameEnds[index];
    const colon = colonIn(reader, start, end);
    if (colon === -1) continue;
    const name = text.slice(start, end);
    if (colon === 'bad') return stop(reader, 'bad-qualified-name', start, { name });
    if (name.startsWith('xmlns:')) continue;
    if (checkPrefix(reader, bindings, start, colon) === STOP) return STOP;
    const expanded = `${namespaceOf(bindings, text.slice(start, colon)) ?? ''} ${text.slice(colon + 1, end)}`;
    if (expandedNames.has(expanded)) return stop(reader, 'duplicate-attribute', start, { name });
    expandedNames.add(expanded);
  }
  return attributes.count;
}
