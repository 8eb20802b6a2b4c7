import { useCallback, useRef, useState } from 'react';
import { Keyboard, X } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import type { RecordBlock } from '../session/engines-in-use.ts';
import { faceLines, faceState } from './face-lines.ts';
import { faceWords } from './face-words.ts';
import { LevelMeter } from '../talk/level-meter.tsx';
import { ProblemBanner } from '../problem-banner.tsx';
import { TalkButton } from '../talk/talk-button.tsx';
import { useWords } from '../use-words.ts';
import { TypedForm } from '../talk/typed-form.tsx';
import { useStore } from '../session/use-store.ts';
import { directionOf, type Side } from '../voice-settings.ts';
import type { VoiceSession } from '../session/voice-session.ts';
import styles from './face.module.css';

interface FaceToFaceProps {
  readonly session: VoiceSession;
  /** Why nobody can speak now. */
  readonly block: RecordBlock | null;
  readonly onClose: () => void;
}

/** Two people, one phone on the table between them: each half in its reader's language, the far one turned round. */
export function FaceToFace({ session, block, onClose }: FaceToFaceProps) {
  const { face: t, record } = useWords();
  const { problem } = useStore(session.conversation);
  // Where nobody can speak, typing is what is left.
  const [isTyping, setIsTyping] = useState(block !== null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback((element: HTMLDialogElement) => {
    dialog.current = element;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog ref={open} className={styles.face} aria-label={t.label} onClose={onClose}>
      <Half side="target" session={session} isBlocked={block !== null} />
      <div className={styles.between}>
        {block ? <p className={styles.note}>{record.blocks[block]}</p> : <LevelMeter session={session} />}
        <IconButton
          icon={Keyboard}
          label={t.type}
          iconSize={18}
          variant="default"
          size="lg"
          aria-expanded={isTyping}
          onClick={() => setIsTyping(!isTyping)}
        />
        <IconButton
          icon={X}
          label={t.close}
          iconSize={18}
          variant="default"
          size="lg"
          onClick={() => dialog.current?.close()}
        />
        {problem && <ProblemBanner problem={problem} />}
        {isTyping && <TypedForm session={session} />}
      </div>
      <Half side="source" session={session} isBlocked={block !== null} />
    </dialog>
  );
}

interface HalfProps {
  readonly side: Side;
  readonly session: VoiceSession;
  readonly isBlocked: boolean;
}

/** What one of the two reads, and the button with which they speak. */
function Half({ side, session, isBlocked }: HalfProps) {
  const { recording, turns } = useStore(session.conversation);
  const { entries } = useStore(session.book.shelf);
  const language = directionOf(useStore(session.settings), side).sourceLanguage;
  const words = faceWords[language];
  const state = faceState(recording, turns, side);
  const lines = faceLines(entries, turns, side);
  const noteId = `face-${side}`;
  const note = {
    speaks: words.listening,
    listens: words.otherSpeaks,
    waits: words.working,
    failed: words.failed,
    free: lines.length === 0 ? words.begin : '',
  }[state];
  return (
    <section className={styles.half} data-side={side} data-state={state} lang={language} aria-label={words.speak}>
      <div className={styles.said}>
        <ol className={styles.lines} aria-live="polite">
          {lines.map(({ id, isOwn, isFinal, text }) => (
            <li key={id} dir="auto" data-own={isOwn || undefined} data-final={isFinal || undefined}>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.note} id={noteId}>
        {note}
      </p>
      <TalkButton side={side} session={session} isBlocked={isBlocked} describedBy={noteId} words={words} />
    </section>
  );
}
