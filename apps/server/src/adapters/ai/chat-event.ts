import { AiProblem } from './ai-problem.ts';
import { isObject } from './is-object.ts';

/** A part of a tool's call; services name the call and the tool in its first part only. */
export interface CallDelta {
  readonly index: number;
  readonly id: string;
  readonly tool: string;
  readonly text: string;
}

/** One event of a chat's stream. Thoughts in fields of their own are left out. */
interface ChatPiece {
  readonly text: string;
  readonly calls: readonly CallDelta[];
  /** Why the model stopped, in the service's word. */
  readonly finish?: string;
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function callOf(value: unknown, at: number): CallDelta {
  if (!isObject(value)) throw new AiProblem({ code: 'bad-answer' });
  const called = isObject(value.function) ? value.function : {};
  const index = typeof value.index === 'number' ? value.index : at;
  return { index, id: textOf(value.id), tool: textOf(called.name), text: textOf(called.arguments) };
}

function usageOf(usage: unknown): Pick<ChatPiece, 'usage'> {
  if (!isObject(usage)) return {};
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
  const isKnown = typeof inputTokens === 'number' && typeof outputTokens === 'number';
  return isKnown ? { usage: { inputTokens, outputTokens } } : {};
}

/** Reads one event of `/chat/completions`; throws an AiProblem where it is none. */
export function chatPiece(event: unknown): ChatPiece {
  if (!isObject(event) || !Array.isArray(event.choices)) throw new AiProblem({ code: 'bad-answer' });
  const choice: unknown = event.choices[0];
  const usage = usageOf(event.usage);
  // The one behind the last holds the usage alone.
  if (!isObject(choice)) return Object.assign(usage, { text: '', calls: [] });
  const delta = isObject(choice.delta) ? choice.delta : {};
  const calls = Array.isArray(delta.tool_calls) ? delta.tool_calls.map(callOf) : [];
  const finish = textOf(choice.finish_reason);
  return Object.assign(usage, { text: textOf(delta.content), calls }, finish !== '' && { finish });
}
