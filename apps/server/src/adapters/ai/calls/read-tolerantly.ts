import { limits } from '@toolbench/contracts/limits.ts';
import { saysFault, wordsOf } from '../refusals/read-refusal.ts';
import { createCallPieces } from './call-pieces.ts';
import { createEventLines, type StreamEvent } from './event-lines.ts';
import { isObject } from './is-object.ts';
import { fetchForCalls } from './provider-call.ts';

type Json = Record<string, unknown>;

const objectsIn = (value: unknown): Json[] => [value].flat().filter(isObject);

/** The text of a content: itself, or that of its parts. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return objectsIn(value)
    .map(({ text, content, thinking }) => textOf(text ?? content ?? thinking))
    .join('');
}

const isThought = ({ type }: Json) => /^(?:thinking|reasoning|thought)/.test(String(type));

/** What was said and what was thought, in whichever members and forms. */
function saidIn(delta: Json) {
  const { content } = delta;
  const parts = Array.isArray(content) ? content : [];
  const texts = parts.filter((part) => !isObject(part) || !isThought(part));
  const said = parts.length === 0 ? textOf(content) : texts.map((part) => textOf(part)).join('');
  const aloud = objectsIn(parts).filter(isThought);
  const thought = [delta.reasoning_content, delta.reasoning, delta.thinking, delta.reasoning_details, aloud].find(
    (value) => textOf(value) !== '',
  );
  // A model that declines says so in a member of its own (OpenAI).
  return { said: said || textOf(delta.refusal), thought: textOf(thought) };
}

