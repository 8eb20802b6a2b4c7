import { limits } from '@toolbench/contracts/limits.ts';
import { clientMessage, type ClientMessage, type VoiceErrorCode } from '@toolbench/contracts/voice.ts';
import { readAudioMessage } from '@toolbench/lab/voice/sound/audio-message.ts';
import { runPaced } from '../../shared/paced.ts';

const { messageBytes, recordingBytes } = limits.voice;
/** Above this JSON is not parsed at once; no other message than a recording is that large. */
const atOnceBytes = 256 * 1024;
/** From here on a list of numbers is read by hand, since checking each of them as JSON would take long. */
const byHandBytes = 4 * 1024;

type Audio = Omit<Extract<ClientMessage, { type: 'audio' }>, 'data'> & { readonly data: Uint8Array };

export type Message = Exclude<ClientMessage, { type: 'audio' }> | Audio;

type ReadMessage =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly code: VoiceErrorCode; readonly turn?: string };

const refused = (code: VoiceErrorCode): ReadMessage => ({ ok: false, code });

/** Names the turn of a message that cannot be used otherwise, and tells when its only fault is its length. */
function refusalOf(
  value: unknown,
  issues: readonly { readonly code: string; readonly path: PropertyKey[] }[],
): ReadMessage {
  const isTooLong = issues.some(({ code, path }) => code === 'too_big' && path[0] === 'text');
  const turn = typeof value === 'object' && value !== null && 'turn' in value ? value.turn : undefined;
  const isName = typeof turn === 'string' && /^[\w-]{8,64}$/.test(turn);
  return { ok: false, code: isTooLong ? 'too-long' : 'bad-message', ...(isName && { turn }) };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse(text: string, data?: Uint8Array, value = valueOf(text)): ReadMessage {
  const parsed = clientMessage.safeParse(value);
  if (!parsed.success) return refusalOf(value, parsed.error.issues);
  const message = parsed.data;
  if (message.type !== 'audio') return { ok: true, message };
  return { ok: true, message: { ...message, data: data ?? Uint8Array.from(message.data) } };
}

/** A long message whose recording could not be read: to check each of its numbers once more would take seconds. */
function parseLong(text: string): ReadMessage {
  const value = valueOf(text);
  const isAudio = typeof value === 'object' && value !== null && 'type' in value && value.type === 'audio';
  return isAudio ? refused('bad-message') : parse(text, undefined, value);
}

/** Reads a message of any size without keeping the process for long. */
export async function readMessage(bytes: Buffer): Promise<ReadMessage> {
  if (bytes.length > messageBytes) return refused('too-long');
  if (bytes.length < byHandBytes) return parse(bytes.toString('utf8'));
  const read = await runPaced(readAudioMessage(bytes, recordingBytes), () => undefined);
  if (read === 'too-long') return refused('too-long');
  // What else a recording's message says is short; more of it would be parsed and checked at once.
  if (read !== 'bad-message')
    return read.rest.length > byHandBytes ? refused('bad-message') : parse(read.rest, read.data);
  return bytes.length > atOnceBytes ? refused('bad-message') : parseLong(bytes.toString('utf8'));
}
