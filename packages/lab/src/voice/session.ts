import type { ClientMessage, ServerMessage } from '@toolbench/contracts/voice.ts';
import { createRecording, type Recording } from './sound/recording.ts';

/** The message that began a turn. */
export type Asked = Extract<ClientMessage, { type: 'start' | 'text' }>;

/** A turn that a session holds until the client has all of it. */
export interface HeldTurn {
  readonly id: string;
  readonly asked: Asked;
  readonly recording: Recording;
  phase: 'recording' | 'running' | 'ended';
  /** Samples in all, once the turn is spoken; those not held yet are still expected. */
  declared: number | undefined;
  /** Everything final that was said about it, in order. */
  readonly told: ServerMessage[];
}

/** `new`: begun now; `known`: it is held already and goes on; `over`: the client had all of it, or cancelled it. */
export type Begun = { readonly kind: 'new' | 'known'; readonly turn: HeldTurn } | { readonly kind: 'over' };

interface SessionLimits {
  readonly turnsKept: number;
  readonly keptCharacters: number;
  readonly turnSamples: number;
  readonly sampleRate: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Nearly all of what a turn was told is its speech. */
const charactersOf = ({ told }: HeldTurn) =>
  sum(told.map((message) => (message.type === 'speech' ? message.audio_data.length : 0)));

/** Ids of turns that are over are remembered for so many turns, so that none runs twice. */
const idsRemembered = 1_000;

/**
 * The turns of a conversation, apart from the connection they came over. A turn begins once, however often its beginning
 * arrives, and what it said is kept until the client says that it has it.
 */
export function createVoiceSession({ turnsKept, keptCharacters, turnSamples, sampleRate }: SessionLimits) {
  const turns = new Map<string, HeldTurn>();
  const over = new Set<string>();
  let spoken: HeldTurn | undefined;

  const forget = (id: string) => {
    if (spoken?.id === id) spoken = undefined;
    if (!turns.delete(id)) return;
    over.add(id);
    if (over.size > idsRemembered) over.delete(over.values().next().value ?? '');
  };

  return {
    begin(asked: Asked): Begun {
      if (over.has(asked.turn)) return { kind: 'over' };
      const held = turns.get(asked.turn);
      const turn: HeldTurn = held ?? {
        id: asked.turn,
        asked,
        recording: createRecording(turnSamples, sampleRate),
        phase: 'recording',
        declared: undefined,
        told: [],
      };
      if (asked.type === 'start' && turn.phase === 'recording') spoken = turn;
      if (held !== undefined) return { kind: 'known', turn: held };
      turns.set(turn.id, turn);
      let kept = sum([...turns.values()].map(charactersOf));
      for (const old of turns.values()) {
        if (turns.size <= turnsKept && kept <= keptCharacters) break;
        if (old.phase !== 'ended') continue;
        kept -= charactersOf(old);
        forget(old.id);
      }
      return { kind: 'new', turn };
    },

    find: (id: string): HeldTurn | undefined => turns.get(id),

    /** The turn that frames belong to now. */
    spoken: (): HeldTurn | undefined => (spoken?.phase === 'recording' ? spoken : undefined),

    /** Whether the client had all of it, or cancelled it. */
    isOver: (id: string): boolean => over.has(id),

    /** The turn is over: nothing of it is kept. */
    forget,

    /** All that the client may not have, turn by turn; sent once after each new connection. */
    backlog: (): readonly ServerMessage[] =>
      [...turns.values()].flatMap(({ id, phase, recording, told }) =>
        phase === 'recording' ? [{ type: 'received' as const, turn: id, samples: recording.held() }] : told,
      ),

    turns: (): readonly HeldTurn[] => [...turns.values()],
  };
}

export type VoiceSession = ReturnType<typeof createVoiceSession>;

/** Whether all of a spoken turn is there. */
export const isComplete = ({ declared, recording }: HeldTurn): boolean =>
  declared !== undefined && recording.held() >= declared;
