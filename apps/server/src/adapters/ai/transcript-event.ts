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

/** A length in seconds, which some services write as text; what is none of the kind counts as not told. */
const seconds = z
  .preprocess((value) => (typeof value === 'string' ? Number.parseFloat(value) : value), z.number().nonnegative())
  .optional()
  .catch(undefined);

const usage = z.object({ seconds }).optional().catch(undefined);

/** One event of a stream, as each kind of service writes it. */
const event = z.union([
  // OpenAI
  z
    .object({ type: z.literal('transcript.text.delta'), delta: z.string() })
    .transform(({ delta }): Transcript => ({ text: delta, isWhole: false, mayEnd: false })),
  z
    .object({ type: z.literal('transcript.text.done'), text: z.string(), usage })
    .transform((done): Transcript => ({ text: done.text, isWhole: true, mayEnd: true, seconds: done.usage?.seconds })),
  // vLLM: like a chat
  z
    .object({
      choices: z
        .array(z.object({ delta: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }))
        .max(1),
    })
    .transform(({ choices: [choice] }): Transcript => {
      // One without choices comes after the last and holds the usage.
      const mayEnd = choice === undefined || typeof choice.finish_reason === 'string';
      return { text: choice?.delta.content ?? '', isWhole: false, mayEnd };
    }),
  // Speaches up to 0.8: one trimmed segment after the other
  z
    .object({ text: z.string(), type: z.undefined().optional() })
    .transform(({ text }): Transcript => ({ text, isWhole: false, isSegment: true, mayEnd: true })),
]);

/** Words as a text of their own, or only as those of the segments. */
const words = z.union([
  z.string().transform((text) => ({ text, usage: undefined, duration: undefined })),
  z.object({ text: z.string(), usage, duration: seconds }),
  z
    .object({ segments: z.array(z.object({ text: z.string() })), usage, duration: seconds })
    .transform(({ segments, ...rest }) => ({ ...rest, text: segments.map(({ text }) => text).join('\n') })),
]);

const answer = words.transform((whole): Transcript => {
  return {
    text: withoutLineBreaks(whole.text),
    isWhole: true,
    mayEnd: true,
    seconds: whole.usage?.seconds ?? whole.duration,
  };
});

function read(schema: z.ZodType<Transcript>, value: unknown): Transcript {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AiProblem({ code: 'bad-answer' });
  return parsed.data;
}

export const transcriptEvent = (value: unknown): Transcript => read(event, value);

/** An answer that comes in one piece. */
export const transcriptAnswer = (value: unknown): Transcript => read(answer, value);
