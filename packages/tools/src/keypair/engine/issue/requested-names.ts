import { limits } from '@toolbench/contracts/limits.ts';
import { isMailAddress } from '@toolbench/kit/mail-address.ts';
import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import type { AlternativeName } from '../certificate/alternative-names.ts';

/** A name that a certificate is to hold, and its octets within GeneralName (RFC 5280 section 4.2.1.6). */
export interface RequestedName {
  readonly kind: Extract<AlternativeName['kind'], 'dns' | 'ip' | 'email' | 'uri'>;
  readonly value: string;
  readonly octets: Uint8Array;
}

export type NameCode = 'bad-name' | 'too-many-names';

const prefix = /^(dns|ip|email|uri):/i;

/**
 * The names of a list apart by blanks, commas, semicolons or line ends, each once. Their kind is told by how they look,
 * or by a prefix as OpenSSL writes it, such as `DNS:`; a host with a port is none.
 */
export function parseNames(list: string): Result<readonly RequestedName[], NameCode> {
  const names = new Map<string, RequestedName>();
  for (const written of list.split(/[\s,;，；、]+/).filter((each) => each !== '')) {
    const name = parseName(written);
    if (!name) return fail('bad-name', { name: written.slice(0, 80).toWellFormed() });
    names.set(`${name.kind}:${name.octets.join()}`, name);
  }
  const { alternativeNames: limit } = limits.keypair;
  return names.size > limit ? fail('too-many-names', { limit }) : ok([...names.values()]);
}

/** One name; undefined where it is none. */
export function parseName(written: string): RequestedName | undefined {
  const kind = prefix.exec(written)?.[1].toLowerCase();
  const text = kind === undefined ? written : written.slice(kind.length + 1);
  if (kind === 'dns') return dnsName(text);
  if (kind === 'ip') return addressName(text);
  if (kind === 'email') return mailName(text);
  if (kind === 'uri') return uriName(text);
  return (
    addressName(text) ??
    (/^(?:[a-z][a-z\d+.-]*:\/\/|urn:)/i.test(text) ? uriName(text) : (mailName(text) ?? dnsName(text)))
  );
}

function addressName(text: string): RequestedName | undefined {
  const octets = addressBytes(text);
  return octets && { kind: 'ip', value: text.replace(/^\[|\]$/g, '').toLowerCase(), octets };
}

/** The octets of an IPv4 or IPv6 address, also in brackets as URLs write it; undefined where it is none. */
function addressBytes(written: string): Uint8Array | undefined {
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(written)?.slice(1);
  if (four) return four.every((part) => isOctet(part)) ? Uint8Array.from(four, Number) : undefined;
  const inner = written.replace(/^\[(.*)\]$/, '$1');
  if (!/^[\da-f:.]+$/i.test(inner) || !inner.includes(':')) return undefined;
  const url = `http://[${inner}]/`;
  if (!URL.canParse(url)) return undefined;
  // The platform checks it and writes it in groups of hexadecimal digits with at most one gap.
  const [before, after] = new URL(url).hostname.slice(1, -1).split('::').map(groupsOf);
  const gap: number[] = after ? new Array<number>(8 - before.length - after.length).fill(0) : [];
  return Uint8Array.from([...before, ...gap, ...(after ?? [])].flatMap((group) => [group >>> 8, group & 0xff]));
}

/** Without leading zeros, which some programs read as octal. */
function isOctet(part: string): boolean {
  return String(Number(part)) === part && Number(part) <= 255;
}

function groupsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));
}

function dnsName(text: string): RequestedName | undefined {
  const isWild = text.startsWith('*.');
  const host = hostName(isWild ? text.slice(2) : text);
  return host === undefined ? undefined : asciiName('dns', isWild ? `*.${host}` : host);
}

/** The domain in A-labels; what stands before it has only ASCII in this kind of name (RFC 5280 section 4.2.1.6). */
function mailName(text: string): RequestedName | undefined {
  if (!isMailAddress(text)) return undefined;
  const at = text.lastIndexOf('@');
  const host = hostName(text.slice(at + 1));
  return host === undefined ? undefined : asciiName('email', `${text.slice(0, at)}@${host}`);
}

function uriName(text: string): RequestedName | undefined {
  if (!URL.canParse(text)) return undefined;
  // What is ASCII already is taken as it was written.
  return asciiName('uri', /^[\x21-\x7e]+$/.test(text) ? text : new URL(text).href);
}

function asciiName(kind: RequestedName['kind'], value: string): RequestedName | undefined {
  return /^[\x21-\x7e]+$/.test(value) ? { kind, value, octets: new TextEncoder().encode(value) } : undefined;
}

/** A host in small letters and A-labels (UTS #46); undefined where it is none, or an address. */
function hostName(written: string): string | undefined {
  if (/[\s/\\?#@:%[\]<>^|]/.test(written)) return undefined;
  const url = `http://${written.replace(/\.$/, '')}/`;
  if (!URL.canParse(url)) return undefined;
  const host = new URL(url).hostname;
  const isHost = host.length <= 253 && host.split('.').every((label) => /^(?!-)[\w-]{1,63}(?<!-)$/.test(label));
  return isHost && !addressBytes(host) ? host : undefined;
}
