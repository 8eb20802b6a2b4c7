import { createEventLines, type StreamEvent } from './event-lines.ts';
import { isObject } from './is-object.ts';
import { fetchForCalls } from './provider-call.ts';

function errorIn(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    const [first] = [value].flat();
    return isObject(first) ? first.error : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The library reads an error within a stream of Gemini as an event that says nothing. With what it knows no candidates by
 * it is refused, with all of it, where it stands.
 */
const written = ({ data }: StreamEvent): string => {
  if (data.trim() === '') return '';
  const error = errorIn(data);
  const kept = error === undefined || error === null ? data : JSON.stringify({ error, candidates: false });
  return `${kept
    .split('\n')
    .map((line) => `data: ${line}`)
    .join('\n')}\n\n`;
};

/** Sends a chat request in the protocol of Gemini, whose errors after the beginning of an answer are not lost. */
export const keepsErrors: typeof fetch = async (input, init) => {
  const response = await fetchForCalls(input, init);
  if (!response.ok || !response.body) return response;
  const [decoder, encoder, lines] = [new TextDecoder(), new TextEncoder(), createEventLines()];
  const events = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      const text = lines
        .push(decoder.decode(bytes, { stream: true }))
        .map(written)
        .join('');
      if (text !== '') controller.enqueue(encoder.encode(text));
    },
    flush: (controller) => {
      const last = [...lines.push(decoder.decode()), ...lines.finish()].map(written).join('');
      if (last !== '') controller.enqueue(encoder.encode(last));
    },
  });
  return new Response(response.body.pipeThrough(events), { headers: response.headers });
};
