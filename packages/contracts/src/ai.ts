import { z } from 'zod';

/** What the lab can ask an engine for; each has its own address, key and model. */
export const aiPorts = ['chat', 'embed', 'transcribe', 'speak'] as const;

export type AiPort = (typeof aiPorts)[number];

/**
 * Everything that can go wrong at an engine. `daily-cap` is ours: the day's tokens or cost are used up, and nothing was
 * sent. The words are in `ai-texts.ts`.
 */
export const aiErrorCodes = [
  'authentication',
  'quota',
  'rate',
  'timeout',
  'network',
  'bad-answer',
  'model-missing',
  'too-long',
  'aborted',
  'daily-cap',
] as const;

export type AiErrorCode = (typeof aiErrorCodes)[number];

/** A failure of an engine, fit to be shown: no key, no address with a key and no stack is ever in it. */
export const aiError = z.object({
  code: z.enum(aiErrorCodes),
  /** The HTTP status the service gave. */
  status: z.int().optional(),
  /** When another try makes sense. */
  retryAfterMs: z.int().optional(),
  /** Nothing was sent: the service failed several times running and is left alone until `retryAfterMs`. */
  isPaused: z.literal(true).optional(),
  /** The service's own words, shortened, without keys. */
  detail: z.string().optional(),
});

export type AiError = z.infer<typeof aiError>;
