import type { LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
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
import { createThoughtFilter } from '@toolbench/lab/leading-thought.ts';
import { AiProblem } from './refusals/ai-problem.ts';
import { createChatModels, type ChatModels } from './chat-model.ts';
import { estimateTokens } from './calls/estimate-tokens.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { engineName, prepareCall, runCall, type AdapterParts, type Attempt } from './calls/run-call.ts';
import { scrub } from './refusals/scrub.ts';
import { outputTokensFor } from './refusals/shape-request.ts';

type Finish = ChatEnd['finish'];
type Ending = Pick<ChatEnd, 'finish' | 'hasOnlyThoughts'>;

/** The words for an answer that is whole, in all protocols. Whatever else a service says, it stopped before that. */
const whole =
  /^(?:stop(?:_sequence)?|end(?:_(?:of_)?turn)?|eo[mt](?:_id)?|tool_?(?:calls?|use)|function_?calls?|eos(?:_token)?|completed?|finish(?:ed)?|done)$/i;
const atLimit = /length|max_?(?:\w+_)?tokens/i;

/** How an answer ended, by the service's own word; undefined where it stopped for another reason or said none. */
function finishOf({
  unified,
  raw,
}: {
  readonly unified: string;
  readonly raw: string | undefined;
}): Finish | undefined {
  if (unified === 'content-filter') return 'filter';
  if (unified === 'length' || atLimit.test(raw ?? '')) return 'length';
  return whole.test((raw ?? unified).replaceAll('-', '_')) ? 'stop' : undefined;
}

/** A stream that ends as if all were well, but without saying why the model stopped, was cut. */
const isCut = (error: unknown) => error instanceof Error && error.name === 'AI_InvalidResponseDataError';

/** Known from an earlier refusal: nothing is sent. */
const noTools = new AiProblem({ code: 'bad-answer', status: 400, detail: 'tools are not supported' });

/** Conversations in which people and models take turns: some services take no others. */
function inTurns(messages: readonly ChatMessage[]): ChatMessage[] {
  const turns: ChatMessage[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, content: `${last.content}\n\n${content}` };
    else turns.push({ role, content });
  }
  return turns;
}

