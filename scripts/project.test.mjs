import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { runNode } from './project.mjs';

const tellPriority = ['--print', 'os.getPriority()'];

it('runs a program that steps back behind the others, and what it starts steps back with it', async () => {
  const own = getPriority();
  const started = [
    '--print',
    `child_process.execFileSync(process.execPath, ${JSON.stringify(tellPriority)}, { encoding: 'utf8' })`,
  ];
  for (const args of [tellPriority, started]) {
    const { output } = await runNode(args, { quiet: true, niceness: 3 });
    expect(Number(output)).toBe(Math.min(own + 3, 19));
  }
  expect(Number((await runNode(tellPriority, { quiet: true })).output)).toBe(own);
});
