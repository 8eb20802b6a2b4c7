import { limits } from '@toolbench/contracts/limits.ts';
import type { Claims, Found, Place } from '../cluster/claims.ts';
import type { KnownPreview, Preview } from './preview.ts';

const kind = 'preview';
const subjectOf = (id: string) => `${kind}:${id}`;
const labelOf = (owner: string, sessionId: string) => `${kind} of ${JSON.stringify([owner, sessionId])}`;

export interface FoundPreview {
  readonly known: KnownPreview;
  readonly place: Place;
}

const foundOf = (found: Found | undefined): FoundPreview | undefined =>
  found && { known: JSON.parse(found.detail) as KnownPreview, place: found.place };

/** Which server has which preview: a session has one, and one server has it. */
export function createPreviewClaims(claims: Claims) {
  const { lifetimeMs } = limits.previews;
  const expiryOf = ({ createdAt }: KnownPreview, leaseUntil: number) => Math.min(leaseUntil, createdAt + lifetimeMs);

  return {
    /** False where the session has another one. */
    async take(known: KnownPreview, leaseUntil: number): Promise<boolean> {
      const { id, owner, sessionId } = known;
      const expiresAt = expiryOf(known, leaseUntil);
      const detail = JSON.stringify(known);
      const claim = { label: labelOf(owner, sessionId), detail, expiresAt };
      return (await claims.take(subjectOf(id), claim)) !== undefined;
    },

    /** Takes one over that no living server has. False where another server was quicker. */
    async takeOver(known: KnownPreview, leaseUntil: number): Promise<boolean> {
      const taken = await claims.take(subjectOf(known.id), { expiresAt: expiryOf(known, leaseUntil) });
      return taken !== undefined;
    },

    extend: (preview: Preview): Promise<void> =>
      claims.extend(subjectOf(preview.id), expiryOf(preview, preview.leaseUntil)),

    release: (id: string): Promise<void> => claims.release(subjectOf(id)),
    drop: (id: string): Promise<void> => claims.drop(subjectOf(id)),

    find: async (id: string) => foundOf(await claims.find(subjectOf(id))),
    ofSession: async (owner: string, sessionId: string) => foundOf(await claims.findByLabel(labelOf(owner, sessionId))),
    all: async (): Promise<readonly FoundPreview[]> =>
      (await claims.all(kind)).flatMap((found) => foundOf(found) ?? []),
  };
}
