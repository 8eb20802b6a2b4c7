import { useRef, type KeyboardEvent } from 'react';
import { Mic, Square } from 'lucide-react';
import { useWords } from '../use-words.ts';
import { useStore } from '../session/use-store.ts';
import { directionOf, type Side } from '../voice-settings.ts';
import type { VoiceSession } from '../session/voice-session.ts';
import styles from './talk.module.css';

interface TalkButtonProps {
  readonly side: Side;
  readonly session: VoiceSession;
  readonly isBlocked: boolean;
  /** Id of the words that say why it is blocked, or how it is used. */
  readonly describedBy: string;
  /** Other words than the page's, for whoever may not read those. */
  readonly words?: { readonly speak: string; readonly stop: string };
}

const isTalkKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** One side's record button: tapped it records until speech ends, held until it is released; by keys as well. */
export function TalkButton({ side, session, isBlocked, describedBy, words }: TalkButtonProps) {
  const { record: t, languages } = useWords();
  const { recording } = useStore(session.conversation);
  const settings = useStore(session.settings);
  /** The next click belongs to a press that we saw; screen readers click without one. */
  const isPressSeen = useRef(false);
  const language = languages[directionOf(settings, side).sourceLanguage];
  const isOwn = recording?.side === side;
  const label = isOwn ? (words?.stop ?? t.stop({ language })) : (words?.speak ?? t.start({ language }));
  const isLocked = recording !== null && !isOwn;

  const press = () => session.press(side);
  const release = () => session.release(side);
  return (
    <button
      type="button"
      className={styles.talk}
      data-side={side}
      aria-pressed={isOwn}
      aria-describedby={describedBy}
      disabled={isLocked || (isBlocked && !isOwn)}
      title={isLocked ? t.locked : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isPressSeen.current = true;
        press();
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        isPressSeen.current = false;
        release();
      }}
      onKeyDown={(event) => {
        if (!isTalkKey(event)) return;
        event.preventDefault();
        if (!event.repeat) press();
      }}
      onKeyUp={(event) => {
        if (!isTalkKey(event)) return;
        event.preventDefault();
        release();
      }}
      onBlur={release}
      onClick={() => {
        if (!isPressSeen.current) press();
        isPressSeen.current = false;
        release();
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isOwn ? <Square size={20} aria-hidden /> : <Mic size={20} aria-hidden />}
      <span>{label}</span>
    </button>
  );
}
