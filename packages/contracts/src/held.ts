import { z } from 'zod';

/** The kinds of things that the server holds for a while and then deletes by itself. */
export const heldKinds = [
  'bins',
  'documents',
  'code-projects',
  'assistant-sessions',
  'previews',
  'sessions',
  'login-attempts',
] as const;

export const heldKind = z.enum(heldKinds);

const heldOfKind = z.object({
  kind: heldKind,
  count: z.int(),
  /** What they take in the store; null where it is not worth counting. */
  bytes: z.int().nullable(),
  /** Milliseconds since the oldest was made; null where there is none. */
  oldest_age_ms: z.int().nullable(),
  /** Milliseconds after which one is deleted by itself, whatever is done with it. */
  lifetime_ms: z.int(),
});

/** Answer to GET /api/held: what the server holds, in the order of `heldKinds`. */
export const heldThings = z.object({
  kinds: z.array(heldOfKind),
  /** When what had expired was last deleted, ISO 8601 in UTC; null until it has been done once. */
  swept_at: z.string().nullable(),
});

/** Answer to GET /api/held/bins: the largest first. */
export const heldBins = z.object({
  bins: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      expires_at: z.string(),
      requests: z.int(),
      bytes: z.int(),
    }),
  ),
});

/** Answer to DELETE /api/held/{kind} and DELETE /api/held/bins/{id}. */
export const heldDeleted = z.object({ deleted: z.int() });

export type HeldKind = z.infer<typeof heldKind>;
export type HeldOfKind = z.infer<typeof heldOfKind>;
export type HeldThings = z.infer<typeof heldThings>;
export type HeldBins = z.infer<typeof heldBins>;
export type HeldDeleted = z.infer<typeof heldDeleted>;
