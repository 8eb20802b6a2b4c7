import type { AiEngines } from '@toolbench/lab/ports.ts';
import { runTurn } from '@toolbench/lab/voice/run-turn.ts';
import { speak } from '@toolbench/lab/voice/speak.ts';
import type { Turn, TurnEnd, TurnEngines, TurnEvent, TurnParts, TurnProblem } from '@toolbench/lab/voice/turn.ts';
import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { Counter, RandomBytes } from '../../shared/ports.ts';
import { enginesNow } from './engines-now.ts';
import { limitTurn, type StageTimes } from './limit-turn.ts';
import type { PhraseSpeech } from './phrase-files.ts';

interface RunnerParts {
  readonly engines: AiEngines;
  readonly phraseSpeech: PhraseSpeech;
  readonly tellApart: TurnParts['tellApart'];
  readonly random: RandomBytes;
  readonly stageMs: StageTimes;
  readonly turns: Counter<'result'>;
}

interface Run {
  readonly turn: Turn;
  readonly engines: TurnEngines;
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
export function createTurnRunner(parts: RunnerParts) {
  const { engines: configured, phraseSpeech, tellApart, random, stageMs, turns } = parts;
  return {
    engines: (): Promise<TurnEngines> => enginesNow(configured, phraseSpeech),

    async run({ turn, engines, cancelled, emit, spokenAt }: Run): Promise<TurnEnd> {
      const limit = limitTurn(cancelled, stageMs);
      let hasEnded = false;
      const end = await runTurn(turn, {
        engines,
        cancelled,
        limitStage: limit.limitStage,
        tellApart,
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
      if (bytes) return { ok: true, bytes };
      const code = engines.speech === undefined ? 'not-in-book' : 'no-voice';
      return { ok: false, problem: { code, stage: 'speech' } };
    },
  };
}

export type TurnRunner = ReturnType<typeof createTurnRunner>;
