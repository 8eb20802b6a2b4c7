import { AiProblem } from './ai-problem.ts';
import { readRefusal } from './read-refusal.ts';

/** What stands in the `data` of each event of a stream (HTML, 9.2.6); other fields are of no use here. */
async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open = '';
  let data: string[] = [];
  for await (const bytes of body) {
    // A return at the very end may be half of a line's end.
    const lines = (open + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    open = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AiProblem({ code: 'bad-answer' });
  }
}

/** Each event of a streamed answer. An error that the service sends as one is thrown as what it means. */
export async function* streamedJson(response: Response, key: string | undefined): AsyncGenerator<unknown> {
  if (response.body === null) return;
  for await (const data of eventData(response.body)) {
    if (data === '[DONE]') continue;
    const value = parse(data);
    const isError = typeof value === 'object' && value !== null && 'error' in value && Boolean(value.error);
    if (isError) throw new AiProblem(readRefusal({ body: value }, key));
    yield value;
  }
}
