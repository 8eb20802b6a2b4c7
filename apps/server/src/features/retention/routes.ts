import { heldBins, heldDeleted, heldKind, heldThings } from '@toolbench/contracts/held.ts';
import { calls, heldPaths } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { refuse } from '../../plugins/errors.ts';
import { refusal } from '../../shared/result.ts';
import type { Bins } from '../bins/service.ts';
import type { Retention } from './service.ts';

const iso = (time: number) => new Date(time).toISOString();

/** What the server holds, for the administrator: the guard asks for a token, and there are no other users. */
export function heldRoutes(app: App, retention: Retention, bins: Pick<Bins, 'largest' | 'remove'>): void {
  const overview = { summary: 'What the server holds for a while, by kind', response: { 200: heldThings } };
  app.get(calls.held, { schema: overview }, () => retention.held());

  const ofKind = {
    summary: 'Deletes everything of a kind',
    params: z.object({ kind: heldKind }),
    response: { 200: heldDeleted },
  };
  app.delete(`${calls.held}/:kind`, { schema: ofKind }, async (request) => {
    const deleted = await retention.removeAll(request.params.kind);
    request.log.info({ kind: request.params.kind, ...deleted }, 'deleted by the administrator');
    return deleted;
  });

  const listing = { summary: 'The largest bins', response: { 200: heldBins } };
  app.get(heldPaths.kind('bins'), { schema: listing }, async () => {
    const largest = await bins.largest();
    return {
      bins: largest.map(({ id, createdAt, expiresAt, kept, bytes }) => ({
        id,
        created_at: iso(createdAt),
        expires_at: iso(expiresAt),
        requests: kept,
        bytes,
      })),
    };
  });

  const ofBin = {
    summary: 'Deletes a bin',
    params: z.object({ id: z.string() }),
    response: { 200: heldDeleted },
    errors: ['not-found'] as const,
  };
  app.delete(heldPaths.bin(':id'), { schema: ofBin }, async (request, reply) => {
    if (!(await bins.remove(request.params.id))) return refuse(reply, refusal('not-found'));
    await retention.forgetDeleted();
    return { deleted: 1 };
  });
}
