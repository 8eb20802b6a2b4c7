import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Note } from './notes.ts';
import type { AppDatabases } from './ports.ts';
import type { Probed, Runtime, Sandbox } from './sandbox-port.ts';

/** What a machine has changes rarely, and finding out starts processes. */
const probeEveryMs = 60_000;

type AllProbed = Promise<readonly (readonly [Sandbox, Probed])[]>;

/** Remembers for a while what the sandboxes said they have. */
export function createProbes(sandboxes: readonly Sandbox[], clock: { readonly now: () => number }) {
  let last: { readonly at: number; readonly probed: AllProbed } | undefined;
  const anew = (): AllProbed => {
    const probed = Promise.all(sandboxes.map(async (sandbox) => [sandbox, await sandbox.probe()] as const));
    last = { at: clock.now(), probed };
    return probed;
  };
  return {
    all: () => (last === undefined || clock.now() - last.at > probeEveryMs ? anew() : last.probed),
    /** Asks now: what was missing may have been installed. */
    anew,
  };
}

export type Probes = ReturnType<typeof createProbes>;

type Choice = { readonly ok: true; readonly sandbox: Sandbox } | { readonly ok: false; readonly note: Note };

interface Needs {
  readonly runtime: Runtime;
  readonly database: TechStack['database'];
}

/** The first sandbox in which an app can run, or what there would have to be. */
export async function chooseSandbox(
  needs: Needs,
  probes: Probes,
  databases: Pick<AppDatabases, 'has'>,
): Promise<Choice> {
  const choice = chooseFrom(await probes.all(), needs, databases);
  return choice.ok ? choice : chooseFrom(await probes.anew(), needs, databases);
}

function chooseFrom(
  probed: Awaited<AllProbed>,
  { runtime, database }: Needs,
  databases: Pick<AppDatabases, 'has'>,
): Choice {
  const available = probed.filter(([, { isAvailable }]) => isAvailable);
  if (available.length === 0) {
    return { ok: false, note: { code: 'no-sandbox', subject: probed[0]?.[1].missing ?? 'bubblewrap' } };
  }
  const found = available.find(([, { runtimes }]) =>
    runtimes.some((one) => one.runtime === runtime && one.isAvailable),
  );
  if (found === undefined) {
    const missing = available[0]?.[1].runtimes.find((one) => one.runtime === runtime)?.missing;
    return { ok: false, note: { code: 'no-runtime', subject: missing ?? runtime } };
  }
  const drivers = found[1].runtimes.find((one) => one.runtime === runtime)?.drivers;
  const driver = drivers?.[database];
  if (driver !== undefined) return { ok: false, note: { code: 'no-runtime', subject: driver } };
  if (!databases.has(database)) return { ok: false, note: { code: 'no-database', subject: database } };
  return { ok: true, sandbox: found[0] };
}
