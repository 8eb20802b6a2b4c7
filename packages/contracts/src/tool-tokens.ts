import { z } from 'zod';
import { limits } from './limits.ts';

/** What every token for tools begins with, so that people and scanners of secrets know it. */
export const toolTokenPrefix = 'tbt_';

const toolToken = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  /** Null: never used. */
  used_at: z.string().nullable(),
  calls_today: z.number(),
});

/** GET: the tokens of the signed-in administrator. */
export const toolTokens = z.object({
  /** Whether the server offers its tools to programs at all. */
  is_on: z.boolean(),
  /** Where agents connect (Model Context Protocol). */
  mcp_url: z.string(),
  tokens: z.array(toolToken),
});

export const newToolToken = z.object({ name: z.string().trim().min(1).max(limits.toolsApi.tokenNameCharacters) });

/** The token itself, shown only now. */
export const madeToolToken = z.object({ token: z.string() });

export type ToolToken = z.infer<typeof toolToken>;
