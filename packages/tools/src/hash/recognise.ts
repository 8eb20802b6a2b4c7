import { sampleLength } from '@toolbench/kit/text.ts';

const digest = '(?:[\\da-f]{40}|[\\da-f]{56}|[\\da-f]{64}|[\\da-f]{96}|[\\da-f]{128})';
const anyDigest = `(?:[\\da-f]{32}|${digest})`;

/** A single hexadecimal number as long as the digests of the usual algorithms. */
const single = new RegExp(`^${digest}$`, 'i');
/** As long as an MD5, which a UUID without its hyphens is, too. */
const md5 = /^[\da-f]{32}$/i;
/** A line of a checksum file, as GNU and BSD write them (`5891… *file.iso`, `SHA256 (file.iso) = 5891…`), or with its algorithm in front. */
const line = new RegExp(
  `^(?:\\\\?${anyDigest}[ \\t]+\\*?\\S.*|[\\w/-]+ ?\\(.+\\) ?= ?${anyDigest}|(?:md5|sha\\d+(?:-\\d+)?|blake\\w+)[:=-](?:${anyDigest}|[\\w+/]{40,}={0,2}))$`,
  'i',
);

/** How sure it is, 0 to 1, that a text is a digest to compare with, or the lines of a checksum file. */
export function recogniseDigests(sample: string): number {
  const text = sample.trim();
  if (single.test(text)) return 0.6;
  if (md5.test(text)) return 0.4;
  const lines = text.split(/\s*\n\s*/);
  // The last line of a sample may be cut.
  const whole = sample.length < sampleLength ? lines : lines.slice(0, -1);
  return whole.length > 0 && whole.every((one) => line.test(one)) ? 0.8 : 0;
}
