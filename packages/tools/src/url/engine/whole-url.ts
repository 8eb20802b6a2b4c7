import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { readHost } from './host.ts';

/** At the start of a line, where URLs are looked for: what stands before the host. */
const beforeHost = String.raw`^([^\S\r\n]*[a-z][a-z\d+.-]*:\/\/(?:[^\s/\\?#@]*@)?)`;
/** A host that holds a character beyond ASCII, or Punycode. */
const unicodeHost = new RegExp(String.raw`${beforeHost}([^\s/\\?#:@[\]]*[^\s\0-\x7f][^\s/\\?#:@[\]]*)`, 'gimu');
const punycodeHost = new RegExp(String.raw`${beforeHost}((?:[^\s/\\?#:@.[\]]+\.)*xn--[^\s/\\?#:@[\]]*)`, 'gimu');
/** All of an address of the web or of a file up to its query: browsers read backslashes there as slashes. */
const slashed = /^([^\S\r\n]*(?:https?|wss?|ftp|file):)([^\r\n?#]*\\[^\r\n?#]*)/gim;

/**
 * URLs at line starts as they can be escaped: hosts spelled in ASCII, as escapes in a host would not be looked up
 * everywhere, and slashes for the backslashes that part a URL, as their escapes would leave another host.
 */
export function withAsciiHosts(text: string): string {
  const parted = text.replace(slashed, (_, scheme: string, rest: string) => scheme + rest.replaceAll('\\', '/'));
  return parted.replace(unicodeHost, (whole: string, before: string, host: string) => {
    const ascii = readHost(host)?.ascii;
    return ascii === undefined ? whole : before + ascii;
  });
}

/** The opposite: hosts in Punycode spelled readably. */
export function withUnicodeHosts(text: Uint8Array): Uint8Array {
  const string = textToString(text);
  const readable = string.replace(punycodeHost, (whole: string, before: string, host: string) => {
    const unicode = readHost(host)?.unicode;
    return unicode === undefined ? whole : before + unicode;
  });
  return readable === string ? text : textToBytes(readable);
}
