import { z } from 'zod';

/** What a service is asked to speak as. `pcm` is 24 kHz, mono, 16 bits; it is passed on as wav. */
export const speechFormats = ['mp3', 'wav', 'pcm'] as const;

export type SpeechFormat = (typeof speechFormats)[number];

/** Parameters that a request can do without. */
export const optionalParameters = [
  'temperature',
  'max_tokens',
  'stream',
  'stream_options',
  'encoding_format',
  'response_format',
  'language',
  'prompt',
  'tools',
] as const;

export type OptionalParameter = (typeof optionalParameters)[number];

/** How requests to one model of a service have to differ, as its refusals told. The words are in ai-texts.ts. */
export const learnedShape = z.object({
  /** Another name for the limit of output. */
  tokensAs: z.enum(['max_completion_tokens', 'max_tokens']).optional(),
  /** The rules go in front of the first question: there is no role for them. */
  rulesAs: z.enum(['question']).optional(),
  /** Not sent at all. Without `tools` an app is asked for as text. */
  omitted: z.array(z.enum(optionalParameters)).optional(),
  /** Most that may be asked for as an answer. */
  outputTokens: z.int().optional(),
  /** Question and answer together. */
  contextTokens: z.int().optional(),
  textsPerCall: z.int().optional(),
  voice: z.string().optional(),
  format: z.enum(speechFormats).optional(),
});

export type LearnedShape = z.infer<typeof learnedShape>;

/** What was learned of one model, and when (milliseconds since 1970). It is forgotten after `limits.ai.learnedDays`. */
export const engineLearned = z.object({ model: z.string(), at: z.int(), shape: learnedShape });

export type EngineLearned = z.infer<typeof engineLearned>;
