import { useEffect, useId, useState } from 'react';
import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { formatDuration } from '../../format-time.ts';
import type { LabAnswer } from '../lab-call.ts';
import { LoadFailure } from '../load-failure.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
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

interface HeldListProps<Thing extends HeldThing> {
  readonly title: string;
  readonly things: readonly Thing[];
  readonly openId: string;
  readonly isBusy: boolean;
  /** How the last deletion ended. */
  readonly removed: LabAnswer<{ readonly name: string }> | null;
  readonly onOpen: (thing: Thing) => void;
  readonly onRemove: (thing: Thing) => void;
}

/**
 * What the server holds for this user: open one, delete one now, see how long they stay. It grows and shrinks while people
 * work, so it stands below what they click.
 */
export function HeldList<Thing extends HeldThing>(props: HeldListProps<Thing>) {
  const { held: t } = useTexts({ zh, en });
  const { title, things, openId, isBusy, removed, onOpen, onRemove } = props;
  const now = useNow();
  const heading = useId();
  return (
    <>
      {things.length > 0 && (
        <section className={styles.held} aria-labelledby={heading}>
          <h2 id={heading}>{title}</h2>
          <ul className={styles.things}>
            {things.map((thing) => (
              <HeldEntry
                key={thing.id}
                thing={thing}
                left={Date.parse(thing.expiresAt) - now}
                isOpen={thing.id === openId}
                isBusy={isBusy}
                onOpen={() => onOpen(thing)}
                onRemove={() => onRemove(thing)}
              />
            ))}
          </ul>
        </section>
      )}
      {removed && !removed.ok && <LoadFailure failure={removed} />}
      {removed?.ok && (
        <Banner tone="good">
          <span>{t.removed({ name: removed.value.name })}</span>
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
  const { held: t } = useTexts({ zh, en });
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
