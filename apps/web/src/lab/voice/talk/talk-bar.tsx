import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import type { RecordBlock } from '../session/engines-in-use.ts';
import { LevelMeter } from './level-meter.tsx';
import { ProblemBanner } from '../problem-banner.tsx';
import { TalkButton } from './talk-button.tsx';
import { useWords } from '../use-words.ts';
import { useStore } from '../session/use-store.ts';
import { isOneButton } from '../voice-settings.ts';
import type { VoiceSession } from '../session/voice-session.ts';
import styles from './talk.module.css';

interface TalkBarProps {
  readonly session: VoiceSession;
  /** Why nobody can speak now. */
  readonly block: RecordBlock | null;
}

const noteId = 'talk-note';

/** The record buttons, one or one for each side, with the level, the status line, and what went wrong outside of turns. */
export function TalkBar({ session, block }: TalkBarProps) {
  const { record: t, status: words, languages, dismiss } = useWords();
  const { status, recording, problem } = useStore(session.conversation);
  const settings = useStore(session.settings);
  const isOne = isOneButton(settings);
  const [one, other] = [languages[settings.source], languages[settings.target]];
  const button = { session, isBlocked: block !== null, describedBy: noteId };
  return (
    <section className={styles.talkBar} aria-label={t.label} data-blocked={block ?? undefined}>
      {problem && (
        <ProblemBanner problem={problem}>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={session.dismiss}>
            {dismiss}
          </Button>
        </ProblemBanner>
      )}
      <div className={styles.talkButtons}>
        <TalkButton
          side="source"
          {...button}
          {...(isOne && { words: { speak: t.startEither({ one, other }), stop: t.stopEither } })}
        />
        {settings.isTwoWay && !isOne && <TalkButton side="target" {...button} />}
      </div>
      <div className={styles.statusLine}>
        <span data-status={status}>
          <span className="visually-hidden">{words.label}</span> {words[status]}
        </span>
        {recording && <small>{recording.listeningSince === null ? t.opening : t.listening}</small>}
        <LevelMeter session={session} />
      </div>
      <p className={styles.hint} id={noteId} data-blocked={block ?? undefined}>
        {block ? t.blocks[block] : t.hint}
        {(block === 'no-recognition' || block === 'no-translation') && (
          <Button component={Link} to={pages.labSettings} size="compact-xs" variant="light">
            {t.configure}
          </Button>
        )}
      </p>
    </section>
  );
}
