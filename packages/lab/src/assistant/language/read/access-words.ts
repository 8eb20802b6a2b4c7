import { asks } from '../change/is-question.ts';
import { hasException, isConditional, isTurned } from './access-polarity.ts';
import { rightsIn, ways, waysOfChange, type Right, type Way } from './access-ways.ts';
import { blank } from './sentence/normalise.ts';

/** What a sentence says of who may do what. */
export interface AccessWords {
  /**
   * `own`: visitors send in and see what is theirs. `some`: everybody but some, or on a condition, which no app can have;
   * or it was asked, and nothing is done about it.
   */
  readonly who: 'owner' | 'everyone' | 'own' | 'some';
  readonly rights: ReadonlySet<Right>;
  readonly words: string;
  /** The clause that it stands in, which may name the records that are meant. */
  readonly clause: string;
  /** Where that clause lies in the text. */
  readonly start: number;
  readonly end: number;
}

export interface ReadAccess {
  readonly said: readonly AccessWords[];
  /** The text without them, its other places as they were. */
  readonly rest: string;
  /** The text also without the words that say what the app is about: “anyone can add” of “anyone can add recipes”. */
  readonly bare: string;
  /** The same, with the names of what is kept or made so: “the orders” of “make the orders public”. */
  readonly left: string;
}

/** Words that speak of access whether or not they are understood. */
const loosely =
  /\b(?:private|privacy|confidential|secret|public(?:ly)?|password[- ]protect\w*|only (?:i|me|we|us)|no(?:body| ?one) else|(?:any|every) ?(?:one|body) can|visible to|hidden from|permissions?|access rights?)\b|私人|私密|隐私|保密|公开|机密|只有我|仅(?:自己|我|限)|别人|他人|所有人|任何人|谁都|权限/iu;

/** Whether a sentence says anything of who may see or do what. */
export const mentionsAccess = (text: string): boolean => loosely.test(text) || readAccess(text, true).said.length > 0;

/** A list of fields that was told has no place for what stands between its marks any more. */
const tidied = (text: string) => text.replace(/([,、;])(\s*)(?=[,、;。.]|\s*$)/gu, (mark) => ' '.repeat(mark.length));

/** What stays of a phrase: names of what is done by everybody may be what the app is about, “anyone can add recipes”. */
const isWhole = (text: string, end: number) =>
  !/^\s+(?!and\b|or\b|but\b|with\b|while\b|only\b|so\b)[\p{L}]/iu.test(text.slice(end));

/** What stands in quotation marks is a name; a list of fields says what is kept. */
const names =
  /["“「『《][^"”」』》\n]{0,80}["”」』》]|(?:字段|属性|表头)[^,。;:]{0,4}[:有是][^。;\n]*|\b(?:fields?|columns?)\b[^,.;:]{0,12}:[^.;\n]*/giu;

const masked = (text: string) => text.replace(names, (name) => name.replace(/[\p{L}\p{N}]/gu, '_'));

/** The sentence in which a place of a text lies, with the mark at its end. */
function sentenceAt(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[.;!?。；！？\n]/u)
      .at(-1) ?? '';
  return `${before}${text.slice(start, end)}${/^[^.;!?。；！？\n]*[?？]?/u.exec(text.slice(end))?.[0] ?? ''}`;
}

/** A heading is looked for in no more of the text before its colon. */
const longestHeading = 100;

/** What stands in the clause before its words of access: also all that “books, films: not public” lists before the colon. */
function clauseBefore(text: string): string {
  const heading = /[^:：.。!?！？\n]{1,80}[:：]\s*$/u.exec(text.slice(-longestHeading))?.[0];
  const isAllBut = heading !== undefined && /除|\b(?:but|except|apart from|other than|without)\b/iu.test(heading);
  return heading === undefined || isAllBut ? (text.split(/[,.;:,。;、]|\b(?:and|but)\b/u).at(-1) ?? '') : heading;
}

/** Who is meant, as the words around turn it. */
function whoIsMeant(
  who: Way['who'],
  { sentence, clauseBefore, before, after }: Readonly<Record<'sentence' | 'clauseBefore' | 'before' | 'after', string>>,
): AccessWords['who'] {
  if (who === 'everyone' && (hasException(before, after) || isConditional(sentence))) return 'some';
  if (!isTurned(clauseBefore)) return who;
  return who === 'owner' ? 'everyone' : 'owner';
}

/** What takes somebody out of those that a claim is about. */
const exception = /^(?:(?:every|any) ?(?:one|body))?,? ?(?:but|except(?: for)?|other than|apart from) /iu;
const opposing = /^[\s,]*(?:(?:and|but|while|though)\b|但|而且|不过|且)/iu;

/** Reads who may see, add, change or delete. @param text normalised. @param isChange of an app that is there */
export function readAccess(text: string, isChange = false): ReadAccess {
  const found: (AccessWords & { readonly at: number })[] = [];
  let rest = text;
  let bare = text;
  let left = text;
  let unread = masked(text);
  for (const { pattern, who, rights } of isChange ? [...ways, ...waysOfChange] : ways) {
    for (const match of unread.matchAll(pattern)) {
      const [words] = match;
      const end = match.index + words.length;
      const before = clauseBefore(text.slice(0, match.index));
      const after = text.slice(end).split(/[,.;:,。;、]|\b(?:and|but|with)\b/u)[0] ?? '';
      const said = words.trim().replace(/^(?:[,、;。]\s*|(?:so|that|which|where|and|but|while|though)\s+)+/iu, '');
      // What stands behind “but only I can see” is another thing than what stands before it.
      const isOpposing = opposing.test(words) && /\p{L}/u.test(after);
      const place = { start: isOpposing ? match.index : match.index - before.length, end: end + after.length };
      const clause = text.slice(place.start, place.end);
      const sentence = sentenceAt(text, match.index, end);
      const turned = whoIsMeant(who, {
        sentence,
        clauseBefore: isOpposing ? '' : before,
        before: `${text.slice(0, match.index)}${exception.exec(words)?.[0] ?? ''}`,
        after: text.slice(end),
      });
      // A question about an app that is there was answered before anything of it is read.
      const meant = !isChange && asks(sentence) ? 'some' : turned;
      found.push({
        at: match.index,
        who: meant,
        rights: rights ?? rightsIn(words),
        words: meant === who ? said : clause.trim(),
        clause,
        ...place,
      });
      unread = blank(unread, match.index, end);
      bare = blank(bare, match.index, end);
      const noun = match.groups?.noun ?? '';
      const nounAt = match.index + words.lastIndexOf(noun);
      left = blank(blank(left, match.index, nounAt), nounAt + noun.length, end);
      if (who !== 'everyone' || rights !== undefined || isWhole(text, end)) rest = blank(rest, match.index, end);
    }
  }
  const said = found.sort((a, b) => a.at - b.at).map(({ at: _, ...one }) => one);
  return { said, rest: said.length === 0 ? text : tidied(rest), bare, left };
}
