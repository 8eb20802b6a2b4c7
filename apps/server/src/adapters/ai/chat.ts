import type {
  CallPart,
  ChatEnd,
  ChatEvent,
  ChatMessage,
  ChatPort,
  ChatRequest,
  ChatTool,
  TextPart,
} from '@toolbench/lab/ports.ts';
import type { Spent } from '../../features/ai-usage/ledger.ts';
import { AiProblem } from './ai-problem.ts';
import { chatPiece, type CallDelta } from './chat-event.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { eventsOf } from './event-stream.ts';
import { jsonBody, type ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';
import { createThoughtFilter } from './thought-filter.ts';

type Finish = ChatEnd['finish'];

const finishes: Readonly<Record<string, Finish>> = { length: 'length', content_filter: 'filter' };

/** The rules go first, as one; some services refuse empty ones, and more than one. */
function promptOf(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const rules = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
  const conversation = messages.filter(({ role }) => role !== 'system');
  return rules.length > 0 ? [{ role: 'system', content: rules.join('\n\n') }, ...conversation] : conversation;
}

const offer = (tools: readonly ChatTool[]) => ({
  tools: tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  })),
  tool_choice: 'auto',
});

const askedOf = (
  model: string,
  { messages, temperature, maxOutputTokens }: ChatRequest,
  tools: readonly ChatTool[],
) => ({
  model,
  messages: promptOf(messages).map(({ role, content }) => ({ role, content })),
  ...(temperature !== undefined && { temperature }),
  ...(maxOutputTokens !== undefined && { max_tokens: maxOutputTokens }),
  ...(tools.length > 0 && offer(tools)),
  stream: true,
  stream_options: { include_usage: true },
});

/** Puts the parts of the calls of one answer together: which call each belongs to, and what it calls. */
function createCalls() {
  const open = new Map<number, Pick<CallPart, 'call' | 'tool'>>();
  return ({ index, id, tool, text }: CallDelta): CallPart => {
    const before = open.get(index);
    const isNew = before === undefined || (id !== '' && id !== before.call);
    const called = isNew ? { call: id || `call ${index}`, tool } : before;
    if (isNew) open.set(index, called);
    return { kind: 'call', call: called.call, tool: called.tool, text };
  };
}

async function* converse(
  call: ProviderCall,
  spent: Spent,
  model: string,
  request: ChatRequest,
  tools: readonly ChatTool[],
): AsyncGenerator<TextPart | CallPart, { readonly finish: Finish }> {
  for (const { content } of request.messages) spent.inputTokens += estimateTokens(content);
  const { body } = await call.post('/chat/completions', jsonBody(askedOf(model, request, tools)));
  const thoughts = createThoughtFilter();
  const callPart = createCalls();
  let finish: string | undefined;
  for await (const event of eventsOf(body, call.refusal)) {
    const piece = chatPiece(event);
    finish = piece.finish ?? finish;
    if (piece.usage !== undefined) Object.assign(spent, piece.usage, { isEstimated: false });
    const text = thoughts.push(piece.text) + (piece.finish === undefined ? '' : thoughts.end());
    for (const part of [{ kind: 'text' as const, text }, ...piece.calls.map(callPart)]) {
      if (part.text === '') continue;
      if (spent.isEstimated) spent.outputTokens += estimateTokens(part.text);
      yield part;
    }
  }
  // A stream that ends as if all were well, but without saying why the model stopped, was cut.
  if (finish === undefined) throw new AiProblem({ code: spent.outputTokens > 0 ? 'network' : 'bad-answer' });
  return { finish: finishes[finish] ?? 'stop' };
}

async function* textsOf(
  conversation: AsyncGenerator<TextPart | CallPart, { readonly finish: Finish }>,
): AsyncGenerator<TextPart, { readonly finish: Finish }> {
  try {
    for (;;) {
      const { value, done } = await conversation.next();
      if (done) return value;
      if (value.kind === 'text') yield value;
    }
  } finally {
    await conversation.return({ finish: 'stop' });
  }
}

/** Chat over `POST /chat/completions`, streamed. */
export function createChat(parts: AdapterParts): ChatPort {
  return {
    engine: engineName(parts.endpoint),
    toolUse: parts.endpoint.toolUse,
    prepare: () => prepareCall(parts),
    stream: (request): AsyncIterable<ChatEvent> =>
      // Where no tools are offered none is called.
      runCall(parts, request, (call, spent, model) => textsOf(converse(call, spent, model, request, []))),
    streamWithTools: (request): AsyncIterable<ChatEvent | CallPart> =>
      runCall(parts, request, (call, spent, model) => converse(call, spent, model, request, request.tools)),
  };
}
