import { joinPart, type AiResult, type ChatEnd, type ChatPort, type ChatRequest } from './ports.ts';

/** The whole of an answer, for those who cannot use its beginning. A failure drops what came before it. */
export async function collectChat(
  port: Pick<ChatPort, 'stream'>,
  request: ChatRequest,
): Promise<AiResult<Omit<ChatEnd, 'kind'> & { readonly text: string }>> {
  let text = '';
  for await (const event of port.stream(request)) {
    if (event.kind === 'text') text = joinPart(text, event);
    else if (event.kind === 'failed') return { ok: false, error: event.error };
    else
      return {
        ok: true,
        value: { text, engine: event.engine, usage: event.usage, costUsd: event.costUsd, finish: event.finish },
      };
  }
  return { ok: false, error: { code: 'bad-answer' } };
}
