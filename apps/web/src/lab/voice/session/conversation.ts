import type { VoiceErrorCode } from '@toolbench/contracts/voice.ts';
import type { BrowserProblem } from './browser-engines.ts';
import type { MicrophoneProblem } from '../sound/microphone-state.ts';
import type { LinkState } from './voice-link.ts';
import type { Direction, Side } from '../voice-settings.ts';

/** What the status line tells; where the browser does the work, `idle` reads as ready. */
export type VoiceStatus =
  | 'idle'
  | 'connected'
  | 'recording'
  | 'processing'
  | 'recognizing'
  | 'translating'
  | 'completed'
  | 'error'
  | 'disconnected';

export type ProblemCode = VoiceErrorCode | MicrophoneProblem | BrowserProblem | 'unplayable';

export interface Problem {
  readonly code: ProblemCode;
  /** What the server says about it, in the language of the page. */
  readonly message: string | null;
}

/** A text on its way; until it is final the next one replaces it. */
export interface Draft {
  readonly text: string;
  readonly isFinal: boolean;
}

/** What was said or typed and is not translated yet. */
export interface Turn extends Direction {
  readonly id: string;
  /** The entry of the history that it becomes; another one's where that is corrected. */
  readonly entryId: string;
  readonly side: Side;
  readonly input: 'speech' | 'text';
  /** Either side may have spoken; the server tells which it was. */
  readonly tellsApart?: boolean;
  /** ISO 8601. */
  readonly beganAt: string;
  readonly stage: 'recording' | 'processing' | 'recognizing' | 'translating' | 'failed';
  readonly original: Draft;
  readonly translation: Draft;
  readonly problem: Problem | null;
}

/** The one recording there can be: whoever speaks locks the other side. */
interface Recording {
  readonly turn: string;
  readonly side: Side;
  /** When the microphone was open, in ms of the session's clock; null until then. */
  readonly listeningSince: number | null;
}

interface Conversation {
  readonly link: LinkState;
  readonly status: VoiceStatus;
  readonly recording: Recording | null;
  /** Oldest first. */
  readonly turns: readonly Turn[];
  /** What went wrong outside of a turn. */
  readonly problem: Problem | null;
}

export type ConversationEvent =
  | { readonly kind: 'link'; readonly state: LinkState }
  | { readonly kind: 'record'; readonly turn: string; readonly side: Side }
  | { readonly kind: 'listening'; readonly at: number }
  /** Something was said, or typed: a turn begins. */
  | { readonly kind: 'begun'; readonly turn: Turn }
  | { readonly kind: 'recorded' }
  /** The recording led to nothing. */
  | { readonly kind: 'dropped'; readonly problem: Problem | null }
  | { readonly kind: 'stage'; readonly turn: string; readonly stage: 'recognizing' | 'translating' }
  | { readonly kind: 'draft'; readonly turn: string; readonly of: 'original' | 'translation'; readonly draft: Draft }
  /** The other language was spoken: the turn is the other side's. */
  | { readonly kind: 'turned'; readonly turn: string }
  | { readonly kind: 'translated'; readonly turn: string }
  | { readonly kind: 'failed'; readonly turn: string | null; readonly problem: Problem }
  | { readonly kind: 'forgotten'; readonly turn: string }
  | { readonly kind: 'dismissed' };

export const newConversation: Conversation = {
  link: 'connecting',
  status: 'idle',
  recording: null,
  turns: [],
  problem: null,
};

/** The status when nothing goes on. */
function atRest(link: LinkState): VoiceStatus {
  if (link === 'connecting') return 'idle';
  return link === 'connected' ? 'connected' : 'disconnected';
}

function withTurn(conversation: Conversation, id: string, change: Partial<Turn>): Conversation {
  return { ...conversation, turns: conversation.turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)) };
}

const turnedRound = ({ side, sourceLanguage, targetLanguage }: Turn): Partial<Turn> => ({
  side: side === 'source' ? 'target' : 'source',
  sourceLanguage: targetLanguage,
  targetLanguage: sourceLanguage,
});

const without = (turns: readonly Turn[], id: string | undefined) => turns.filter((turn) => turn.id !== id);

/** The conversation after one more event. What belongs to no turn and no recording changes nothing. */
export function afterEvent(before: Conversation, event: ConversationEvent): Conversation {
  const { recording, turns, link } = before;
  // While someone speaks, nothing else is news.
  const moved = (status: VoiceStatus) => (recording ? before.status : status);
  const isKnown = (id: string) => turns.some((turn) => turn.id === id);
  switch (event.kind) {
    case 'link':
      return { ...before, link: event.state, status: moved(atRest(event.state)) };
    case 'record':
      if (recording) return before;
      return {
        ...before,
        status: 'recording',
        problem: null,
        recording: { turn: event.turn, side: event.side, listeningSince: null },
      };
    case 'listening':
      return recording ? { ...before, recording: { ...recording, listeningSince: event.at } } : before;
    case 'begun': {
      const status =
        event.turn.stage === 'recording'
          ? before.status
          : moved(event.turn.stage === 'failed' ? 'error' : 'processing');
      return { ...before, status, problem: null, turns: [...turns, event.turn] };
    }
    case 'recorded':
      if (!recording) return before;
      return { ...withTurn(before, recording.turn, { stage: 'processing' }), recording: null, status: 'processing' };
    case 'dropped':
      if (!recording) return before;
      return {
        ...before,
        recording: null,
        turns: without(turns, recording.turn),
        problem: event.problem,
        status: event.problem?.code.startsWith('mic-') ? 'error' : atRest(link),
      };
    case 'stage':
      if (!isKnown(event.turn)) return before;
      return { ...withTurn(before, event.turn, { stage: event.stage }), status: moved(event.stage) };
    case 'draft':
      return withTurn(before, event.turn, { [event.of]: event.draft });
    case 'turned': {
      const turn = turns.find(({ id }) => id === event.turn);
      return turn ? withTurn(before, turn.id, turnedRound(turn)) : before;
    }
    case 'translated':
      if (!isKnown(event.turn)) return before;
      return { ...before, turns: without(turns, event.turn), status: moved('completed') };
    case 'failed': {
      const { turn, problem } = event;
      if (turn === null || !isKnown(turn)) return { ...before, problem, status: moved('error') };
      return { ...withTurn(before, turn, { stage: 'failed', problem }), status: moved('error') };
    }
    case 'forgotten': {
      const left = without(turns, event.turn);
      return { ...before, turns: left, status: left.length === 0 ? moved(atRest(link)) : before.status };
    }
    case 'dismissed':
      return { ...before, problem: null, status: before.status === 'error' ? atRest(link) : before.status };
  }
}
