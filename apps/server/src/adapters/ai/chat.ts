import type { ChatEnd, ChatEvent, ChatMessage, ChatPort, ChatRequest, TextPart } from '@toolbench/lab/ports.ts';
import type { Spent } from '../../features/ai-usage/ledger.ts';
import { AiProblem } from './ai-problem.ts';
import { chatEvent } from './chat-event.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';
import { streamedJson } from './streamed-json.ts';
import { withoutThoughts } from './thoughts.ts';

type Finish = ChatEnd['finish'];

const finishes: Readonly<Record<string, Finish>> = { length: 'length', content_filter: 'filter' };

/** The rules of the system go first, as one. */
function inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const rules = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
  const others = messages.filter(({ role }) => role !== 'system');
  return rules.length === 0 ? others : [{ role: 'system', content: rules.join('\n\n') }, ...others];
}

async function* converse(
  call: ProviderCall,
  spent: Spent,
  model: string,
  { messages, temperature, maxOutputTokens }: ChatRequest,
): AsyncGenerator<TextPart, { readonly finish: Finish }> {
  for (const { content } of messages) spent.inputTokens += estimateTokens(content);
  const asked = {
    model,
    messages: inOrder(messages),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { max_tokens: maxOutputTokens }),
    stream: true,
    stream_options: { include_usage: true },
  };
  const response = await call.post('chat/completions', 'application/json', JSON.stringify(asked));

  const thoughts = withoutThoughts();
  const said = (text: string): TextPart[] => {
    if (text === '') return [];
    spent.outputTokens += estimateTokens(text);
    return [{ kind: 'text', text }];
  };
  let finish: string | undefined;
  const counted: Partial<Pick<Spent, 'inputTokens' | 'outputTokens'>> = {};
  for await (const value of streamedJson(response, call.endpoint.key)) {
    const { text, ...event } = chatEvent(value);
    yield* said(thoughts.push(text));
    finish ??= event.finish;
    counted.inputTokens = event.inputTokens ?? counted.inputTokens;
    counted.outputTokens = event.outputTokens ?? counted.outputTokens;
  }
  yield* said(thoughts.end());
  // A stream that ends as if all were well, but without saying why the model stopped, was cut.
  if (finish === undefined) throw new AiProblem({ code: spent.outputTokens > 0 ? 'network' : 'bad-answer' });
  const { inputTokens, outputTokens } = counted;
  if (inputTokens !== undefined && outputTokens !== undefined) {
    Object.assign(spent, { inputTokens, outputTokens, isEstimated: false });
  }
  return { finish: finishes[finish] ?? 'stop' };
}

/** Chat over `POST /chat/completions`, streamed. */
export function createChat(parts: AdapterParts): ChatPort {
  return {
    engine: engineName(parts.endpoint),
    prepare: () => prepareCall(parts),
    stream: (request): AsyncIterable<ChatEvent> =>
      runCall(parts, request, (call, spent, model) => converse(call, spent, model, request)),
  };
}
