import { StringDecoder } from 'node:string_decoder';
import { AiProblem } from './ai-problem.ts';
import { isObject } from './is-object.ts';

/** Cuts text that comes in pieces into lines, ended by LF, CR LF or CR. */
function createLineCutter() {
  let open = '';
  let endedWithReturn = false;
  return (piece: string): string[] => {
    // The feed that belongs to the return before it.
    const begin = endedWithReturn && piece.startsWith('\n') ? 1 : 0;
    if (piece !== '') endedWithReturn = piece.endsWith('\r');
    const lines = (open + piece.slice(begin)).split(/\r\n|\r|\n/);
    open = lines.pop() ?? '';
    return lines;
  };
}

/** Gives the data of the server-sent events (HTML standard, 9.2.6) that a chunk completes. */
function createEventCutter() {
  const decoder = new StringDecoder('utf8');
  const linesOf = createLineCutter();
  let open: string[] = [];
  return (chunk: Buffer): string[] => {
    const events: string[] = [];
    for (const line of linesOf(decoder.write(chunk))) {
      // Comments, and fields that no service uses, say nothing.
      const data = /^data: ?(.*)$/su.exec(line)?.[1];
      if (data !== undefined) open.push(data);
      if (line !== '' || open.length === 0) continue;
      events.push(open.join('\n'));
      open = [];
    }
    return events;
  };
}

/** What a service sent as JSON; what is none is a bad answer. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AiProblem({ code: 'bad-answer' });
  }
}

/**
 * What the events of a stream hold, each as soon as it is whole; with `[DONE]` only its end is waited for. An error among
 * them is thrown as what `refusal` makes of it.
 */
export async function* eventsOf(
  body: AsyncIterable<Buffer>,
  refusal: (said: unknown) => AiProblem,
): AsyncGenerator<unknown, void> {
  const cut = createEventCutter();
  let isDone = false;
  for await (const chunk of body) {
    for (const text of cut(chunk)) {
      isDone ||= text === '[DONE]';
      if (isDone) continue;
      const event = parse(text);
      const said = isObject(event) ? (event.error ?? undefined) : undefined;
      if (said !== undefined) throw refusal(said);
      yield event;
    }
  }
}

/** An answer that comes in one piece. */
export async function readWhole(body: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return parse(Buffer.concat(chunks).toString('utf8'));
}
