import { phantomOpenings, shortPhantoms } from '../tables/phantoms.ts';

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}\s]/gu, '');

/** Less voice than this holds no word of two syllables. */
const wordMs = 200;

interface Transcribed {
  readonly text: string;
  /** The words that the recogniser was told to expect; on silence it may just repeat them. */
  readonly hint?: string | undefined;
  /** Voice in the recording, where that is known. */
  readonly voicedMs?: number | undefined;
}

const withoutNoise = (text: string) => text.replace(/\[[^\]]*\]?|\([^)]*\)?|（[^）]*）?|【[^】]*】?|♪/gu, '');

/** Whether a text that still comes may end as one that was made up: it is not shown yet. */
export function mayBePhantom(text: string): boolean {
  const said = bare(withoutNoise(text));
  return phantomOpenings.some((opening) => opening.startsWith(said) || said.startsWith(opening));
}

/** Whether a recogniser made this up: nothing, noise in brackets, the ends of films, or its own hint. */
export function isPhantom({ text, hint, voicedMs = Infinity }: Transcribed): boolean {
  const said = bare(withoutNoise(text));
  if (said === '') return true;
  if (phantomOpenings.some((opening) => said.startsWith(opening))) return true;
  if (hint?.includes(',') && said === bare(hint)) return true;
  return voicedMs < wordMs && shortPhantoms.includes(said);
}
