import type { SpeechFormat } from '@toolbench/contracts/ai/ai-lessons.ts';
import type { SpeakEvent, SpeakPort, SpeakRequest } from '@toolbench/lab/ports.ts';
import { containerOf } from '@toolbench/lab/voice/sound/container.ts';
import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { AiProblem } from './refusals/ai-problem.ts';
import { callForSound } from './audio-call.ts';
import { speaksLanguage, voiceFor } from './kokoro-voices.ts';
import { engineName, prepareCall, runCall, type AdapterParts, type Attempt } from './calls/run-call.ts';

interface AudioPart {
  readonly kind: 'audio';
  readonly bytes: Uint8Array;
}

/** An ID3 tag, or the eleven set bits that begin a frame of MPEG audio. */
function isMp3(bytes: Uint8Array): boolean {
  const [a = 0, b = 0, c = 0] = bytes;
  return (a === 0x49 && b === 0x44 && c === 0x33) || (a === 0xff && (b & 0xe0) === 0xe0);
}

/** Samples in a second of what services call pcm, unless they say otherwise. */
const pcmRate = 24_000;

/** How a label says that samples come without a file around them, and at which rate. */
const bareLabel = /^audio\/(?:x-)?(?:pcm|l16|raw)\b(?:.*\brate=(\d+))?/i;

const bytesPerSample = 2;

/** Bare samples become a file; they come in pieces that may end within a sample. */
function wavOf(pieces: readonly Uint8Array[], sampleRate: number): Uint8Array {
  const bytes = Buffer.concat(pieces);
  const samples = new Int16Array(bytes.length >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = bytes.readInt16LE(at * 2);
  return writeWav({ sampleRate, samples });
}

/** A file that browsers play, whatever was asked for: some services speak in one format only and say nothing. */
const isFile = (bytes: Uint8Array) => isMp3(bytes) || containerOf(bytes) !== undefined;

/** Whether bytes begin a page or a value of JSON: samples are never so loud, and so alike, for so long. */
const isText = (bytes: Uint8Array) =>
  /^\s*[<{[][\x20-\x7e\s]{15}/.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));

/** So many bytes say what a file is. */
const tellingBytes = 16;

/** Pieces of sound as they come, the first ones joined until they say what they are: some services send byte by byte. */
async function* fromTelling(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | undefined = new Uint8Array();
  for await (const bytes of body) {
    const piece: Uint8Array = first === undefined ? bytes : Buffer.concat([first, bytes]);
    const isTelling: boolean = first === undefined || piece.length >= tellingBytes;
    first = isTelling ? undefined : piece;
    if (isTelling) yield piece;
  }
  if (first !== undefined) yield first;
}

async function* soundOf(
  body: AsyncIterable<Uint8Array>,
  format: SpeechFormat,
  label: string,
): AsyncGenerator<AudioPart> {
  const [isLabelledBare, rate] = bareLabel.exec(label) ?? [];
  const isBareHere = (first: Uint8Array) => {
    // Soft samples look like the beginning of an mp3, so a label decides between the two.
    if (isLabelledBare !== undefined) return containerOf(first) === undefined;
    return format === 'pcm' && !isFile(first);
  };
  const samples: Uint8Array[] = [];
  let isFirst = true;
  for await (const bytes of fromTelling(body)) {
    if (bytes.length === 0) continue;
    const isBare = isFirst ? isBareHere(bytes) : samples.length > 0;
    if (isFirst && (isBare ? isText(bytes) : !isFile(bytes))) {
      throw new AiProblem({ code: 'bad-answer', cause: 'unusable', detail: `not an ${format} file` });
    }
    isFirst = false;
    if (isBare) samples.push(bytes);
    else yield { kind: 'audio', bytes };
  }
  const isEmpty = isFirst || (samples.length > 0 && Buffer.concat(samples).length < bytesPerSample);
  if (isEmpty) throw new AiProblem({ code: 'bad-answer' });
  if (samples.length > 0) yield { kind: 'audio', bytes: wavOf(samples, Number(rate ?? pcmRate)) };
}

async function* converse(
  { baseUrl, options = {} }: Endpoint,
  { call, spent, model, shape, asks }: Attempt,
  { text, voice: usual, language }: SpeakRequest,
): AsyncGenerator<AudioPart, object> {
  const voice = voiceFor(shape.voice ?? options.voice ?? usual, model, language);
  const format = shape.format ?? options.format ?? 'mp3';
  asks({ voice, format });
  const asked = JSON.stringify({ model, voice, input: text, response_format: format });
  const response = await callForSound({ baseUrl, call, path: 'audio/speech', asked });
  spent.characters = [...text].length;
  if (response.body === null) throw new AiProblem({ code: 'bad-answer' });
  yield* soundOf(response.body, format, response.headers.get('content-type') ?? '');
  return {};
}

/** Speech over `POST /audio/speech`: one file, mp3 where the service has it, passed on as it comes. */
export function createSpeak(parts: AdapterParts): SpeakPort {
  return {
    engine: engineName(parts.endpoint),
    speaks: (language) => speaksLanguage(parts.endpoint.model, parts.endpoint.options?.voice ?? '', language),
    prepare: () => prepareCall(parts),
    speak: (request): AsyncIterable<SpeakEvent> =>
      runCall(parts, { signal: request.signal }, (attempt) => converse(parts.endpoint, attempt, request)),
  };
}
