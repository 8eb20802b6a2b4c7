import type { Dtd } from './entity.ts';
import { codePointOf, predefinedCharacter } from './reference.ts';
import { EMPTY_TAG, kindOf, START_TAG, TEXT, type Tokens } from './tokens.ts';

const references = /&([^;]+);/g;

/** What character data stands for: line ends as LF (XML 1.0 section 2.11), references replaced. */
export function characterValue(raw: string, dtd: Dtd): string {
  const text = withLineFeeds(raw);
  return text.includes('&') ? text.replace(references, (reference) => valueOf(reference, dtd, characterValue)) : text;
}

/** Section 2.11: a parser reads every line end as LF. */
export function withLineFeeds(raw: string): string {
  return raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
}

/** What an attribute's raw value stands for (section 3.3.3, every attribute taken as CDATA). */
export function attributeValue(raw: string, dtd: Dtd): string {
  const text = /[\t\n\r]/.test(raw) ? raw.replace(/\r\n|[\t\n\r]/g, ' ') : raw;
  return text.includes('&') ? text.replace(references, (reference) => valueOf(reference, dtd, attributeValue)) : text;
}

/** Entities nest at most as deep as checking allowed, and stand for at most as much as it allowed. */
function valueOf(reference: string, dtd: Dtd, inner: (raw: string, dtd: Dtd) => string): string {
  if (reference.startsWith('&#')) return String.fromCodePoint(codePointOf(reference));
  const name = reference.slice(1, -1);
  return predefinedCharacter(name) ?? inner(dtd.entities.get(name)?.replacement ?? '', dtd);
}

/** A reference whose value is not plain text, or is not in the document. */
export interface OpaqueReference {
  readonly name: string;
  readonly offset: number;
}

/** A text with the places of its markup. */
interface ReadText {
  readonly text: string;
  readonly tokens: Tokens;
  readonly dtd: Dtd;
}

/** The first reference in content or attributes that has no text to stand for it: to an external entity, to one declared elsewhere, or to one that holds markup. */
export function firstOpaqueReference({ text, tokens, dtd }: ReadText): OpaqueReference | undefined {
  if (dtd.entities.size === 0 && !dtd.hasUnseenParts) return undefined;
  const opaque = new Map<string, boolean>();
  for (let index = 0; index < tokens.count; index += 1) {
    const kind = kindOf(tokens.codes[index]);
    if (kind !== TEXT && kind !== START_TAG && kind !== EMPTY_TAG) continue;
    const raw = text.slice(tokens.starts[index], tokens.starts[index + 1]);
    for (const match of raw.matchAll(references)) {
      if (isOpaque(match[1], dtd, opaque)) return { name: match[1], offset: tokens.starts[index] + match.index };
    }
  }
  return undefined;
}

function isOpaque(name: string, dtd: Dtd, known: Map<string, boolean>): boolean {
  if (name.startsWith('#') || predefinedCharacter(name) !== undefined) return false;
  const earlier = known.get(name);
  if (earlier !== undefined) return earlier;
  const entity = dtd.entities.get(name);
  const found =
    entity?.kind !== 'internal' ||
    entity.replacement.includes('<') ||
    [...entity.replacement.matchAll(references)].some((match) => isOpaque(match[1], dtd, known));
  known.set(name, found);
  return found;
}
