import { z } from 'zod';

const chunk = z.looseObject({ choices: z.array(z.looseObject({ index: z.number().optional() })) });
const otherIndexes = /"index"\s*:\s*(\d+)/g;

/** An answer that came more than once: in words for the log. */
export type NoteSurplus = (words: string) => void;

/** Leaves of a stream's events what belongs to its first answer, each event once. */
function createEventFilter(note: NoteSurplus) {
  let first: number | undefined;
  let hasNoted = false;
  const seen = new Map<string, string>();
  /** Some services give all events one id, which then says nothing. */
  let countsIds = true;

  const isRepeated = (event: string): boolean => {
    const id = /^id: ?(.+?)\r?$/m.exec(event)?.[1];
    if (id === undefined || !countsIds) return false;
    const before = seen.get(id);
    seen.set(id, event);
    if (before !== undefined && before !== event) countsIds = false;
    return before === event;
  };

  const noteOnce = (words: string): void => {
    if (!hasNoted) note(words);
    hasNoted = true;
  };

  /** @returns the event without other answers; undefined where nothing is left of it */
  return (event: string): string | undefined => {
    if (isRepeated(event)) {
      noteOnce('a model service sent events of its answer twice; each was read once');
      return undefined;
    }
    const data = /^data: ?(\{.*)\r?$/m.exec(event)?.[1];
    if (data === undefined) return event;
    const isSure =
      first !== undefined && [...data.matchAll(otherIndexes)].every(([, index]) => Number(index) === first);
    if (isSure) return event;
    const parsed = chunk.safeParse(parsedJson(data));
    if (!parsed.success || parsed.data.choices.length === 0) return event;
    const { choices } = parsed.data;
    first ??= choices[0]?.index ?? 0;
    const own = choices.filter(({ index = 0 }) => index === first);
    if (own.length === choices.length) return event;
    noteOnce('a model service sent more than one answer; the first was read');
    const hasUsage = parsed.data.usage !== undefined && parsed.data.usage !== null;
    return own.length > 0 || hasUsage ? `data: ${JSON.stringify({ ...parsed.data, choices: own })}\n\n` : undefined;
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What ends an event (WHATWG HTML, 9.2.6), with the blank line. */
const eventEnd = /\r\n\r\n|\n\n|\r\r/;
const longestEnd = 4;

/** The bytes of an event stream without the events, and the parts of events, that are not the first answer's. */
function firstAnswerOf(note: NoteSurplus): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder, filter] = [new TextDecoder(), new TextEncoder(), createEventFilter(note)];
  /** Of an event whose end has not come: an event may be large, so its parts are joined once. */
  let parts: string[] = [];
  let last = '';
  const give = (event: string, controller: TransformStreamDefaultController<Uint8Array>): void => {
    const kept = event === '' ? undefined : filter(event);
    if (kept !== undefined) controller.enqueue(encoder.encode(kept));
  };
  return new TransformStream({
    transform(bytes, controller) {
      const came = decoder.decode(bytes, { stream: true });
      parts.push(came);
      const seam = last + came;
      last = seam.slice(1 - longestEnd);
      if (!eventEnd.test(seam)) return;
      let rest = parts.join('');
      for (let end = eventEnd.exec(rest); end; end = eventEnd.exec(rest)) {
        give(rest.slice(0, end.index + end[0].length), controller);
        rest = rest.slice(end.index + end[0].length);
      }
      parts = [rest];
      last = rest.slice(1 - longestEnd);
    },
    flush: (controller) => give(parts.join('') + decoder.decode(), controller),
  });
}

/** The same requests, of whose answers only the first is read: some services send several, or parts of one twice. */
export const readsFirstAnswer =
  (send: typeof fetch, note: NoteSurplus): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
    if (!isStream || !response.ok || !response.body) return response;
    return new Response(response.body.pipeThrough(firstAnswerOf(note)), {
      status: response.status,
      headers: response.headers,
    });
  };
