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
import { estimateTokens } from './estimate-tokens.ts';
import { loadAiSdk } from './load-libraries.ts';
import type { ProviderCall } from './provider-call.ts';
import { engineName, prepareCall, runCall, type AdapterParts } from './run-call.ts';

type Finish = ChatEnd['finish'];

const finishes: Readonly<Record<string, Finish>> = { length: 'length', 'content-filter': 'filter' };

/** A stream that ends as if all were well, but without saying why the model stopped, was cut. */
const isCut = (error: unknown) => error instanceof Error && error.name === 'AI_InvalidResponseDataError';

/** The library takes the rules apart from the conversation, and would send empty ones as a message. */
function promptOf(messages: readonly ChatMessage[]) {
  const rules = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
  return {
    ...(rules.length > 0 && { system: rules.join('\n\n') }),
    messages: messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }])),
  };
}

async function* converse(
  call: ProviderCall,
  spent: Spent,
  model: string,
  { messages, temperature, maxOutputTokens }: ChatRequest,
  tools: readonly ChatTool[],
): AsyncGenerator<TextPart | CallPart, { readonly finish: Finish }> {
  const { streamText, jsonSchema, wrapLanguageModel, extractReasoningMiddleware, createOpenAICompatible } =
    await loadAiSdk();
  const { baseUrl } = call.endpoint;
  const service = createOpenAICompatible({ name: 'service', baseURL: baseUrl, fetch: call.fetch, includeUsage: true });
  for (const { content } of messages) spent.inputTokens += estimateTokens(content);

  const { fullStream } = streamText({
    model: wrapLanguageModel({
      model: service(model),
      // Some servers leave what the model thinks within the text.
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    ...promptOf(messages),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(tools.length > 0 && {
      tools: Object.fromEntries(
        tools.map(({ name, description, parameters }) => [name, { description, inputSchema: jsonSchema(parameters) }]),
      ),
    }),
    maxRetries: 0,
    // Errors come as parts of the stream; without this they would be written to the console as well.
    onError: () => undefined,
  });
  const called = new Map<string, string>();
  for await (const part of fullStream) {
    if (part.type === 'tool-input-start') called.set(part.id, part.toolName);
    else if (part.type === 'tool-input-delta' && part.delta !== '') {
      spent.outputTokens += estimateTokens(part.delta);
      yield { kind: 'call', call: part.id, tool: called.get(part.id) ?? '', text: part.delta };
    } else if (part.type === 'text-delta' && part.text !== '') {
      spent.outputTokens += estimateTokens(part.text);
      yield { kind: 'text', text: part.text };
    } else if (part.type === 'error') {
      if (!isCut(part.error)) throw part.error;
      throw new AiProblem({ code: spent.outputTokens > 0 ? 'network' : 'bad-answer' });
    } else if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage;
      if (inputTokens !== undefined && outputTokens !== undefined) {
        Object.assign(spent, { inputTokens, outputTokens, isEstimated: false });
      }
      return { finish: finishes[part.finishReason] ?? 'stop' };
    }
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
