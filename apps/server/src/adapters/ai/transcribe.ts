import type { OptionalParameter } from '@toolbench/contracts/ai/ai-lessons.ts';
import type { TextPart, TranscribeEvent, TranscribePort, TranscribeRequest } from '@toolbench/lab/ports.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { AiProblem } from './refusals/ai-problem.ts';
import { callForSound } from './audio-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts, type Attempt } from './calls/run-call.ts';
import { gapBetween } from './transcript-gaps.ts';
import { transcriptAnswer, transcriptEvent, type Transcript } from './transcript-event.ts';
import { wavSeconds } from './wav-seconds.ts';

/** Services tell the format from the name of the file. */
function fileName(mediaType: string): string {
  const subtype = mediaType.split(';')[0]?.split('/')[1] ?? 'wav';
  return `speech.${{ mpeg: 'mp3', 'x-wav': 'wav', wave: 'wav', 'vnd.wave': 'wav', 'x-m4a': 'm4a' }[subtype] ?? subtype}`;
}

/** The values of a stream's events, up to the mark of its end. A refusal within the stream is thrown as the service sent it. */
async function* eventValues(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    if (data.startsWith('[DONE]')) return;
    const value: unknown = JSON.parse(data);
    if (typeof value === 'object' && value !== null && 'error' in value && value.error) {
      throw Object.assign(new Error('refused within the stream'), { error: value.error });
    }
    yield value;
  }
}

/** Services that cannot stream ignore the wish and answer in one piece. */
async function* transcriptParts(response: Response): AsyncGenerator<Transcript> {
  if (response.headers.get('content-type')?.includes('text/event-stream') !== true || response.body === null) {
    return yield transcriptAnswer(await response.json());
  }
  for await (const event of eventValues(response.body)) yield transcriptEvent(event);
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
  for await (const part of transcriptParts(response)) {
    const gap = part.isSegment ? gapBetween(heard, part.text) : '';
    const text = part.isWhole ? part.text.slice(heard.length) : gap + part.text;
    ({ mayEnd } = part);
    if (part.seconds !== undefined) spent.audioSeconds = part.seconds;
    heard += text;
    if (text !== '') yield { kind: 'text', text };
  }
  if (!mayEnd) throw new AiProblem({ code: 'network' });
  return {};
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
