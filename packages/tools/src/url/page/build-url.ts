import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { readHost } from '../engine/host.ts';
import { keptBytes } from '../engine/kept-characters.ts';
import { percentEncode } from '../engine/percent-encode.ts';
import { isWebScheme, joinUrl, splitUrl, type Parameter, type UrlParts } from '../engine/url-parts.ts';

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
 * spelling; pieces of a valid URL come out as they went in. No piece can take the place of the host: where there is none,
 * the path is written so that it stays a path, or the URL so that it is refused for its missing host.
 */
export function buildUrl(parts: UrlParts): string {
  const { host, password, port, path, parameters, fragment } = parts;
  const scheme = parts.scheme?.replace(/[^a-z\d+.-]/gi, encodeURIComponent);
  const lacksHost = isWebScheme(scheme) && !host && port === undefined && path !== '';
  const username = parts.username ?? (password !== undefined || lacksHost ? '' : undefined);
  const hasAuthority =
    username !== undefined || port !== undefined || (host !== undefined && (scheme !== undefined || host !== ''));
  const joined = {
    ...(scheme !== undefined && { scheme }),
    slashes: hasAuthority && (scheme !== undefined || parts.slashes !== '') ? '//' : '',
    ...(username !== undefined && { username: escapeIn('username', username) }),
    ...(password !== undefined && { password: escapeIn('password', password) }),
    ...(host !== undefined && { host: escapeHost(host) }),
    ...(port !== undefined && { port: port.replace(endsOfHost, encodeURIComponent) }),
    path: escapeIn('path', hasAuthority && /^[^/]/.test(path) ? `/${path}` : path),
    ...(parameters && { parameters: parameters.map(escapeParameter) }),
    ...(fragment !== undefined && { fragment: escapeIn('fragment', fragment) }),
  };
  return joinUrl(hasAuthority ? joined : { ...joined, path: withoutHost(joined) });
}

/** Characters that would end a host or a port and begin another piece. */
const endsOfHost = /[/\\?#@\s]/g;

function escapeHost(host: string): string {
  const escaped = host.replace(endsOfHost, encodeURIComponent);
  return isAscii(escaped) ? escaped : (readHost(escaped)?.ascii ?? escaped);
}

/** The path of a URL without a host, begun with a dot where its own beginning would be read as scheme or host (RFC 3986, 4.2). */
function withoutHost(parts: UrlParts): string {
  const { path } = parts;
  if (path.startsWith('//')) return `/.${path}`;
  const read = parts.scheme === undefined ? splitUrl(path) : {};
  return 'scheme' in read || 'host' in read ? `./${path}` : path;
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
