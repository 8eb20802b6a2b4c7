import { z } from 'zod';
import { AiProblem } from './ai-problem.ts';

/** One event of a streamed answer. Services leave out whatever they have nothing to say about, or write null. */
const event = z
  .object({
    choices: z
      .array(
        z.object({
          delta: z.object({ content: z.string().nullish() }).nullish(),
          finish_reason: z.string().nullish(),
        }),
      )
      .nullish(),
    usage: z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish(),
  })
  .transform(({ choices, usage }) => ({
    text: choices?.[0]?.delta?.content ?? '',
    /** Why the model stopped. */
    finish: choices?.[0]?.finish_reason ?? undefined,
    inputTokens: usage?.prompt_tokens ?? undefined,
    outputTokens: usage?.completion_tokens ?? undefined,
  }));

export function chatEvent(value: unknown): z.infer<typeof event> {
  const parsed = event.safeParse(value);
  if (!parsed.success) throw new AiProblem({ code: 'bad-answer' });
  return parsed.data;
}
