import type { TextPart, TranscribeEvent, TranscribePort, TranscribeRequest } from '@toolbench/lab/ports.ts';
import type { Spent } from '../../features/ai-usage/ledger.ts';
import { AiProblem } from './ai-problem.ts';
import { eventsOf, readWhole } from './event-stream.ts';
import { formBody } from './form-body.ts';
import type { CallAnswer, ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';
import { transcriptAnswer, transcriptEvent, type Transcript } from './transcript-event.ts';
import { wavSeconds } from './wav-seconds.ts';

/** Services tell the format from the name of the file. */
function fileName(mediaType: string): string {
  const subtype = mediaType.split(';')[0]?.split('/')[1] ?? 'wav';
  return `speech.${{ mpeg: 'mp3', 'x-wav': 'wav', wave: 'wav', 'vnd.wave': 'wav', 'x-m4a': 'm4a' }[subtype] ?? subtype}`;
}

/** Services that cannot stream ignore the wish and answer in one piece. */
async function* transcriptParts({ mediaType, body }: CallAnswer, call: ProviderCall): AsyncGenerator<Transcript> {
  if (!mediaType.includes('text/event-stream')) return yield transcriptAnswer(await readWhole(body));
  for await (const event of eventsOf(body, call.refusal)) yield transcriptEvent(event);
}

async function* converse(
  call: ProviderCall,
  spent: Spent,
  model: string,
  { audio, mediaType, language, hint }: TranscribeRequest,
): AsyncGenerator<TextPart, object> {
  spent.audioSeconds = wavSeconds(audio);
  const fields = {
    model,
    // ISO 639-1, which is all that services know.
    ...(language !== undefined && { language: language.split('-')[0] ?? language }),
    ...(hint !== undefined && { prompt: hint }),
    response_format: 'json',
    stream: 'true',
  };
  const file = { field: 'file', name: fileName(mediaType), mediaType, bytes: audio };
  const answer = await call.post('/audio/transcriptions', formBody(fields, file));

  let heard = '';
  let mayEnd = false;
  for await (const part of transcriptParts(answer, call)) {
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
