import { limits } from '@toolbench/contracts/limits.ts';
import { recordBlockOf } from '../session/engines-in-use.ts';
import type { RunningRecording } from '../sound/recording.ts';
import type { SessionCore } from '../session/session-core.ts';
import type { Turns } from '../session/turns.ts';
import { directionOf, type Side } from '../voice-settings.ts';

export interface TalkButtons {
  /** A record button goes down: a recording begins, or the one that a tap began ends. Locked while the other side speaks. */
  readonly press: (side: Side) => void;
  /** It goes up again: after a tap the recording goes on until speech ends, after a hold it ends. */
  readonly release: (side: Side) => void;
  /** The running recording leads to nothing. */
  readonly abandon: () => void;
}

/**
 * The record buttons, one for each side. What runs is known from the conversation alone, so that no button stays locked
 * by a recording that has ended in whatever way.
 */
export function createTalkButtons(core: SessionCore, turns: Turns): TalkButtons {
  let running: RunningRecording | null = null;
  let isHeld = false;
  const recording = () => core.conversation.get().recording;

  const begin = (side: Side) => {
    const { conversation, settings } = core;
    const used = core.enginesFor(directionOf(settings.get(), side).targetLanguage);
    if (recordBlockOf(conversation.get().link, settings.get().engine, used)) return;
    core.unlock();
    core.silence();
    core.level.set(-100);
    isHeld = true;
    running = turns.record(side);
    running.hold(true);
  };

  return {
    press(side) {
      const current = recording();
      if (!current) begin(side);
      else if (current.side === side) running?.stop();
    },
    release(side) {
      const current = recording();
      if (!isHeld || current?.side !== side) return;
      isHeld = false;
      // Until the microphone is open nothing can have been said: a busy device makes any tap long.
      const heldMs = core.parts.now() - (current.listeningSince ?? Infinity);
      if (heldMs >= limits.voice.holdMs) running?.stop();
      else running?.hold(false);
    },
    abandon() {
      if (!recording()) return;
      running?.abort();
      running = null;
      core.dispatch({ kind: 'dropped', problem: null });
    },
  };
}
