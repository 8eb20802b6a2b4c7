import { nameEnd } from '../read/characters.ts';
import type { XmlDocument } from '../read/document.ts';
import { type Layout, layoutOf } from '../layout.ts';
import { BLANK, EMPTY_TAG, END_TAG, HAS_ELEMENTS, HAS_TEXT, kindOf, START_TAG } from '../read/tokens.ts';

/** The element is the first, or the last, of several siblings in a row with one name. */
export const RUN_FIRST = 1;
export const RUN_LAST = 2;
export const IN_RUN = 4;
/** The element's children must be written in order: it has text between them, or children of one name apart. */
export const ORDERED = 8;
/** White space in the element is text. */
export const KEEPS_SPACE = 16;

/** What is known of an open element while its children pass by. */
interface Family {
  readonly token: number;
  readonly layout: Layout;
  /** Name and token of the latest child element. */
  lastName: string;
  lastToken: number;
  /** Names of the children before it, once there are two names. */
  names: Set<string> | undefined;
}

/** For each start or empty-element tag, how its element goes into JSON: one byte of flags per token. */
export function jsonShapes({ text, tokens }: XmlDocument): Uint8Array {
  const shapes = new Uint8Array(tokens.count);
  const open: Family[] = [];
  for (let index = 0; index < tokens.count; index += 1) {
    const code = tokens.codes[index];
    const kind = kindOf(code);
    const family = open.at(-1);
    if (kind === END_TAG) open.pop();
    else if (kind === BLANK && family && keepsBlank(tokens.codes[family.token], family))
      shapes[family.token] |= ORDERED;
    if (kind !== START_TAG && kind !== EMPTY_TAG) continue;
    const nameStart = tokens.starts[index] + 1;
    if (family) addChild(shapes, family, index, text.slice(nameStart, nameEnd(text, nameStart)));
    if (kind === START_TAG) open.push(openFamily(shapes, code, index, family));
  }
  return shapes;
}

function openFamily(shapes: Uint8Array, code: number, token: number, parent: Family | undefined): Family {
  const layout = layoutOf(code, parent?.layout);
  if (layout !== 'apart') shapes[token] |= KEEPS_SPACE;
  if (code & HAS_TEXT && code & HAS_ELEMENTS) shapes[token] |= ORDERED;
  return { token, layout, lastName: '', lastToken: -1, names: undefined };
}

function keepsBlank(code: number, { layout }: Family): boolean {
  return layout !== 'apart' && (code & HAS_ELEMENTS) !== 0;
}

function addChild(shapes: Uint8Array, family: Family, token: number, name: string): void {
  const { lastName, lastToken } = family;
  if (lastName === name) {
    shapes[lastToken] =
      shapes[lastToken] & IN_RUN ? shapes[lastToken] & ~RUN_LAST : shapes[lastToken] | IN_RUN | RUN_FIRST;
    shapes[token] |= IN_RUN | RUN_LAST;
  } else {
    if (lastName !== '') (family.names ??= new Set()).add(lastName);
    if (family.names?.has(name)) shapes[family.token] |= ORDERED;
  }
  family.lastName = name;
  family.lastToken = token;
}
