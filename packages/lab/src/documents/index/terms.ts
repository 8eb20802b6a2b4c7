import { stem } from './stem.ts';
import { stopWords } from '../tables/stop-words.ts';

/** A term and the piece of text it was made from. */
export interface Term {
  readonly term: string;
  /** As it stands in the text, in lower case. */
  readonly form: string;
}

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〇]';
/** Of other scripts. Chinese often leaves no space between: tmpfs是临时文件系统, 每单位20金币. */
const letter = `(?!${ideograph})[\\p{L}\\p{M}\\p{N}]`;
const pieces = new RegExp(`${ideograph}+|(?:${letter})+(?:[.'’_-](?:${letter})+)*`, 'gu');
/** The place of a file: /var/log. */
const inPath = `(?:${letter}|[_.-])`;
const paths = new RegExp(`(?<!${letter}|[:/.])/(?!\\p{N})${letter}${inPath}*(?:/${inPath}+)*`, 'gu');
const chinese = new RegExp(`^${ideograph}`, 'u');
const marks = /\p{M}/gu;

/** Compatible forms made one (full width, ligatures), accents off, lower case. Its length may differ from the text's. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(marks, '').normalize('NFC');
}

function chineseTerms(run: string): Term[] {
  const characters = [...run];
  return characters.flatMap((character, index) => {
    const pair = character + (characters[index + 1] ?? '');
    const single = { term: character, form: character };
    return pair === character ? [single] : [single, { term: pair, form: pair }];
  });
}

/** "1,000" and "1000" are the same number. */
const withoutGrouping = (text: string) => text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

const isDecimal = /^\d{1,3}(?:\.\d{1,2})+$/;

/** A compound such as "AX-200" counts as a whole and by its parts, but the 2 and the 1 of version 2.1 are no numbers. */
function wordTerms(word: string): Term[] {
  const bare = word.replace(/['’]s$/u, '').replace(/['’]/gu, '');
  if (isDecimal.test(bare)) return [{ term: bare, form: bare }];
  const parts = bare.split(/[._-]/u).filter((part) => part !== '');
  const terms = parts.filter((part) => !stopWords.has(part)).map((part) => ({ term: stem(part), form: part }));
  return parts.length > 1 ? [{ term: bare, form: bare }, ...terms] : terms;
}

/** Places of files as they are written, apart from the words they are made of: /run is none that runs. */
function pathTerms(text: string): Term[] {
  const found = text.includes('/') ? (text.match(paths) ?? []) : [];
  return found.map((path) => path.replace(/[._-]+$/u, '')).map((path) => ({ term: path, form: path }));
}

/**
 * What a text is searched by: words without endings and stop words, numbers, and for Chinese every character and every
 * pair of neighbours, in the order of the text; last the places of files that it names.
 */
export function termsOf(text: string): Term[] {
  const bare = withoutGrouping(plain(text));
  const found = bare.match(pieces) ?? [];
  const terms = found.flatMap((piece) => (chinese.test(piece) ? chineseTerms(piece) : wordTerms(piece)));
  return [...terms, ...pathTerms(bare)];
}
