import { accountPaths, calls } from '@toolbench/contracts/routes.ts';
import { madeToolToken, newToolToken, toolTokens as answer } from '@toolbench/contracts/tool-tokens.ts';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { refuse } from '../../plugins/errors.ts';
import { requestOrigin } from '../../plugins/request-origin.ts';
import { refusal } from '../../shared/result.ts';
import type { ToolTokens } from './service.ts';

interface ToolTokenRouteParts {
  readonly toolTokens: ToolTokens;
  /** Whether the server offers its tools to programs. */
  readonly isOn: boolean;
  readonly publicUrl?: string | undefined;
  readonly basePath: string;
}

const iso = (time: number) => new Date(time).toISOString();

/** The administrator's tokens for programs that call the tools. */
export function toolTokenRoutes(app: App, { toolTokens, isOn, publicUrl, basePath }: ToolTokenRouteParts): void {
  const overview = { summary: 'Your tokens for programs that call the tools', response: { 200: answer } };
  app.get(calls.toolTokens, { schema: overview }, async (request) => {
    const known = await toolTokens.list(signedIn(request).userId);
    return {
      is_on: isOn,
      mcp_url: requestOrigin(request, publicUrl) + basePath + calls.mcp,
      tokens: known.map(({ id, name, createdAt, usedAt, callsToday }) => ({
        id,
        name,
        created_at: iso(createdAt),
        used_at: usedAt === null ? null : iso(usedAt),
        calls_today: callsToday,
      })),
    };
  });

  const making = {
    summary: 'Makes a token for a program; it is shown only now',
    body: newToolToken,
    response: { 200: madeToolToken },
    errors: ['too-many-tool-tokens'] as const,
  };
  app.post(calls.toolTokens, { schema: making }, async (request, reply) => {
    const made = await toolTokens.make(signedIn(request).userId, request.body.name);
    return made.ok ? { token: made.value } : refuse(reply, made);
  });

  const revoking = {
    summary: 'Revokes a token of a program',
    params: z.object({ id: z.string() }),
    response: { 204: z.null() },
    errors: ['not-found'] as const,
  };
  app.delete(accountPaths.toolToken(':id'), { schema: revoking }, async (request, reply) =>
    (await toolTokens.revoke(signedIn(request).userId, request.params.id))
      ? reply.code(204).send(null)
      : refuse(reply, refusal('not-found')),
  );
}
