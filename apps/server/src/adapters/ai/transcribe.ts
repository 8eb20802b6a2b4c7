import type { OptionalParameter } from '@toolbench/contracts/ai/ai-lessons.ts';
import type { TextPart, TranscribeEvent, TranscribePort, TranscribeRequest } from '@toolbench/lab/ports.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { AiProblem } from './refusals/ai-problem.ts';
import { callForSound } from './audio-call.ts';
import { createEventLines, type StreamEvent } from './calls/event-lines.ts';
import { isObject } from './calls/is-object.ts';
import { engineName, prepareCall, runCall, type AdapterParts, type Attempt } from './calls/run-call.ts';
import { gapBetween } from './transcript-gaps.ts';
import { transcriptAnswer, transcriptEvent, type Transcript, type UnknownEvent } from './transcript-event.ts';

/** Services tell the format from the name of the file. */
function fileName(mediaType: string): string {
  const subtype = mediaType.split(';')[0]?.split('/')[1] ?? 'wav';
  return `speech.${{ mpeg: 'mp3', 'x-wav': 'wav', wave: 'wav', 'vnd.wave': 'wav', 'x-m4a': 'm4a' }[subtype] ?? subtype}`;
}

/** A stream says so, or begins like one: with events of JSON, whatever it is labelled. */
const beginsAsStream = /^(?:\s*(?::|(?:event|id|retry)\s*:)[^\n]*\n)*\s*data\s*:\s*\{/i;

const refusedWithin = (error: unknown) => Object.assign(new Error('refused within the answer'), { error });

/** What an event says; nothing where it only keeps the connection alive. A refusal is thrown as the service sent it. */
function transcriptOf({ name, data }: StreamEvent): Transcript | UnknownEvent | undefined {
  if (!/^\s*\{/.test(data)) {
    if (name === 'error') throw refusedWithin({ message: data });
    return undefined;
  }
  const value: unknown = JSON.parse(data);
  if (!isObject(value)) return transcriptEvent(value);
  if (value.error) throw refusedWithin(value.error);
  // The name of an event stands in it or beside it.
  const named = name === undefined || name === 'message' ? value : { type: name, ...value };
  if (/(?:^|[._])(?:error|failed)$/i.test(String(named.type))) throw refusedWithin(value);
  return transcriptEvent(named);
}

const cueTimes = /^(?:\d+:)?\d\d:\d\d[.,]\d{3} --> .*$/m;

/** The words of subtitles (SRT, WebVTT), one cue after the other; any other text as it is. */
function withoutTimes(text: string): string {
  if (!cueTimes.test(text)) return text;
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const isNumber = (line: string, at: number) => /^\d+$/.test(line) && cueTimes.test(lines[at + 1] ?? '');
  const words = lines.filter((line, at) => !cueTimes.test(line) && !isNumber(line, at) && !/^WEBVTT\b/.test(line));
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** JSON; words may begin like it: “[Applause] Thank you.” */
function jsonOrWords(text: string): unknown {
  if (!/^(?:[{["]|null$)/.test(text)) return withoutTimes(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (/^(?:\{\s*"|\[\s*[{"])/.test(text)) throw error;
    return withoutTimes(text);
  }
}

/** An answer in one piece: JSON, or nothing but the words. */
function wholeTranscript(body: string): Transcript {
  const text = body.trim();
  // A page is an answer of something else than a recogniser, and nothing at all is none.
  if (text === '' || text.startsWith('<')) throw new AiProblem({ code: 'bad-answer' });
  const value = jsonOrWords(text);
  if (isObject(value) && value.error) throw refusedWithin(value.error);
  return transcriptAnswer(value);
}

/** Services that cannot stream ignore the wish and answer in one piece: what an answer is decides. */
async function* transcriptParts({ headers, body }: Response): AsyncGenerator<Transcript | UnknownEvent> {
  const lines = createEventLines();
  let isStream = headers.get('content-type')?.includes('text/event-stream') === true;
  let held = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    held += piece;
    isStream ||= beginsAsStream.test(held);
    if (!isStream) continue;
    for (const event of lines.push(held)) {
      if (/^\s*\[done\]/i.test(event.data)) return;
      const part = transcriptOf(event);
      if (part) yield part;
    }
    held = '';
  }
  if (!isStream) return yield wholeTranscript(held);
  for (const event of lines.finish()) {
    const part = transcriptOf(event);
    if (part) yield part;
  }
}

/** The form, without the fields that the service is known not to take. */
function askedFor(
  { audio, mediaType, language, hint }: TranscribeRequest,
  model: string,
  omitted: readonly OptionalParameter[],
) {
  const fields: Readonly<Record<string, string | undefined>> = {
    model,
    // ISO 639-1, which is all that services know.
    language: language === undefined ? undefined : (language.split('-')[0] ?? language),
    prompt: hint,
    response_format: 'json',
    stream: 'true',
  };
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(audio)], { type: mediaType }), fileName(mediaType));
  const isOmitted = (name: string) => omitted.some((left) => left === name);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && !isOmitted(name)) form.set(name, value);
  }
  return form;
}

async function* converse(
  { baseUrl }: Endpoint,
  { call, spent, model, shape: { omitted = [] } }: Attempt,
  request: TranscribeRequest,
): AsyncGenerator<TextPart, object> {
  spent.audioSeconds = wavSeconds(request.audio);
  const response = await callForSound({
    baseUrl,
    call,
    path: 'audio/transcriptions',
    asked: askedFor(request, model, omitted),
  });

  let heard = '';
  let mayEnd = false;
  let hasParts = false;
  let isKnown = false;
  let unknown: string | undefined;
  for await (const part of transcriptParts(response)) {
    if ('unknown' in part) {
      unknown ??= part.unknown;
      continue;
    }
    isKnown = true;
    // Said again, with its times.
    if (part.isSegment && hasParts) continue;
    hasParts ||= !part.isSegment;
    const gap = part.isSegment ? gapBetween(heard, part.text) : '';
    const text = part.isWhole ? part.text.slice(heard.length) : gap + part.text;
    ({ mayEnd } = part);
    if (part.seconds !== undefined) spent.audioSeconds = part.seconds;
    heard += text;
    if (text !== '') yield { kind: 'text', text };
  }
  // What it said is in events of which nobody knows what they are.
  if (!isKnown && unknown !== undefined) throw new AiProblem({ code: 'bad-answer', detail: unknown.slice(0, 80) });
  if (!mayEnd) throw new AiProblem({ code: 'network' });
  return {};
}

/** How long a WAV file plays, in seconds, by the byte rate of its header (RIFF, `fmt ` at 12); 0 for anything else. */
export function wavSeconds(file: Uint8Array): number {
  if (file.length < 44) return 0;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isWave = view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57415645;
  const bytesPerSecond = view.getUint32(28, true);
  return isWave && bytesPerSecond > 0 ? (file.length - 44) / bytesPerSecond : 0;
}

/** Speech recognition over `POST /audio/transcriptions`, streamed where the service can. */
export function createTranscribe(parts: AdapterParts): TranscribePort {
  return {
    engine: engineName(parts.endpoint),
    prepare: () => prepareCall(parts),
    transcribe: (request): AsyncIterable<TranscribeEvent> =>
      runCall(parts, { signal: request.signal }, (attempt) => converse(parts.endpoint, attempt, request)),
  };
}
