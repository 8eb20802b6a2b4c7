import type { HiddenReason } from '../comparison.ts';
import { foldText, type Leniency } from '../lines/line-keys.ts';
import { blankCharacter, controlSequences, hiddenCharacter, haveBlanksAlike, withoutHidden } from './as-seen.ts';
import { nameCharacter } from './names.ts';

/** So many characters at other places are named. */
const mostPlaces = 5;

/** Why two texts differ that look the same: what each has that the other has not, its normal form and the end of the line. */
export function reasonsOf(left: string, right: string, leniency: Leniency): readonly HiddenReason[] {
  const [before, after] = [apart(left, leniency), apart(right, leniency)];
  const [one, other] = [before.text, after.text];
  if (one !== other && !haveBlanksAlike(one, other)) return [];
  const [extra, missing] = moreOfEach(countsOf(one), countsOf(other));
  const reasons: HiddenReason[] = [];
  const add = (kind: HiddenReason['kind'], onLeft: string, onRight: string) => {
    if (onLeft !== onRight) reasons.push({ kind, left: onLeft, right: onRight });
  };
  add('characters', said(extra, isUnseen), said(missing, isUnseen));
  add('look-alikes', said(extra, isSeen), said(missing, isSeen));
  if (composedOf(one, extra) !== composedOf(other, missing)) add('normal-form', formOf(one), formOf(other));
  if (reasons.length === 0 && one !== other) add('places', placesOf(one, other), placesOf(other, one));
  add('line-end', before.end, after.end);
  return reasons;
}

/** A line as it is compared, and the name of its end, which is none where ends do not count. */
function apart(line: string, leniency: Leniency): { text: string; end: string } {
  const text = line.replace(/\r?\n$|\r$/, '');
  const isEndIgnored = leniency.ignoreLineEnds || leniency.ignoreWhitespace;
  const end = isEndIgnored ? '' : line.slice(text.length);
  return { text: foldText(text, leniency), end: { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR' }[end] ?? '' };
}

type Counts = ReadonlyMap<string, number>;

/** The characters of a text, whatever its normal form; an order to a terminal is one. */
function charactersOf(text: string): readonly string[] {
  const sequences = text.match(controlSequences) ?? [];
  return text
    .normalize('NFC')
    .split(controlSequences)
    .flatMap((part, at) => [...part, ...sequences.slice(at, at + 1)]);
}

/** How often each character stands in a text. */
function countsOf(text: string): Counts {
  const counts = new Map<string, number>();
  for (const character of charactersOf(text)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** What each of two texts has more of than the other. */
function moreOfEach(one: Counts, other: Counts): readonly [Counts, Counts] {
  const more = (these: Counts, those: Counts) =>
    new Map(
      [...these].map(([key, count]) => [key, count - (those.get(key) ?? 0)] as const).filter(([, left]) => left > 0),
    );
  return [more(one, other), more(other, one)];
}

const isUnseen = (character: string) => hiddenCharacter.test(character) || blankCharacter.test(character);
const isSeen = (character: string) => !isUnseen(character);

/** The characters of a kind by their names, with how many where there is more than one. */
function said(counts: Counts, isOfKind: (character: string) => boolean): string {
  return [...counts]
    .filter(([character]) => isOfKind(character))
    .map(([character, count]) => `${nameCharacter(character)}${count > 1 ? ` × ${count}` : ''}`)
    .join(', ');
}

/** What a normal form can change in a text, but for what the other text has not at all. */
function composedOf(text: string, extra: Counts): string {
  const found = withoutHidden(text).match(/\P{M}\p{M}+|[^\0-\u007f]/gu) ?? [];
  return found.filter((one) => !extra.has(one.normalize('NFC'))).join('');
}

/** The normal form of a text; where it has none, the characters that no form keeps. */
function formOf(text: string): string {
  const form = (['NFC', 'NFD'] as const).find((one) => text.normalize(one) === text);
  const kept = (character: string) => character.normalize('NFC') === character;
  return (
    form ??
    ([...new Set(text)]
      .filter((one) => !kept(one))
      .map(nameCharacter)
      .join(', ') ||
      'NFC + NFD')
  );
}

/** The unseen characters that stand at places where the other text has none of them, with their columns. */
function placesOf(text: string, other: string): string {
  const [here, there] = [text, other].map(
    (line) =>
      new Set(
        charactersOf(line).flatMap((character, at) =>
          isUnseen(character) ? [`${nameCharacter(character)}: ${at + 1}`] : [],
        ),
      ),
  );
  return [...here]
    .filter((place) => !there.has(place))
    .slice(0, mostPlaces)
    .join(', ');
}
