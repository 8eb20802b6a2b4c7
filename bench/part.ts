import { build } from 'esbuild';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Handlers = Readonly<Record<string, (given: never) => unknown>>;

/** A part of a measurement in a process of its own: what it costs is not counted as another's. */
export interface Part<Served extends Handlers> {
  readonly ask: <Name extends keyof Served & string>(
    name: Name,
    ...given: Parameters<Served[Name]>
  ) => Promise<Awaited<ReturnType<Served[Name]>>>;
  readonly stop: () => Promise<void>;
}

/** Bundles `bench/<name>.child.ts` and starts it; its types are those of what it serves. */
export async function startPart<Served extends Handlers>(name: string): Promise<Part<Served>> {
  const root = process.cwd();
  const outfile = join(root, '.cache', 'bench-parts', `${name}.mjs`);
  await build({
    entryPoints: [join(root, 'bench', `${name}.child.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(
      ['contracts', 'lab'].map((folder) => [`@toolbench/${folder}`, join(root, 'packages', folder, 'src')]),
    ),
  });
  const child = fork(outfile, { serialization: 'advanced' });
  // What is sent before it listens is lost.
  await once(child, 'message');
  return {
    async ask(name, ...given) {
      child.send({ name, given: given[0] });
      const [answer] = (await once(child, 'message')) as [{ value?: unknown; problem?: string }];
      if (answer.problem !== undefined) throw new Error(answer.problem);
      return answer.value as never;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Answers what the measurement asks, one question after the other, until it is let go. */
export function servePart(handlers: Handlers): void {
  process.on('message', ({ name, given }: { name: string; given: never }) => {
    void Promise.resolve(handlers[name]?.(given)).then(
      (value) => process.send?.({ value }),
      (error: unknown) => process.send?.({ problem: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ value: 'ready' });
}
