import { z } from 'zod';
import { AiProblem } from './refusals/ai-problem.ts';
import { withoutLineBreaks } from './transcript-gaps.ts';

export interface Transcript {
  /** The next part, or with `isWhole` all of it. */
  readonly text: string;
  readonly isWhole: boolean;
  /** A segment of its own, without the space that separates it from the one before. */
  readonly isSegment?: true;
  /** The transcript may end here. */
  readonly mayEnd: boolean;
  readonly seconds?: number | undefined;
}

/** An event of which nobody knows what it says of the words. */
export interface UnknownEvent {
  /** Its name. */
  readonly unknown: string;
}

/** A length in seconds, which some services write as text; what is none of the kind counts as not told. */
const seconds = z
  .preprocess((value) => (typeof value === 'string' ? Number.parseFloat(value) : value), z.number().nonnegative())
  .optional()
  .catch(undefined);

/** As OpenAI and Mistral name it. */
const usage = z
  .object({ seconds, prompt_audio_seconds: seconds })
  .transform((told) => ({ seconds: told.seconds ?? told.prompt_audio_seconds }))
  .optional()
  .catch(undefined);

/** vLLM: like a chat. */
const chatEvent = z
  .object({
    choices: z
      .array(z.object({ delta: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }))
      .max(1),
  })
  .transform(({ choices: [choice] }): Transcript => {
    // One without choices comes after the last and holds the usage.
    const mayEnd = choice === undefined || typeof choice.finish_reason === 'string';
    return { text: choice?.delta.content ?? '', isWhole: false, mayEnd };
  });

const words = z.string().nullish().catch(undefined);

/**
 * Whatever else: the words of what an event is about tell (`transcript.text.delta` at OpenAI, `transcription.done` at
 * Mistral). Without a name it is a trimmed segment (Speaches up to 0.8).
 */
const namedEvent = z
  .object({ type: words, delta: words, text: words, transcript: words, usage })
  .transform(({ type, delta, text, transcript, usage: used }): Transcript | UnknownEvent | undefined => {
    const said = delta ?? text ?? transcript ?? undefined;
    if (type === null || type === undefined) {
      return said === undefined ? undefined : { text: said, isWhole: false, isSegment: true, mayEnd: true };
    }
    if (said === undefined) return { unknown: type };
    if (/(?:delta|partial)$/i.test(type)) return { text: said, isWhole: false, mayEnd: false };
    if (/segment/i.test(type)) return { text: said, isWhole: false, isSegment: true, mayEnd: false };
    if (/(?:done|complete[d]?|final|finished|result|end)$/i.test(type))
      return { text: said, isWhole: true, mayEnd: true, seconds: used?.seconds };
    return { unknown: type };
  });

const event = z.union([chatEvent, namedEvent]);

/** Words as a text of their own, or only as those of the segments. */
const allWords = z.union([
  z.string().transform((text) => ({ text, usage: undefined, duration: undefined })),
  z.object({ text: z.string(), usage, duration: seconds }),
  z
    .object({ segments: z.array(z.object({ text: z.string() })), usage, duration: seconds })
    .transform(({ segments, ...rest }) => ({ ...rest, text: segments.map(({ text }) => text).join('\n') })),
]);

const answer = allWords.transform((whole): Transcript => {
  return {
    text: withoutLineBreaks(whole.text),
    isWhole: true,
    mayEnd: true,
    seconds: whole.usage?.seconds ?? whole.duration,
  };
});

function read<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AiProblem({ code: 'bad-answer' });
  return parsed.data;
}

/** One event of a stream, as each kind of service writes it; nothing where it says nothing. */
export const transcriptEvent = (value: unknown): Transcript | UnknownEvent | undefined => read(event, value);

/** An answer that comes in one piece. */
export const transcriptAnswer = (value: unknown): Transcript => read(answer, value);
