import type { SpeakEvent, SpeakPort, SpeakRequest } from '@toolbench/lab/ports.ts';
import type { Spent } from '../../features/ai-usage/ledger.ts';
import { AiProblem } from './ai-problem.ts';
import { jsonBody, type ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';

interface AudioPart {
  readonly kind: 'audio';
  readonly bytes: Uint8Array;
}

/** An ID3 tag, or the eleven set bits that begin a frame of MPEG audio. */
function isMp3(bytes: Uint8Array): boolean {
  const [a = 0, b = 0, c = 0] = bytes;
  return (a === 0x49 && b === 0x44 && c === 0x33) || (a === 0xff && (b & 0xe0) === 0xe0);
}

async function* converse(
  call: ProviderCall,
  spent: Spent,
  model: string,
  { text, voice }: SpeakRequest,
): AsyncGenerator<AudioPart, object> {
  const asked = { model, voice, input: text, response_format: 'mp3' };
  const { body } = await call.post('/audio/speech', jsonBody(asked));
  spent.characters = [...text].length;
  let isFirst = true;
  for await (const bytes of body) {
    if (isFirst && !isMp3(bytes)) throw new AiProblem({ code: 'bad-answer', detail: 'not an mp3 file' });
    isFirst = false;
    yield { kind: 'audio', bytes };
  }
  if (isFirst) throw new AiProblem({ code: 'bad-answer' });
  return {};
}

/** Speech over `POST /audio/speech`: mp3, passed on as it comes. */
export function createSpeak(parts: AdapterParts): SpeakPort {
  return {
    engine: engineName(parts.endpoint),
    prepare: () => prepareCall(parts),
    speak: (request): AsyncIterable<SpeakEvent> =>
      runCall(parts, { signal: request.signal }, (call, spent, model) => converse(call, spent, model, request)),
  };
}
