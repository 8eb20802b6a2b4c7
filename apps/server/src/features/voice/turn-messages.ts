import type { ServerMessage, VoiceEngines, VoiceLimitName } from '@toolbench/contracts/voice.ts';
import { voiceErrorText } from '@toolbench/contracts/voice-texts.ts';
import type { TurnEnd, TurnEvent, TurnProblem } from '@toolbench/lab/voice/turn.ts';

type Language = 'zh' | 'en';

/** What a turn tells, as it is sent. */
export function eventMessage(turn: string, event: TurnEvent): ServerMessage {
  switch (event.kind) {
    case 'stage':
      return { type: 'status', stage: event.stage, turn };
    case 'language':
      return { type: 'language', language: event.language, turn };
    case 'partial':
      return { type: 'partial', of: event.of, text: event.text, turn };
    case 'speech': {
      const audio = Buffer.from(event.bytes).toString('base64');
      return { type: 'speech', audio_data: audio, part: event.part, last: event.isLast, turn };
    }
    default:
      return { type: event.kind, text: event.text, turn };
  }
}

export type Refused = Pick<TurnProblem, 'code' | 'stage' | 'error'> & {
  readonly retryAfterMs?: number;
  /** Which limit was met. */
  readonly limit?: { readonly name: VoiceLimitName; readonly most: number };
};

/** A failure in the words of the client's language. */
export function errorMessage(refused: Refused, language: Language, turn?: string): ServerMessage {
  const retryAfterMs = refused.retryAfterMs ?? refused.error?.retryAfterMs;
  return {
    type: 'error',
    message: voiceErrorText(refused, language),
    code: refused.code,
    ...(turn !== undefined && { turn }),
    ...(refused.limit && { limit: refused.limit }),
    ...(retryAfterMs !== undefined && { retryAfterMs: Math.ceil(retryAfterMs) }),
  };
}

export function doneMessage(
  turn: string,
  { times, costUsd }: TurnEnd & { readonly kind: 'done' },
  totalMs: number,
  engines: VoiceEngines,
): ServerMessage {
  const rounded = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)]));
  return {
    type: 'done',
    turn,
    times: { ...rounded, total: Math.round(totalMs) },
    ...(costUsd !== undefined && { costUsd }),
    engines,
  };
}

/** The same for a client that knows the specification alone; nothing where it has no such message. */
export function plainMessage(message: ServerMessage): ServerMessage | undefined {
  switch (message.type) {
    case 'transcription':
    case 'translation':
      return { type: message.type, text: message.text };
    case 'speech':
      return { type: 'speech', audio_data: message.audio_data };
    case 'status':
      return { type: 'status', stage: message.stage };
    case 'error':
      return { type: 'error', message: message.message };
    default:
      return undefined;
  }
}
