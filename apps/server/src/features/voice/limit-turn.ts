import type { VoiceStage } from '@toolbench/contracts/voice.ts';
import type { StageLimit } from '@toolbench/lab/voice/turn.ts';

/** Milliseconds of each stage, and of the whole turn. */
export interface StageTimes {
  readonly recognition: number;
  readonly translation: number;
  readonly speech: number;
  readonly turn: number;
}

interface TurnLimit {
  readonly limitStage: (stage: VoiceStage) => StageLimit;
  /** The turn has ended: whatever still runs for it is ended too. */
  readonly end: () => void;
}

// The adapters tell a time limit from a cancellation by this name.
const timeOver = () => new DOMException('The time of the turn is over', 'TimeoutError');

/** The time limits of one turn; cancelling it ends all its calls at once. */
export function limitTurn(cancelled: AbortSignal, times: StageTimes): TurnLimit {
  const stages = new Set<AbortController>();
  const timers = new Set<NodeJS.Timeout>();
  let over: { readonly reason: unknown } | undefined;
  const end = (reason: unknown) => {
    over ??= { reason };
    for (const timer of timers) clearTimeout(timer);
    cancelled.removeEventListener('abort', cancel);
    for (const stage of stages) stage.abort(reason);
    stages.clear();
  };
  const cancel = () => end(cancelled.reason);
  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(action, ms);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };
  cancelled.addEventListener('abort', cancel, { once: true });
  after(times.turn, () => end(timeOver()));
  if (cancelled.aborted) cancel();

  const stageMs: Readonly<Record<VoiceStage, number>> = {
    speech_recognition: times.recognition,
    translation: times.translation,
    speech: times.speech,
  };
  return {
    limitStage(stage) {
      const own = new AbortController();
      if (over !== undefined) own.abort(over.reason);
      stages.add(own);
      const met = after(stageMs[stage], () => own.abort(timeOver()));
      return { signal: own.signal, met };
    },
    end: () => end(new DOMException('The turn has ended', 'AbortError')),
  };
}
