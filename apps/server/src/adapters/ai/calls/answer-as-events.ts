import { z } from 'zod';
import { fetchForCalls, isJson } from './provider-call.ts';

const message = z.looseObject({ tool_calls: z.array(z.looseObject({})).nullish() });
const wholeAnswer = z.looseObject({ choices: z.array(z.looseObject({ message })) });

/** The one event that says what a whole answer says. */
function eventOf({ choices, ...answer }: z.infer<typeof wholeAnswer>) {
  const deltas = choices.map(({ message: { tool_calls: calls, ...delta }, ...choice }) => ({
    ...choice,
    delta: { ...delta, ...(calls && { tool_calls: calls.map((call, index) => ({ index, ...call })) }) },
  }));
  return { ...answer, choices: deltas };
}

/**
 * Sends a chat request whose answer the library reads as events: some services, and proxies before them, answer in one
 * piece whatever they are asked.
 */
export const answerAsEvents: typeof fetch = async (input, init) => {
  const response = await fetchForCalls(input, init);
  if (!isJson(response.headers.get('content-type'))) return response;
  const text = await response.text();
  const parsed = wholeAnswer.safeParse(JSON.parse(text));
  const body = parsed.success ? `data: ${JSON.stringify(eventOf(parsed.data))}\n\n` : text;
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};
