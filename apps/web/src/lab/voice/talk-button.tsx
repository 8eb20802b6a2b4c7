import { useRef, type KeyboardEvent } from 'react';
import { Mic, Square } from 'lucide-react';
import { useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { useStore } from './use-store.ts';
import { directionOf, type Side } from './voice-settings.ts';
import type { VoiceSession } from './voice-session.ts';
import styles from './talk.module.css';

interface TalkButtonProps {
  readonly side: Side;
  readonly session: VoiceSession;
  readonly isBlocked: boolean;
  /** Id of the words that say why it is blocked, or how it is used. */
  readonly describedBy: string;
}

/** A click follows the end of its press at once. */
const clickMs = 300;

const isTalkKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** One side's record button: tapped it records until speech ends, held until it is released; by keys as well. */
export function TalkButton({ side, session, isBlocked, describedBy }: TalkButtonProps) {
  const { record: t, languages } = useTexts({ zh, en });
  const { recording } = useStore(session.conversation);
  const settings = useStore(session.settings);
  /** A click right after a press that we saw belongs to it; screen readers click without one. */
  const releasedAt = useRef(-Infinity);
  const language = languages[directionOf(settings, side).sourceLanguage];
  const isOwn = recording?.side === side;
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
        press();
      }}
      onPointerUp={(event) => {
        releasedAt.current = event.timeStamp;
        release();
      }}
      onPointerCancel={release}
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
      onClick={(event) => {
        if (event.timeStamp - releasedAt.current < clickMs) return;
        press();
        release();
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isOwn ? <Square size={20} aria-hidden /> : <Mic size={20} aria-hidden />}
      <span>{isOwn ? t.stop({ language }) : t.start({ language })}</span>
    </button>
  );
}
