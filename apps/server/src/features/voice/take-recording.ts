import { limits } from '@toolbench/contracts/limits.ts';
import type { VoiceErrorCode } from '@toolbench/contracts/voice.ts';
import { containerOf, isWhole, mediaTypes } from '@toolbench/lab/voice/sound/container.ts';
import { hearVoice } from '@toolbench/lab/voice/sound/hear-voice.ts';
import { hearWhisper } from '@toolbench/lab/voice/sound/hear-whisper.ts';
import type { Recording } from '@toolbench/lab/voice/sound/recording.ts';
import type { Said } from '@toolbench/lab/voice/turn.ts';
import { readWav, writeWav, type Sound } from '@toolbench/lab/voice/sound/wav.ts';
import { runPaced } from '../../shared/paced.ts';

type Recorded = Said & { readonly kind: 'audio' };

/** What can be sent to a recogniser, or why nothing is. */
type Taken = { readonly ok: true; readonly said: Recorded } | { readonly ok: false; readonly code: VoiceErrorCode };

const { sampleRate, turnMs, shortestMs } = limits.voice;

const refused = (code: VoiceErrorCode): Taken => ({ ok: false, code });
const nothing = () => undefined;

function refusalOf({ samples, sampleRate: rate }: Sound): VoiceErrorCode | undefined {
  const ms = (samples.length * 1_000) / rate;
  if (ms < shortestMs) return 'too-short';
  return ms > turnMs ? 'too-long' : undefined;
}

/** What is no voice may be a whisper; to look for one takes longer, and is seldom needed. */
async function takeWhisper(sound: Sound, audio: Uint8Array): Promise<Taken> {
  const voicedMs = await runPaced(hearWhisper(sound), nothing);
  if (voicedMs === 0) return refused('no-speech');
  return { ok: true, said: { kind: 'audio', audio, mediaType: mediaTypes.wav, voicedMs } };
}

/** Sound that came in frames; they were listened to while they came. */
export async function takeSamples(recording: Recording, declared = recording.held()): Promise<Taken> {
  const sound = { sampleRate, samples: recording.samples().subarray(0, declared) };
  const code = refusalOf(sound);
  if (code !== undefined) return refused(code);
  const { hasVoice, voicedMs } = recording.heard();
  if (!hasVoice) return takeWhisper(sound, writeWav(sound));
  return { ok: true, said: { kind: 'audio', audio: writeWav(sound), mediaType: mediaTypes.wav, voicedMs } };
}

/**
 * A whole recording, looked at instead of believed: what it is tell its first bytes. Only WAV can be listened to here;
 * the others go to the recogniser when their structure is whole.
 */
export async function takeRecording(bytes: Uint8Array): Promise<Taken> {
  const container = containerOf(bytes);
  if (container === undefined) return refused('bad-audio');
  if (container !== 'wav') {
    if (!isWhole(bytes, container)) return refused('bad-audio');
    return { ok: true, said: { kind: 'audio', audio: bytes, mediaType: mediaTypes[container] } };
  }
  const sound = readWav(bytes);
  if (sound === 'damaged') return refused('bad-audio');
  if (sound === 'unreadable') return { ok: true, said: { kind: 'audio', audio: bytes, mediaType: mediaTypes.wav } };
  const code = refusalOf(sound);
  if (code !== undefined) return refused(code);
  const { hasVoice, voicedMs } = await runPaced(hearVoice(sound), nothing);
  if (!hasVoice) return takeWhisper(sound, bytes);
  return { ok: true, said: { kind: 'audio', audio: bytes, mediaType: mediaTypes.wav, voicedMs } };
}
