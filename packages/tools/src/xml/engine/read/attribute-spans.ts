import { nameEnd, skipSpace } from './characters.ts';
import { stop, type Reader } from './reader.ts';

/** The attributes of one tag as offsets. One such table is filled again for every tag. */
export interface AttributeSpans {
  count: number;
  readonly nameStarts: number[];
  readonly nameEnds: number[];
  /** Between the quotes. */
  readonly valueStarts: number[];
  readonly valueEnds: number[];
  /** The tag has white space that it does not need. */
  isUntidy: boolean;
}

export function noAttributes(): AttributeSpans {
  return { count: 0, nameStarts: [], nameEnds: [], valueStarts: [], valueEnds: [], isUntidy: false };
}

/** Up to this many attributes, comparing each with each is faster than a set. */
const fewAttributes = 8;

/** WFC Unique Att Spec. */
export function checkUnique(reader: Reader, attributes: AttributeSpans): number {
  if (attributes.count > fewAttributes) return checkManyUnique(reader, attributes);
  const { nameStarts, nameEnds } = attributes;
  for (let later = 1; later < attributes.count; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      const length = nameEnds[later] - nameStarts[later];
      if (nameEnds[earlier] - nameStarts[earlier] !== length) continue;
      if (isSame(reader.text, nameStarts[earlier], nameStarts[later], length))
        return repeated(reader, attributes, later);
    }
  }
  return attributes.count;
}

function checkManyUnique(reader: Reader, attributes: AttributeSpans): number {
  const names = new Set<string>();
  for (let index = 0; index < attributes.count; index += 1) {
    names.add(reader.text.slice(attributes.nameStarts[index], attributes.nameEnds[index]));
    if (names.size === index) return repeated(reader, attributes, index);
  }
  return attributes.count;
}

function repeated(reader: Reader, attributes: AttributeSpans, index: number): number {
  const start = attributes.nameStarts[index];
  return stop(reader, 'duplicate-attribute', start, { name: reader.text.slice(start, attributes.nameEnds[index]) });
}

/** Whether the same code units stand at two offsets. */
export function isSame(text: string, first: number, second: number, length: number): boolean {
  for (let at = 0; at < length; at += 1) {
    if (text.charCodeAt(first + at) !== text.charCodeAt(second + at)) return false;
  }
  return true;
}

/** Finds the attributes of a well-formed start tag or empty-element tag, from its `<` at `at`. */
export function findAttributes(text: string, at: number, attributes: AttributeSpans): void {
  attributes.count = 0;
  let start = skipSpace(text, nameEnd(text, at + 1));
  for (let end = nameEnd(text, start); end > start; end = nameEnd(text, start)) {
    const quote = skipSpace(text, skipSpace(text, end) + 1);
    const valueEnd = text.indexOf(text.charAt(quote), quote + 1);
    const index = attributes.count;
    attributes.nameStarts[index] = start;
    attributes.nameEnds[index] = end;
    attributes.valueStarts[index] = quote + 1;
    attributes.valueEnds[index] = valueEnd;
    attributes.count = index + 1;
    start = skipSpace(text, valueEnd + 1);
  }
}
