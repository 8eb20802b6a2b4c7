import type { AiEngines } from '@toolbench/lab/ports.ts';
import { runTurn } from '@toolbench/lab/voice/run-turn.ts';
import { speak } from '@toolbench/lab/voice/speak.ts';
import type { Turn, TurnEnd, TurnEngines, TurnEvent, TurnProblem } from '@toolbench/lab/voice/turn.ts';
import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { Counter, RandomBytes } from '../../ports.ts';
import { enginesNow } from './engines-now.ts';
import { limitTurn, type StageTimes } from './limit-turn.ts';
import type { PhraseSpeech } from './phrase-files.ts';

interface RunnerParts {
  readonly engines: AiEngines;
  readonly phraseSpeech: PhraseSpeech;
  readonly random: RandomBytes;
  readonly stageMs: StageTimes;
  readonly turns: Counter<'result'>;
}

interface Run {
  readonly turn: Turn;
  readonly engines: TurnEngines;
  readonly speaking: 'sentences' | 'whole';
  readonly cancelled: AbortSignal;
  readonly emit: (event: TurnEvent) => void;
  /** When the turn was spoken, by performance.now(). */
  readonly spokenAt: number;
}

/** A text spoken as one file; nothing where it was cancelled. */
type SpokenText =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: TurnProblem }
  | undefined;

/** Runs turns with the time limits of the server, and counts how they end. */
export function createTurnRunner({ engines: configured, phraseSpeech, random, stageMs, turns }: RunnerParts) {
  return {
    engines: (): Promise<TurnEngines> => enginesNow(configured, phraseSpeech),

    async run({ turn, engines, speaking, cancelled, emit, spokenAt }: Run): Promise<TurnEnd> {
      const limit = limitTurn(cancelled, stageMs);
      let hasEnded = false;
      const end = await runTurn(turn, {
        engines,
        speaking,
        cancelled,
        limitStage: limit.limitStage,
        mark: Buffer.from(random(12)).toString('hex'),
        elapsedMs: () => performance.now() - spokenAt,
        emit: (event) => {
          if (!hasEnded && !cancelled.aborted) emit(event);
        },
      });
      hasEnded = true;
      limit.end();
      turns.add({ result: end.kind === 'failed' ? end.problem.code : end.kind });
      return end;
    },

    async speak(
      text: string,
      language: VoiceLanguage,
      engines: TurnEngines,
      cancelled: AbortSignal,
    ): Promise<SpokenText> {
      const limit = limitTurn(cancelled, stageMs);
      const spoken = await speak(text, language, { engines, limitStage: limit.limitStage });
      limit.end();
      if (cancelled.aborted) return undefined;
      if (!spoken.ok) return spoken;
      const { bytes } = spoken.value;
      return bytes ? { ok: true, bytes } : { ok: false, problem: { code: 'not-in-book', stage: 'speech' } };
    },
  };
}

export type TurnRunner = ReturnType<typeof createTurnRunner>;
