import type { TextPart, TranscribeEvent, TranscribePort, TranscribeRequest } from '@toolbench/lab/ports.ts';
import type { OpenAI } from 'openai';
import type { Spent } from '../../features/ai-usage/ledger.ts';
import { AiProblem } from './ai-problem.ts';
import { createAudioClient, type AudioClient } from './audio-client.ts';
import { loadOpenAi } from './load-libraries.ts';
import type { ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';
import { transcriptAnswer, transcriptEvent, type Transcript } from './transcript-event.ts';
import { wavSeconds } from './wav-seconds.ts';

/** Services tell the format from the name of the file. */
function fileName(mediaType: string): string {
  const subtype = mediaType.split(';')[0]?.split('/')[1] ?? 'wav';
  return `speech.${{ mpeg: 'mp3', 'x-wav': 'wav', wave: 'wav', 'vnd.wave': 'wav', 'x-m4a': 'm4a' }[subtype] ?? subtype}`;
}

/** The library reads a stream, even of one part, several times faster than a file. */
async function* inOnePart(audio: Uint8Array) {
  yield audio;
}

/** Services that cannot stream ignore the wish and answer in one piece. */
async function* transcriptParts(response: Response, client: OpenAI): AsyncGenerator<Transcript> {
  if (response.headers.get('content-type')?.includes('text/event-stream') !== true) {
    return yield transcriptAnswer(await response.json());
  }
  const { Stream } = await loadOpenAi();
  for await (const event of Stream.fromSSEResponse<unknown>(response, new AbortController(), client)) {
    yield transcriptEvent(event);
  }
}

async function* converse(
  openClient: AudioClient,
  { headers }: ProviderCall,
  spent: Spent,
  model: string,
  { audio, mediaType, language, hint }: TranscribeRequest,
): AsyncGenerator<TextPart, object> {
  const { toStreamingFile } = await loadOpenAi();
  const client = await openClient();
  spent.audioSeconds = wavSeconds(audio);

  const asked = {
    file: toStreamingFile(inOnePart(audio), fileName(mediaType), { type: mediaType }),
    model,
    // ISO 639-1, which is all that services know.
    ...(language !== undefined && { language: language.split('-')[0] ?? language }),
    ...(hint !== undefined && { prompt: hint }),
    response_format: 'json' as const,
    stream: true as const,
  };
  const response = await client.audio.transcriptions.create(asked, { headers }).asResponse();

  let heard = '';
  let mayEnd = false;
  for await (const part of transcriptParts(response, client)) {
    const text = part.isWhole ? part.text.slice(heard.length) : part.text;
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
  const client = createAudioClient(parts);
  return {
    engine: engineName(parts.endpoint),
    prepare: () => prepareCall(parts, client),
    transcribe: (request): AsyncIterable<TranscribeEvent> =>
      runCall(parts, { signal: request.signal }, (call, spent, model) => converse(client, call, spent, model, request)),
  };
}
