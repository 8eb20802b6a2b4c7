import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Place } from '@toolbench/kit/result.ts';
import type { Piece } from '../engine/explain/piece.ts';
import { ListCard } from './cards/list-card.tsx';
import type { Match, Matches } from '../engine/run/match.ts';
import styles from './result-rows.module.css';
import { useWords } from './use-words.tsx';

interface MatchListProps {
  readonly found: Matches | null;
  /** The explained pattern, for the names of groups. */
  readonly pieces: readonly Piece[];
  readonly onShow: (place: Place) => void;
}

/** Every match with its place and groups; a click shows it in the text. */
export function MatchList({ found, pieces, onShow }: MatchListProps) {
  const t = useWords();
  const { count = 0, matches = [] } = found ?? {};
  const names = new Map(
    pieces.flatMap((piece) => (piece.kind === 'capture' ? [[piece.number, piece.name]] : [])) as [
      number,
      string | null,
    ][],
  );
  const hasGroups = (matches[0]?.groups.length ?? 0) > 0;
  const isCut = matches.length < count;
  return (
    <ListCard
      label={t.results}
      figure={
        found ? `${t.matches(formatCount(count))}${isCut ? ` · ${t.listed(formatCount(matches.length))}` : ''}` : ''
      }
      count={matches.length}
      rowHeight={hasGroups ? 56 : 34}
      wraps={hasGroups}
      row={(index) => <MatchRow match={matches[index]} number={index + 1} names={names} onShow={onShow} />}
      copied={() => matches.map(({ match }) => match).join('\n')}
      empty={found ? t.noMatches : t.start}
    />
  );
}

/** Line ends as a sign, so that a value takes one line. */
const inOneLine = (text: string) => text.replace(/\r\n?|\n/g, '↵');

interface MatchRowProps {
  readonly match: Match;
  readonly number: number;
  readonly names: ReadonlyMap<number, string | null>;
  readonly onShow: (place: Place) => void;
}

function MatchRow({ match, number, names, onShow }: MatchRowProps) {
  const t = useWords();
  return (
    <button type="button" className={styles.row} title={t.goTo} onClick={() => onShow(match)}>
      <span className={styles.line}>
        <span className={styles.number}>{number}</span>
        <code className={styles.text} data-tone={number % 2 === 1 ? 1 : 2}>
          {inOneLine(match.match)}
        </code>
        {match.match === '' && <em>{t.emptyMatch}</em>}
        <span className={styles.place}>{t.position(match, match.last)}</span>
      </span>
      {match.groups.length > 0 && (
        <span className={styles.groups}>
          {match.groups.map((group, index) => (
            <span key={index} className={styles.group}>
              <span title={names.get(index + 1) ?? undefined}>{names.get(index + 1) ?? index + 1}</span>
              {group ? (
                <code title={group}>{inOneLine(group)}</code>
              ) : (
                <em>{group === null ? t.noPart : t.emptyPart}</em>
              )}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
