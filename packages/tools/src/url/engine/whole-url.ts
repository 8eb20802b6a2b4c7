import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { readHost } from './host.ts';

/** At the start of a line: scheme, user, and a host that holds a character beyond ASCII, or Punycode. */
const unicodeHost = /^([^\S\r\n]*[a-z][a-z\d+.-]*:\/\/(?:[^\s/?#@]*@)?)([^\s/?#:@[\]]*[^\s\0-\x7f][^\s/?#:@[\]]*)/gimu;
const punycodeHost = /^([^\S\r\n]*[a-z][a-z\d+.-]*:\/\/(?:[^\s/?#@]*@)?)((?:[^\s/?#:@.[\]]+\.)*xn--[^\s/?#:@[\]]*)/gimu;

/** URLs at line starts with their hosts spelled in ASCII, as escapes in a host would not be looked up everywhere. */
export function withAsciiHosts(text: string): string {
  return text.replace(unicodeHost, (whole: string, before: string, host: string) => {
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
