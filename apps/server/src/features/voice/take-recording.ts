import { limits } from '@toolbench/contracts/limits.ts';
import type { VoiceErrorCode } from '@toolbench/contracts/voice.ts';
import { containerOf, isWhole, mediaTypes } from '@toolbench/lab/voice/sound/container.ts';
import { hearChannels } from '@toolbench/lab/voice/sound/hear-channels.ts';
import { hearWhisper } from '@toolbench/lab/voice/sound/hear-whisper.ts';
import type { Recording } from '@toolbench/lab/voice/sound/recording.ts';
import type { Said } from '@toolbench/lab/voice/turn.ts';
import { readChannels, writeWav, type Sound } from '@toolbench/lab/voice/sound/wav.ts';
import { runPaced } from '../../shared/paced.ts';

type Recorded = Said & { readonly kind: 'audio' };

/** What can be sent to a recogniser, or why nothing is. */
type Taken = { readonly ok: true; readonly said: Recorded } | { readonly ok: false; readonly code: VoiceErrorCode };

const { sampleRate, turnMs, shortestMs } = limits.voice;

const refused = (code: VoiceErrorCode): Taken => ({ ok: false, code });
const nothing = () => undefined;
const taken = (sound: Sound, voiced: Pick<Recorded, 'voicedMs' | 'isWhispered'>): Taken => ({
  ok: true,
  said: { kind: 'audio', audio: writeWav(sound), mediaType: mediaTypes.wav, ...voiced },
});

function refusalOf({ samples, sampleRate: rate }: Sound): VoiceErrorCode | undefined {
  const ms = (samples.length * 1_000) / rate;
  if (ms < shortestMs) return 'too-short';
  return ms > turnMs ? 'too-long' : undefined;
}

/** What is no voice may be a whisper; to look for one takes longer, and is seldom needed. */
async function takeWhisper(channels: readonly Sound[]): Promise<Taken> {
  for (const sound of channels) {
    const voicedMs = await runPaced(hearWhisper(sound), nothing);
    if (voicedMs > 0) return taken(sound, { voicedMs, isWhispered: true });
  }
  return refused('no-speech');
}

/** Sound that came in frames; they were listened to while they came. */
export async function takeSamples(recording: Recording, declared = recording.held()): Promise<Taken> {
  const sound = { sampleRate, samples: recording.samples().subarray(0, declared) };
  const code = refusalOf(sound);
  if (code !== undefined) return refused(code);
  const { hasVoice, voicedMs } = recording.heard();
  return hasVoice ? taken(sound, { voicedMs }) : takeWhisper([sound]);
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
  const channels = readChannels(bytes);
  if (channels === 'damaged') return refused('bad-audio');
  if (channels === 'unreadable') {
    return { ok: true, said: { kind: 'audio', audio: bytes, mediaType: mediaTypes.wav } };
  }
  const code = refusalOf(channels[0]);
  if (code !== undefined) return refused(code);
  const { hasVoice, voicedMs, sound } = await runPaced(hearChannels(channels), nothing);
  return hasVoice ? taken(sound, { voicedMs }) : takeWhisper(channels);
}
