import { limits } from '@toolbench/contracts/limits.ts';
import type { ClientMessage, ServerMessage } from '@toolbench/contracts/voice.ts';
import { readFrame } from '@toolbench/lab/voice/sound/recording.ts';
import { isComplete, type Asked, type HeldTurn } from '@toolbench/lab/voice/session.ts';
import type { Said, TurnEngines } from '@toolbench/lab/voice/turn.ts';
import type { OpenSession } from './sessions.ts';
import { takeSamples } from './take-recording.ts';
import { doneMessage, errorMessage, eventMessage, type Refused } from './turn-messages.ts';
import type { TurnRate } from './turn-rate.ts';
import type { TurnRunner } from './turn-runner.ts';
import { engineNames } from './engines-now.ts';

interface SessionTurnsParts {
  readonly runner: TurnRunner;
  readonly rate: TurnRate;
  /** Told of faults of ours. */
  readonly onFault: (error: unknown) => void;
}

/** What was said, or why it is not taken. */
type TakenSaid = { readonly ok: true; readonly said: Said } | ({ readonly ok: false } & Refused);
type StopMessage = Extract<ClientMessage, { type: 'stop' }>;

const { sampleRate, shortestMs } = limits.voice;
const shortestSamples = (sampleRate * shortestMs) / 1_000;
/** The client is told what is held this often, so that it need not keep it. */
const acknowledgedSamples = sampleRate / 2;
const turnsAtOnce = 4;
const crowded: Refused = {
  code: 'too-many-turns',
  retryAfterMs: 1_000,
  limit: { name: 'turns-at-once', most: turnsAtOnce },
};

const received = ({ id, recording }: HeldTurn): ServerMessage => ({
  type: 'received',
  turn: id,
  samples: recording.held(),
});

/** What comes after the first request of a turn. */
function prepareNext({ translation, speech }: TurnEngines, { kind }: Said): void {
  if (kind === 'audio') translation?.prepare?.();
  speech?.prepare?.();
}

/** The turns of one session, whichever connection its messages come over. */
export function createSessionTurns(session: OpenSession, { runner, rate, onFault }: SessionTurnsParts) {
  const { held, running } = session;
  let engines: ReturnType<TurnRunner['engines']> | undefined;
  let acknowledged = 0;

  const deliver = (message: ServerMessage) => session.connection?.deliver(message);

  const tell = (turn: HeldTurn, message: ServerMessage) => {
    if (message.type !== 'partial') turn.told.push(message);
    deliver(message);
  };

  const fail = (turn: HeldTurn, refused: Refused) => {
    turn.phase = 'ended';
    turn.recording.release();
    tell(turn, errorMessage(refused, session.language, turn.id));
  };

  const takeSaid = async ({ asked, recording, declared }: HeldTurn): Promise<TakenSaid> =>
    asked.type === 'text' ? { ok: true, said: { kind: 'text', text: asked.text } } : takeSamples(recording, declared);

  const run = async (turn: HeldTurn) => {
    if (running.size >= turnsAtOnce) return fail(turn, crowded);
    const spokenAt = performance.now();
    turn.phase = 'running';
    const controller = new AbortController();
    running.set(turn.id, controller);
    try {
      const using = await (engines ??= runner.engines());
      const taken = await takeSaid(turn);
      // What goes to the recogniser is a file of its own.
      turn.recording.release();
      if (controller.signal.aborted) return;
      if (!taken.ok) return fail(turn, taken);
      // Once the first request is on its way, which nothing may delay.
      setImmediate(() => prepareNext(using, taken.said));
      const { sourceLanguage, targetLanguage, glossary = [], earlier = [] } = turn.asked;
      const tellsApart = turn.asked.type === 'start' && turn.asked.tellApart === true;
      const end = await runner.run({
        turn: { said: taken.said, sourceLanguage, targetLanguage, glossary, earlier, tellsApart },
        engines: using,
        cancelled: controller.signal,
        spokenAt,
        emit: (event) => tell(turn, eventMessage(turn.id, event)),
      });
      if (end.kind === 'failed') fail(turn, end.problem);
      if (end.kind !== 'done') return;
      turn.phase = 'ended';
      tell(turn, doneMessage(turn.id, end, performance.now() - spokenAt, engineNames(using)));
    } catch (error) {
      onFault(error);
      fail(turn, { code: 'engine-failed' });
    } finally {
      running.delete(turn.id);
    }
  };

  /** Why a turn that begins cannot go on. */
  const refusalOf = async ({ sourceLanguage, targetLanguage, type }: Asked): Promise<Refused | undefined> => {
    if (sourceLanguage === targetLanguage) return { code: 'same-language' };
    engines = runner.engines();
    const { recognition, translation, speech } = await engines;
    if (type === 'start' && recognition === undefined) return { code: 'no-engine', stage: 'speech_recognition' };
    // Connections are opened while the person speaks, so that nobody waits for them afterwards.
    if (type === 'start') recognition?.prepare?.();
    // What the book does costs nothing.
    if ((recognition ?? translation ?? speech) === undefined) return undefined;
    return rate.count(session.owner);
  };

  const drop = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
    held.forget(id);
  };

  return {
    async begin(asked: Asked): Promise<void> {
      const before = held.spoken();
      if (asked.type === 'start' && before !== undefined && before.id !== asked.turn && before.declared === undefined) {
        fail(before, { code: 'lost' });
      }
      const begun = held.begin(asked);
      if (begun.kind === 'over') return;
      const { turn } = begun;
      if (begun.kind === 'known') {
        if (turn.phase === 'recording') deliver(received(turn));
        return;
      }
      acknowledged = 0;
      const refused = await refusalOf(asked);
      if (refused !== undefined) fail(turn, refused);
      else if (asked.type === 'text') void run(turn);
    },

    /** False for what is no frame, or comes before any turn. */
    frame(bytes: Uint8Array): boolean {
      const frame = readFrame(bytes);
      if (frame === undefined) return false;
      const turn = held.spoken();
      if (turn === undefined) return held.turns().length > 0;
      const { recording } = turn;
      const outcome = recording.add(frame.first, frame.samples);
      if (outcome === 'full') fail(turn, { code: 'too-long' });
      else if (outcome === 'gap' || recording.held() - acknowledged >= acknowledgedSamples) {
        acknowledged = recording.held();
        deliver(received(turn));
      }
      if (turn.phase === 'recording' && isComplete(turn)) void run(turn);
      return true;
    },

    stop({ turn: id, samples }: StopMessage): void {
      const turn = held.find(id);
      if (turn === undefined) {
        if (!held.isOver(id)) deliver(errorMessage({ code: 'lost' }, session.language, id));
        return;
      }
      if (turn.phase !== 'recording') return;
      turn.declared = samples;
      if (samples < shortestSamples) fail(turn, { code: 'too-short' });
      else if (isComplete(turn)) void run(turn);
      else deliver(received(turn));
    },

    /** Cancelled, or taken: nothing is kept. */
    drop,

    /** The client does not take what it is sent. */
    failRunning(): void {
      for (const [id, controller] of running) {
        controller.abort();
        const turn = held.find(id);
        if (turn === undefined) continue;
        turn.told.length = 0;
        fail(turn, { code: 'lost' });
      }
    },
  };
}

export type SessionTurns = ReturnType<typeof createSessionTurns>;
