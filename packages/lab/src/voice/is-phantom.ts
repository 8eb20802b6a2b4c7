import { phantomOpenings, shortPhantoms } from './tables/phantoms.ts';

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

/** Whether a recogniser made this up: nothing, noise in brackets, the ends of films, or its own hint. */
export function isPhantom({ text, hint, voicedMs = Infinity }: Transcribed): boolean {
  const withoutNoise = text.replace(/\[[^\]]*\]|\([^)]*\)|（[^）]*）|【[^】]*】|♪/gu, '');
  const said = bare(withoutNoise);
  if (said === '') return true;
  if (phantomOpenings.some((opening) => said.startsWith(bare(opening)))) return true;
  if (hint?.includes(',') && said === bare(hint)) return true;
  return voicedMs < wordMs && shortPhantoms.includes(said);
}
