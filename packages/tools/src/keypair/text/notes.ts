import type { Failure } from '@toolbench/kit/result.ts';
import type { Changes } from '../engine/index.ts';
import type { InspectedItem } from '../engine/inspect-item.ts';
import type { IssueNote } from '../engine/issue/issue.ts';
import type { ReadCode } from '../engine/read-item.ts';
import type { zh } from './zh.ts';

/** What a conversion changed in what the key says of itself, in the chosen format. */
export function changeWords({ lost, added, others, ahead }: Changes, isJwk: boolean, t: typeof zh): readonly string[] {
  return [
    ...(!isJwk && lost.length > 0 ? [t.changes.lost(lost.join(', '))] : []),
    ...(isJwk && added.length > 0 ? [t.changes.added(added.join(', '))] : []),
    ...(ahead ? [t.changes.ahead(ahead)] : []),
    ...(others > 0 ? [t.changes.others(others)] : []),
  ];
}

/** What is to be said of an encrypted part besides why it was not read. */
export function lockWords(
  { lock, reason }: Pick<InspectedItem, 'lock' | 'reason'>,
  t: (typeof zh)['inspect'],
): readonly string[] {
  if (lock === 'empty') return [t.emptyPassphrase];
  return lock === 'closed' && !reason ? [t.encryptedHint] : [];
}

/** Where a part is that was not read, and why. */
export function unreadWords(
  { code, detail, place }: Failure<ReadCode>,
  name: string | undefined,
  t: typeof zh,
): string {
  const reason = t.errors[code](detail ?? {});
  const where = place ? t.line(place.line) : name;
  return where === undefined ? reason : t.inspect.unread(where, reason);
}

/** What is to be known of a certificate or request that was made. */
export function issueWords(notes: readonly IssueNote[], t: typeof zh): readonly string[] {
  return notes.map((note) => t.issueNotes[note.code]('names' in note ? note.names : ''));
}
