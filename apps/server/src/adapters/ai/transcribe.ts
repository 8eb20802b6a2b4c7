import type { TextPart, TranscribeEvent, TranscribePort, TranscribeRequest } from '@toolbench/lab/ports.ts';
import type { Spent } from '../../features/ai-usage/ledger.ts';
import { AiProblem } from './ai-problem.ts';
import { multipart } from './multipart.ts';
import type { ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';
import { streamedJson } from './streamed-json.ts';
import { transcriptAnswer, transcriptEvent, type Transcript } from './transcript-event.ts';
import { wavSeconds } from './wav-seconds.ts';

/** Services tell the format from the name of the file. */
function fileName(mediaType: string): string {
  const subtype = mediaType.split(';')[0]?.split('/')[1] ?? 'wav';
  return `speech.${{ mpeg: 'mp3', 'x-wav': 'wav', wave: 'wav', 'vnd.wave': 'wav', 'x-m4a': 'm4a' }[subtype] ?? subtype}`;
}

function formOf({ audio, mediaType, language, hint }: TranscribeRequest, model: string) {
  const fields = {
    model,
    // ISO 639-1, which is all that services know.
    ...(language !== undefined && { language: language.split('-')[0] ?? language }),
    ...(hint !== undefined && { prompt: hint }),
    response_format: 'json',
    stream: 'true',
  };
  return multipart(fields, { field: 'file', name: fileName(mediaType), mediaType, bytes: audio });
}

/** Services that cannot stream ignore the wish and answer in one piece. */
async function* transcriptParts(response: Response, key: string | undefined): AsyncGenerator<Transcript> {
  if (response.headers.get('content-type')?.includes('text/event-stream') !== true) {
    return yield transcriptAnswer(await response.json());
  }
  for await (const event of streamedJson(response, key)) yield transcriptEvent(event);
}

async function* converse(
  call: ProviderCall,
  spent: Spent,
  model: string,
  request: TranscribeRequest,
): AsyncGenerator<TextPart, object> {
  spent.audioSeconds = wavSeconds(request.audio);
  const { type, body } = formOf(request, model);
  const response = await call.post('audio/transcriptions', type, body);

  let heard = '';
  let mayEnd = false;
  for await (const part of transcriptParts(response, call.endpoint.key)) {
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
  return {
    engine: engineName(parts.endpoint),
    prepare: () => prepareCall(parts),
    transcribe: (request): AsyncIterable<TranscribeEvent> =>
      runCall(parts, { signal: request.signal }, (call, spent, model) => converse(call, spent, model, request)),
  };
}
