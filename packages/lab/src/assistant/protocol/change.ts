import type { ChangeProblem } from './reply-event.ts';

/** One thing that a reply wants done to a project, in the order of the reply. */
export type Change =
  | { readonly kind: 'write'; readonly path: string; readonly text: string }
  | { readonly kind: 'edit'; readonly path: string; readonly search: string; readonly replace: string }
  | { readonly kind: 'delete'; readonly path: string; readonly holds?: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };

/** What could not be taken, with what came of it. */
export interface Refused {
  readonly path: string;
  readonly problem: ChangeProblem;
  /** What the model wrote for it. */
  readonly said?: string | undefined;
  readonly edit?: { readonly search: string; readonly replace: string } | undefined;
  /** Of a file: what came of it. */
  readonly text?: string | undefined;
}

/** Problems that come again under another path. */
export const isMisplaced = ({ path, problem }: Refused): boolean =>
  path === '' || problem.startsWith('path-') || problem === 'no-such-file' || problem === 'duplicate-path';

/** What did not come again of what could not be taken, by what came since. */
export function stillMissing(refused: readonly Refused[], came: readonly Change[]): readonly Refused[] {
  return refused.filter((one) => {
    if (isMisplaced(one)) return came.length === 0;
    const own = came.filter(({ path }) => path === one.path);
    if (own.some(({ kind }) => kind !== 'edit')) return false;
    // Each edit that failed has to come again.
    return own.length < refused.filter(({ path }) => path === one.path).length;
  });
}
