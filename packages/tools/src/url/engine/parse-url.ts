import { excerpt } from '@toolbench/kit/excerpt.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { placeOf, type Text } from '@toolbench/kit/text.ts';
import { readHost, type HostReading } from './host.ts';
import { readParameter } from './parameters.ts';
import { bareUrl, withStrayBytesEscaped } from './url-text.ts';
import { joinUrl, splitUrl, type Parameter, type UrlParts } from './url-parts.ts';

export type ParseCode = 'no-url' | 'url-too-long' | 'bad-port' | 'bad-host' | 'not-a-url';

export interface ParsedUrl {
  /** The pieces as they are written. */
  readonly parts: UrlParts;
  /** The query's parameters decoded, in order, duplicates included. */
  readonly parameters: readonly Parameter[];
  /** The URL as browsers normalise it (WHATWG URL); absent for a relative reference. */
  readonly href?: string;
  readonly host?: HostReading;
}

/** UTF-16 code units. Browsers stop at about two million. */
export const longestUrl = 2_000_000;

/** Takes one URL or relative reference apart as browsers do; white space around it and line ends in it are left out. */
export function parseUrl(input: Text): Result<ParsedUrl, ParseCode> {
  const { text } = withStrayBytesEscaped(input);
  const { url, offsetOf } = bareUrl(text);
  if (url === '') return fail('no-url');
  if (url.length > longestUrl) return fail('url-too-long', { limit: longestUrl });
  const parts = splitUrl(url);
  const fault = faultIn(url, parts);
  if (fault) return fail(fault.code, { found: fault.found }, placeOf(text, offsetOf(fault.at)));
  const absolute = absoluteOf(url, parts);
  const host = parts.host ? readHost(parts.host) : undefined;
  return ok({
    parts,
    parameters: (parts.parameters ?? []).map(decoded),
    ...(absolute !== undefined && { href: new URL(absolute).href }),
    ...(host && { host }),
  });
}

const highestPort = 65_535;

interface Fault {
  readonly code: 'bad-port' | 'bad-host' | 'not-a-url';
  readonly at: number;
  readonly found: string;
}

/** What browsers would refuse, and where. */
function faultIn(url: string, parts: UrlParts): Fault | undefined {
  const { scheme, slashes, username, password, host, port } = parts;
  if (scheme === undefined && host === undefined)
    return /^[/\\?#.]/.test(url) ? undefined : { code: 'not-a-url', at: 0, found: excerpt(url, 40) };
  const hostAt = joinUrl({ scheme, slashes, username, password, path: '' }).length;
  if (port !== undefined && (!/^\d*$/.test(port) || Number(port) > highestPort)) {
    return { code: 'bad-port', at: hostAt + (host ?? '').length + 1, found: port };
  }
  if (URL.canParse(absoluteOf(url, parts) ?? `https:${url}`)) return undefined;
  return host === undefined
    ? { code: 'not-a-url', at: 0, found: excerpt(url) }
    : { code: 'bad-host', at: hostAt, found: host };
}

/** The text that browsers would take for an absolute URL. */
function absoluteOf(url: string, { scheme, slashes, host }: UrlParts): string | undefined {
  if (scheme !== undefined) return url;
  return host !== undefined && slashes === '' ? `https://${url}` : undefined;
}

function decoded({ name, value }: Parameter): Parameter {
  return { name: readParameter(name), ...(value !== undefined && { value: readParameter(value) }) };
}
