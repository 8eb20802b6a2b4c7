import { useEffect, useId, useState } from 'react';
import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage, type Language } from '@toolbench/ui/words/language.ts';
import { formatDuration } from '../../format-time.ts';
import type { LabAnswer } from '../lab-call.ts';
import { LoadFailure, type Refused } from '../load-failure.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from './use-words.ts';
import styles from './held-list.module.css';

const minuteMs = 60_000;

/** The time, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Something that the server holds for a while. */
interface HeldThing {
  readonly id: string;
  readonly name: string;
  /** What else is worth knowing, in a few words. */
  readonly figures: string;
  readonly expiresAt: string;
}

interface HeldCalls<Answer, Thing> {
  readonly load: (language: Language) => Promise<LabAnswer<Answer>>;
  /** Newest first. */
  readonly listOf: (answer: Answer) => readonly Thing[];
  readonly remove: (thing: Thing, language: Language) => Promise<LabAnswer<unknown>>;
}

interface Held<Thing> {
  /** Null while they are unknown. */
  readonly things: readonly Thing[] | null;
  readonly failure: Refused | null;
  /** How the last deletion ended. */
  readonly removed: LabAnswer<Thing> | null;
  readonly reload: () => void;
  readonly remove: (thing: Thing, onGone: () => void) => Promise<void>;
}

/** What the server holds for this user, and deleting one of them now. */
export function useHeld<Answer, Thing>({ load, listOf, remove }: HeldCalls<Answer, Thing>): Held<Thing> {
  const language = useLanguage();
  const { answer, reload } = useLoaded(load);
  const [removed, setRemoved] = useState<LabAnswer<Thing> | null>(null);
  return {
    things: answer?.ok ? listOf(answer.value) : null,
    failure: answer?.ok === false ? answer : null,
    removed,
    reload,
    async remove(thing, onGone) {
      const result = await remove(thing, language);
      // Gone is gone, by whomever.
      const isGone = result.ok || result.status === 404;
      setRemoved(isGone ? { ok: true, value: thing } : result);
      if (isGone) onGone();
      reload();
    },
  };
}

interface HeldListProps<Thing> {
  readonly title: string;
  readonly held: Held<Thing>;
  readonly show: (thing: Thing) => HeldThing;
  readonly openId: string;
  readonly isBusy: boolean;
  readonly onOpen: (thing: Thing) => void;
  /** It is deleted. */
  readonly onGone: (id: string) => void;
}

/**
 * What the server holds for this user: open one, delete one now, see how long they stay. It grows and shrinks while people
 * work, so it stands below what they click.
 */
export function HeldList<Thing>({ title, held, show, openId, isBusy, onOpen, onGone }: HeldListProps<Thing>) {
  const { held: t } = useWords();
  const { things, failure, removed } = held;
  const now = useNow();
  const heading = useId();
  if (failure) return <LoadFailure failure={failure} onRetry={held.reload} />;
  return (
    <>
      {things !== null && things.length > 0 && (
        <section className={styles.held} aria-labelledby={heading}>
          <h2 id={heading}>{title}</h2>
          <ul className={styles.things}>
            {things.map((thing) => {
              const shown = show(thing);
              return (
                <HeldEntry
                  key={shown.id}
                  thing={shown}
                  left={Date.parse(shown.expiresAt) - now}
                  isOpen={shown.id === openId}
                  isBusy={isBusy}
                  onOpen={() => onOpen(thing)}
                  onRemove={() => void held.remove(thing, () => onGone(shown.id))}
                />
              );
            })}
          </ul>
        </section>
      )}
      {removed && !removed.ok && <LoadFailure failure={removed} />}
      {removed?.ok && (
        <Banner tone="good">
          <span>{t.removed({ name: show(removed.value).name })}</span>
        </Banner>
      )}
    </>
  );
}

interface HeldEntryProps {
  readonly thing: HeldThing;
  /** Milliseconds until it is deleted. */
  readonly left: number;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function HeldEntry({ thing: { name, figures }, left, isOpen, isBusy, onOpen, onRemove }: HeldEntryProps) {
  const { held: t } = useWords();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const time = left > minuteMs ? t.left({ time: formatDuration(left, language) }) : t.expired;
  return (
    <li className={styles.entry} data-open={isOpen || undefined}>
      <button
        type="button"
        aria-current={isOpen || undefined}
        disabled={isBusy}
        title={t.open({ name })}
        onClick={isOpen ? undefined : onOpen}
      >
        <strong>{name}</strong>
        <small>{`${figures} · ${time}`}</small>
      </button>
      {isAsked ? (
        <span className={styles.confirm}>
          <Button size="compact-sm" color="red" disabled={isBusy} onClick={onRemove}>
            {t.confirm}
          </Button>
          <Button size="compact-sm" variant="default" autoFocus onClick={() => setIsAsked(false)}>
            {t.keep}
          </Button>
        </span>
      ) : (
        <IconButton icon={Trash2} label={t.remove({ name })} disabled={isBusy} onClick={() => setIsAsked(true)} />
      )}
    </li>
  );
}
