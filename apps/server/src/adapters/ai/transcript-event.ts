import { AiProblem } from './ai-problem.ts';
import { isObject } from './is-object.ts';

export interface Transcript {
  /** The next part, or with `isWhole` all of it. */
  readonly text: string;
  readonly isWhole: boolean;
  /** The transcript may end here. */
  readonly mayEnd: boolean;
  readonly seconds?: number | undefined;
}

function secondsOf({ usage, duration }: Readonly<Record<string, unknown>>): number | undefined {
  const seconds = isObject(usage) ? (usage.seconds ?? duration) : duration;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** vLLM's, which is like that of a chat. */
function choiceEvent(choices: readonly unknown[]): Transcript | undefined {
  const [choice] = choices;
  // One without choices comes after the last and holds the usage.
  if (choice === undefined) return { text: '', isWhole: false, mayEnd: true };
  if (!isObject(choice) || !isObject(choice.delta)) return undefined;
  const { content } = choice.delta;
  return {
    text: typeof content === 'string' ? content : '',
    isWhole: false,
    mayEnd: typeof choice.finish_reason === 'string',
  };
}

function eventOf(value: unknown): Transcript | undefined {
  if (!isObject(value)) return undefined;
  const { type, text, delta, choices } = value;
  if (type === 'transcript.text.delta' && typeof delta === 'string') {
    return { text: delta, isWhole: false, mayEnd: false };
  }
  if (type === 'transcript.text.done' && typeof text === 'string') {
    return { text, isWhole: true, mayEnd: true, seconds: secondsOf(value) };
  }
  if (Array.isArray(choices)) return choiceEvent(choices);
  // speaches: one segment after the other
  if (type === undefined && typeof text === 'string') return { text, isWhole: false, mayEnd: true };
  return undefined;
}

function known(transcript: Transcript | undefined): Transcript {
  if (transcript === undefined) throw new AiProblem({ code: 'bad-answer' });
  return transcript;
}

/** One event of a stream, as each kind of service writes it. */
export const transcriptEvent = (value: unknown): Transcript => known(eventOf(value));

/** An answer that comes in one piece. */
export function transcriptAnswer(value: unknown): Transcript {
  const isAnswer = isObject(value) && typeof value.text === 'string';
  return known(
    isAnswer ? { text: String(value.text), isWhole: true, mayEnd: true, seconds: secondsOf(value) } : undefined,
  );
}
