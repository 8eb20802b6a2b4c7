import { filmCredits, phantoms, shortPhantoms } from '../tables/phantoms.ts';

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}\s]/gu, '');

/** Less voice than this holds no word of two syllables. */
const wordMs = 200;

/** How much voice a recording holds, where that is known. */
export interface Voiced {
  readonly voicedMs?: number | undefined;
  /** It was taken for a whisper, which noise may be as well. */
  readonly isWhispered?: boolean | undefined;
}

interface Transcribed extends Voiced {
  readonly text: string;
  /** The words that the recogniser was told to expect; on silence it may just repeat them. */
  readonly hint?: string | undefined;
}

const withoutNoise = (text: string) => text.replace(/\[[^\]]*\]?|\([^)]*\)?|（[^）]*）?|【[^】]*】?|♪/gu, '');

/** Where a voice was heard somebody spoke, whatever the words remind of. */
const holdsVoice = ({ voicedMs = 0, isWhispered = false }: Voiced) => !isWhispered && voicedMs >= wordMs;

/** Whether a text that still comes may end as one that was made up: it is not shown yet. */
export function mayBePhantom(text: string, voiced: Voiced): boolean {
  const said = bare(withoutNoise(text));
  if (said === '' || holdsVoice(voiced)) return said === '';
  const mayBecome = [...phantoms, ...filmCredits].some((known) => known.startsWith(said));
  return mayBecome || filmCredits.some((credit) => said.startsWith(credit));
}

/**
 * Whether a recogniser made this up: nothing, noise in brackets, and where no voice is known to be in the sound, the ends
 * of films or its own hint.
 */
export function isPhantom({ text, hint, ...voiced }: Transcribed): boolean {
  const said = bare(withoutNoise(text));
  if (said === '' || holdsVoice(voiced)) return said === '';
  if (phantoms.includes(said) || filmCredits.some((credit) => said.startsWith(credit))) return true;
  if (hint?.includes(',') && said === bare(hint)) return true;
  return voiced.voicedMs !== undefined && voiced.voicedMs < wordMs && shortPhantoms.includes(said);
}
