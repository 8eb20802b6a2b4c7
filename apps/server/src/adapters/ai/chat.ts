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
import { createChatModels, type ChatModels } from './chat-model.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';

type Finish = ChatEnd['finish'];

const finishes: Readonly<Record<string, Finish>> = { length: 'length', 'content-filter': 'filter' };

/** A stream that ends as if all were well, but without saying why the model stopped, was cut. */
const isCut = (error: unknown) => error instanceof Error && error.name === 'AI_InvalidResponseDataError';

/** The rules go first, as one; some services refuse empty ones, and more than one. */
function promptOf(messages: readonly ChatMessage[]) {
  const rules = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
  const system = { role: 'system' as const, content: rules.join('\n\n') };
  const conversation = messages.flatMap(({ role, content }) =>
    role === 'system' ? [] : [{ role, content: [{ type: 'text' as const, text: content }] }],
  );
  return rules.length > 0 ? [system, ...conversation] : conversation;
}

const offer = (tools: readonly ChatTool[]) => ({
  tools: tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    name,
    description,
    inputSchema: parameters,
  })),
  toolChoice: { type: 'auto' as const },
});

interface ToolRequest extends ChatRequest {
  readonly tools?: readonly ChatTool[];
}

/** The model is asked by the library's own interface for models: what else it offers costs milliseconds for each call. */
async function* converse(
  models: ChatModels,
  { headers }: ProviderCall,
  spent: Spent,
  name: string,
  { messages, temperature, maxOutputTokens, tools = [] }: ToolRequest,
  charactersPerToken: number,
): AsyncGenerator<TextPart | CallPart, { readonly finish: Finish }> {
  const model = await models(name);
  for (const { content } of messages) spent.inputTokens += estimateTokens(content);
  const { stream } = await model.doStream({
    prompt: promptOf(messages),
    headers,
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(tools.length > 0 && offer(tools)),
  });
  const called = new Map<string, string>();
  const mostWritten = (maxOutputTokens ?? Infinity) * charactersPerToken;
  let written = 0;
  for await (const part of stream) {
    if ('delta' in part) {
      // Thoughts are billed like the answer.
      spent.outputTokens += estimateTokens(part.delta);
      written += part.delta.length;
    }
    if (part.type === 'tool-input-start') called.set(part.id, part.toolName);
    else if (part.type === 'tool-input-delta' && part.delta !== '') {
      yield { kind: 'call', call: part.id, tool: called.get(part.id) ?? '', text: part.delta };
    } else if (part.type === 'text-delta' && part.delta !== '') {
      yield { kind: 'text', text: part.delta };
    } else if (part.type === 'error') {
      if (!isCut(part.error)) throw part.error;
      throw new AiProblem({ code: spent.outputTokens > 0 ? 'network' : 'bad-answer' });
    } else if (part.type === 'finish') {
      const [inputTokens, outputTokens] = [part.usage.inputTokens.total, part.usage.outputTokens.total];
      if (inputTokens !== undefined && outputTokens !== undefined) {
        Object.assign(spent, { inputTokens, outputTokens, isEstimated: false });
      }
      return { finish: finishes[part.finishReason.unified] ?? 'stop' };
    }
    // Its service ignores the limit: without this it could write for as long as a call may take.
    if (written > mostWritten) return { finish: 'length' };
  }
  throw new AiProblem({ code: 'network' });
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
  const models = createChatModels(parts);
  const { charactersPerToken } = parts.limits;
  return {
    engine: engineName(parts.endpoint),
    toolUse: parts.endpoint.toolUse,
    prepare: () => prepareCall(parts, () => models(parts.endpoint.model)),
    stream: (request): AsyncIterable<ChatEvent> =>
      // Where no tools are offered none is called.
      runCall(parts, request, (call, spent, name) =>
        textsOf(converse(models, call, spent, name, { ...request, tools: [] }, charactersPerToken)),
      ),
    streamWithTools: (request): AsyncIterable<ChatEvent | CallPart> =>
      runCall(parts, request, (call, spent, name) => converse(models, call, spent, name, request, charactersPerToken)),
  };
}