/** The rules go first, as one; some services refuse empty ones, and more than one, and some have no role for them. */
function promptOf(messages: readonly ChatMessage[], { rulesAs }: LearnedShape) {
  const rules = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n');
  const others = messages.filter(({ role }) => role !== 'system');
  const isAsked = rules !== '' && rulesAs === 'question';
  const conversation = (isAsked ? inTurns([{ role: 'user', content: rules }, ...others]) : others).flatMap(
    ({ role, content }) => (role === 'system' ? [] : [{ role, content: [{ type: 'text' as const, text: content }] }]),
  );
  const system = { role: 'system' as const, content: rules };
  return rules === '' || isAsked ? conversation : [system, ...conversation];
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

/** Whether a model leaves the ends of thoughts in its text whose beginnings are not there, as far as was seen. */
type UnopenedThoughts = Map<string, boolean>;

interface Reading {
  readonly charactersPerToken: number;
  readonly unopened: UnopenedThoughts;
}

/** The model is asked by the library's own interface for models: what else it offers costs milliseconds for each call. */
async function* converse(
  models: ChatModels,
  { options = {}, toolUse, key }: Endpoint,
  { call: { headers }, model: name, spent, shape, inputTokens: counted, asks }: Attempt,
  {
    messages,
    temperature,
    maxOutputTokens: wanted,
    mostCharacters = 0,
    tools = [],
    takesThoughtsOut = false,
  }: ToolRequest,
  { charactersPerToken, unopened }: Reading,
): AsyncGenerator<TextPart | CallPart, Ending> {
  const hasTools = tools.length > 0;
  const hasRules = messages.some(({ role }) => role === 'system');
  // Whoever asks goes over to text then; one that was told to offer tools finds out anew each time.
  if (hasTools && toolUse !== 'tools' && shape.omitted?.includes('tools')) throw noTools;
  const model = await models(name);
  for (const { content } of messages) spent.inputTokens += estimateTokens(content);
  const reckoned = spent.inputTokens;
  const maxOutputTokens = outputTokensFor(wanted, shape, options, { counted, reckoned });
  asks({
    outputTokens: maxOutputTokens,
    inputTokens: reckoned,
    hasTools,
    hasRules,
    hasTemperature: temperature !== undefined,
  });
  const { stream } = await model.doStream({
    prompt: promptOf(messages, shape),
    headers,
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(hasTools && offer(tools)),
  });
  const called = new Map<string, string>();
  const silentCalls = new Set<string>();
  const mostWritten = Math.max((maxOutputTokens ?? Infinity) * charactersPerToken, mostCharacters);
  let written = 0;
  // Some servers leave what the model thinks within the text, and some the beginning of it within the prompt: until a model
  // has answered once, nobody knows before the end which text is its answer.
  const leavesThoughts = unopened.get(name);
  const thoughts = createThoughtFilter({
    waits: !takesThoughtsOut && leavesThoughts !== false,
    watches: !takesThoughtsOut,
  });
  let hasThought = false;
  let hasRestarted = false;
  let hasAnswered = false;
  const say = function* (text: string): Generator<TextPart> {
    const restarts = hasAnswered && hasRestarted !== thoughts.wasUnopened();
    hasRestarted = thoughts.wasUnopened();
    hasAnswered = (hasAnswered && !restarts) || text.trim() !== '';
    if (restarts) yield { kind: 'text', text, restarts };
    else if (text !== '') yield { kind: 'text', text };
  };
  /** What is left to say where the answer breaks off: of a model that thinks first it may all be thought. */
  const breakOff = (): Generator<TextPart> => {
    const rest = thoughts.end();
    return say(leavesThoughts === true && !thoughts.hasThought() ? '' : rest);
  };
  /** What is left to say, and how it ended. */
  function* end(finish: Finish): Generator<TextPart | CallPart, Ending> {
    if (finish === 'stop') yield* say(thoughts.end());
    else yield* breakOff();
    // Also a call that stays empty is one: whoever reads the calls says what is missing.
    for (const call of silentCalls) yield { kind: 'call', call, tool: called.get(call) ?? '', text: '' };
    if (thoughts.wasUnopened()) unopened.set(name, true);
    else if (finish === 'stop' && hasAnswered && !unopened.has(name)) unopened.set(name, false);
    const isSilent = !hasAnswered && called.size === 0;
    const mayHaveThought = hasThought || thoughts.hasThought() || leavesThoughts === true;
    return { finish, ...(isSilent && mayHaveThought && { hasOnlyThoughts: true }) };
  }
  try {
    for await (const part of stream) {
      if ('delta' in part) {
        // Thoughts are billed like the answer.
        spent.outputTokens += estimateTokens(part.delta);
        written += part.delta.length;
      }
      if (part.type === 'reasoning-delta' && !hasThought) {
        hasThought = true;
        // Its service gives thoughts apart.
        yield* say(thoughts.stopWaiting());
      } else if (part.type === 'tool-input-start') {
        called.set(part.id, part.toolName);
        silentCalls.add(part.id);
      } else if (part.type === 'tool-input-delta' && part.delta !== '') {
        silentCalls.delete(part.id);
        yield { kind: 'call', call: part.id, tool: called.get(part.id) ?? '', text: part.delta };
      } else if (part.type === 'text-delta') yield* say(thoughts.push(part.delta));
      else if (part.type === 'error') {
        if (!isCut(part.error)) throw part.error;
        throw new AiProblem({ code: spent.outputTokens > 0 ? 'network' : 'bad-answer' });
      } else if (part.type === 'finish') {
        const [inputTokens, outputTokens] = [part.usage.inputTokens.total, part.usage.outputTokens.total];
        if (inputTokens !== undefined && outputTokens !== undefined) {
          Object.assign(spent, { inputTokens, outputTokens, isEstimated: false });
        }
        const finish = finishOf(part.finishReason);
        if (finish !== undefined) return yield* end(finish);
        const detail = scrub(part.finishReason.raw ?? '', key);
        const code = spent.outputTokens > 0 ? ('network' as const) : ('bad-answer' as const);
        throw new AiProblem({ code, cause: 'ended-early', ...(detail && { detail }) });
      }
      // Its service ignores the limit: without this it could write for as long as a call may take.
      if (written > mostWritten) return yield* end('length');
    }
    throw new AiProblem({ code: 'network' });
  } catch (thrown) {
    yield* breakOff();
    throw thrown;
  }
}

async function* textsOf(conversation: AsyncGenerator<TextPart | CallPart, Ending>): AsyncGenerator<TextPart, Ending> {
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
  const reading = { charactersPerToken: parts.limits.charactersPerToken, unopened: new Map<string, boolean>() };
  return {
    engine: engineName(parts.endpoint),
    toolUse: parts.endpoint.toolUse,
    prepare: () => prepareCall(parts, () => models(parts.endpoint.model)),
    stream: (request): AsyncIterable<ChatEvent> =>
      // Where no tools are offered none is called.
      runCall(parts, request, (attempt) =>
        textsOf(converse(models, parts.endpoint, attempt, { ...request, tools: [] }, reading)),
      ),
    streamWithTools: (request): AsyncIterable<ChatEvent | CallPart> =>
      runCall(parts, request, (attempt) => converse(models, parts.endpoint, attempt, request, reading)),
  };
}