function usageIn({ usage, x_groq: groq, choices }: Json) {
  const own = [usage, isObject(groq) ? groq.usage : undefined, ...objectsIn(choices).map((choice) => choice.usage)];
  const found = own.find(isObject);
  if (!found) return undefined;
  const [input, output] = [found.prompt_tokens ?? found.input_tokens, found.completion_tokens ?? found.output_tokens];
  if (typeof input !== 'number' || typeof output !== 'number') return undefined;
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

/** What a service says against its own answer; nothing where it goes well. */
function errorIn(value: Json, name: string | undefined): Json | undefined {
  const choices = objectsIn(value.choices);
  const broken = choices.find(({ error, finish_reason: finish }) => isObject(error) || finish === 'error');
  const { message, code } = wordsOf(broken && !value.error ? (broken.error ?? {}) : value);
  const isNamed = name === 'error' || value.object === 'error' || value.type === 'error';
  const isError =
    broken !== undefined || isNamed || saysFault(value) || (Boolean(value.error) && message + code !== '');
  return isError ? { error: { message, code } } : undefined;
}

const callsIn = ({ tool_calls: calls, function_call: only }: Json): Json[] => [...objectsIn(calls), ...objectsIn(only)];

const isDone = (data: string) => /^\s*\[done\]\s*$/i.test(data);

/**
 * Reads the events of a chat, however its service forms them, into those that the library knows: each is made anew of what
 * it says. What says nothing, as events that keep a connection alive, is left out.
 */
function createChatEvents() {
  const calls = new Map<number, ReturnType<typeof createCallPieces>>();
  const finished = new Set<number>();
  const begun = new Set<number>();
  let hasFailed = false;
  let isOver = false;

  const callsOf = (index: number) => {
    const own = calls.get(index) ?? createCallPieces();
    calls.set(index, own);
    return own;
  };

  const choiceOf = (choice: Json) => {
    const index = typeof choice.index === 'number' ? choice.index : 0;
    const delta = [choice.delta, choice.message].find(isObject) ?? { content: choice.text };
    const { said, thought } = saidIn(delta);
    const hasEnded = ![undefined, null, '', 'null'].includes(choice.finish_reason as string | null | undefined);
    const pieces = callsIn(delta).flatMap((call) => callsOf(index).push(call));
    if (hasEnded) pieces.push(...callsOf(index).finish());
    if (hasEnded) finished.add(index);
    if (said + thought !== '' || pieces.length > 0) begun.add(index);
    return {
      index,
      delta: {
        ...(said !== '' && { content: said }),
        ...(thought !== '' && { reasoning_content: thought }),
        ...(pieces.length > 0 && { tool_calls: pieces }),
      },
      finish_reason: hasEnded ? String(choice.finish_reason) : null,
    };
  };

  const written = (value: object, id?: string) =>
    `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(value)}\n\n`;

  const chunk = (value: Json, { id, name }: StreamEvent): string => {
    const error = errorIn(value, name);
    if (error) hasFailed = true;
    if (error) return written(error, id);
    const choices = objectsIn(value.choices).map(choiceOf);
    const usage = usageIn(value);
    return choices.length > 0 || usage ? written({ choices, ...(usage && { usage }) }, id) : '';
  };

  /** What was held back, and the end of answers that end without a reason but with the mark of the end. */
  const end = (isMarked: boolean): string => {
    if (isOver || hasFailed) return '';
    const open = [...new Set([...begun, ...calls.keys()])].filter((index) => !finished.has(index));
    const choices = open.map((index) => {
      const pieces = callsOf(index).finish();
      const reason = isMarked ? 'stop' : null;
      return { index, delta: pieces.length > 0 ? { tool_calls: pieces } : {}, finish_reason: reason };
    });
    return choices.length > 0 ? written({ choices }) : '';
  };

  const parsed = (data: string): unknown[] => {
    try {
      return [JSON.parse(data)];
    } catch {
      // Values that no blank line keeps apart.
      const lines = data.split('\n');
      return lines.length > 1 ? lines.filter((line) => !isDone(line)).flatMap(parsed) : [data];
    }
  };

  return {
    take(event: StreamEvent): string {
      const { data, name } = event;
      if (isOver || data.trim() === '') return '';
      if (isDone(data)) {
        const rest = end(true);
        isOver = true;
        return rest;
      }
      const values = parsed(data);
      const marked = values.length > 1 && data.split('\n').some(isDone);
      const texts = values.map((value) => {
        const single = Array.isArray(value) ? value.find(isObject) : value;
        if (isObject(single)) return chunk(single, event);
        if (name === 'error') return chunk({ error: { message: String(single) } }, event);
        // What should be JSON and is none is the library's to refuse; anything else keeps the connection alive.
        return typeof single === 'string' && /^\s*(?:\{|\[\s*[{\]])/.test(single) ? `data: ${single}\n\n` : '';
      });
      return texts.join('') + (marked ? end(true) : '');
    },
    finish: () => end(false),
    /** Whether it has said that it is over: whatever else its connection does. */
    isOver: () => isOver,
  };
}

/** The bytes of a service's answer as the events that the library reads. */
function asEvents(): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  const [lines, chat] = [createEventLines(), createChatEvents()];
  /** The beginning of a body of which nothing is an event. */
  let unread = '';
  let hasEvents = false;
  const take = (events: readonly StreamEvent[]): string => {
    hasEvents ||= events.length > 0;
    return events.map(chat.take).join('');
  };
  /** Words in place of an answer: what a proxy says of the service behind it. */
  const words = (): string => {
    const isWords = !hasEvents && unread.trim() !== '' && !/^\s*[<{[:]|^(?:data|event|id|retry)\s*:/.test(unread);
    return isWords ? chat.take({ name: 'error', data: JSON.stringify(unread.trim()) }) : '';
  };
  const give = (text: string, controller: TransformStreamDefaultController<Uint8Array>) => {
    if (text !== '') controller.enqueue(encoder.encode(text));
  };
  return new TransformStream({
    transform: (bytes, controller) => {
      const text = decoder.decode(bytes, { stream: true });
      if (!hasEvents && unread.length < limits.ai.refusalBytes) unread += text;
      give(take(lines.push(text)), controller);
      if (chat.isOver()) controller.terminate();
    },
    flush: (controller) => {
      const last = [...lines.push(decoder.decode()), ...lines.finish()];
      give(take(last) + words() + chat.finish(), controller);
    },
  });
}

/**
 * Sends a chat request whose answer the library reads as events. What an answer is decides, not what it is labelled:
 * services, and proxies before them, also answer in one piece, or one value a line.
 */
export const readTolerantly: typeof fetch = async (input, init) => {
  const response = await fetchForCalls(input, init);
  if (!response.ok || !response.body) return response;
  const headers = { 'content-type': 'text/event-stream' };
  return new Response(response.body.pipeThrough(asEvents()), { headers });
};
