import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { readHost } from '../engine/host.ts';
import { keptBytes } from '../engine/kept-characters.ts';
import { percentEncode } from '../engine/percent-encode.ts';
import { joinUrl, type Parameter, type UrlParts } from '../engine/url-parts.ts';

/** Pieces that a person edits as one text. */
export const partNames = ['scheme', 'username', 'password', 'host', 'port', 'path', 'fragment'] as const;
export type PartName = (typeof partNames)[number];

/** What of a whole URL's characters stays in a piece: not those that would end it. */
const keptIn = {
  username: keptWithout('/?#@:[]'),
  password: keptWithout('/?#@[]'),
  path: keptWithout('?#'),
  name: keptWithout('#&='),
  value: keptWithout('#&'),
  fragment: keptWithout('#'),
};

/** The URL with a piece replaced; an empty text removes it. */
export function withPart(parts: UrlParts, name: PartName, text: string): UrlParts {
  return { ...parts, [name]: text === '' && name !== 'path' ? undefined : text };
}

/**
 * The URL of edited pieces. What a piece cannot hold is escaped, escapes that are there stay, and a host gets its ASCII
 * spelling; pieces of a valid URL come out as they went in.
 */
export function buildUrl(parts: UrlParts): string {
  const { scheme, host, username, password, port, path, parameters, fragment } = parts;
  const hasUser = username !== undefined || password !== undefined;
  const hasAuthority = hasUser || host !== undefined || port !== undefined;
  return joinUrl({
    ...(scheme !== undefined && { scheme }),
    slashes: scheme !== undefined && hasAuthority ? '//' : parts.slashes,
    ...(hasUser && { username: escapeIn('username', username ?? '') }),
    ...(password !== undefined && { password: escapeIn('password', password) }),
    ...(host !== undefined && { host: isAscii(host) ? host : (readHost(host)?.ascii ?? host) }),
    ...(port !== undefined && { port }),
    path: escapeIn('path', hasAuthority && /^[^/]/.test(path) ? `/${path}` : path),
    ...(parameters && { parameters: parameters.map(escapeParameter) }),
    ...(fragment !== undefined && { fragment: escapeIn('fragment', fragment) }),
  });
}

function escapeParameter({ name, value }: Parameter): Parameter {
  return { name: escapeIn('name', name), ...(value !== undefined && { value: escapeIn('value', value) }) };
}

function escapeIn(piece: keyof typeof keptIn, text: string): string {
  const rules = { kept: keptIn[piece], space: '%20', escapes: 'stay' } as const;
  return textToString(percentEncode(textToBytes(text), rules).text);
}

function keptWithout(delimiters: string): Uint8Array {
  const kept = keptBytes({ scope: 'url', strict: false, perLine: false });
  for (const delimiter of delimiters) kept[delimiter.charCodeAt(0)] = 0;
  return kept;
}

function isAscii(text: string): boolean {
  return textToBytes(text).length === text.length;
}
