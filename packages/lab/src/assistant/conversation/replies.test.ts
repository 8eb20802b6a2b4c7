import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { describe, expect, it } from 'vitest';
import type { Damage } from '../test-support/damage.ts';
import { damages } from '../test-support/reply-damages.ts';
import { tasks, tidyTask, type Task } from '../test-support/reply-tasks.ts';
import { boundary, writers, type Dialect } from '../test-support/reply-writers.ts';
import { scriptedModel } from '../test-support/scripted-model.ts';
import { runModelTurn, type TurnResult } from './model-turn.ts';

interface Played {
  readonly name: string;
  readonly outcome: 'right' | 'refused' | 'silent';
  readonly repairs: number;
}

const wishFor = (task: Task) => ({
  message: 'do it',
  stack: presetStack,
  findings: [],
  history: [],
  context: [],
  files: task.before,
});

function toolChoice() {
  let isRefused = false;
  return { isOffered: () => !isRefused, refuse: () => (isRefused = true) };
}

async function play(task: Task, dialect: Dialect, damage: Damage, size: number): Promise<Played | undefined> {
  const model = scriptedModel(task, dialect, damage, size);
  if (!model) return undefined;
  const tokensOf = (text: string) => text.length / 4;
  const turn = runModelTurn({ port: model.port, boundary, tokensOf, tools: toolChoice() }, wishFor(task));
  let step = await turn.next();
  while (!step.done) step = await turn.next();
  const name = `${task.name}, ${dialect}, ${damage.name}`;
  return {
    name,
    outcome: outcomeOf(task, step.value),
    repairs: model.calls.filter((call) => call === 'repair').length,
  };
}

/** A file may be as it was or as it should be; where it is as it was, that must have been said. */
function outcomeOf({ before, after }: Task, result: TurnResult): Played['outcome'] {
  const files = result.ok ? result.applied.files : before;
  const paths = new Set([...before.keys(), ...after.keys(), ...files.keys()]);
  const wrong = [...paths].filter((path) => files.get(path) !== after.get(path));
  if (wrong.length === 0) return result.ok && result.applied.refused.length > 0 ? 'refused' : 'right';
  const isSaid = !result.ok || result.applied.refused.length > 0;
  return isSaid && wrong.every((path) => files.get(path) === before.get(path)) ? 'refused' : 'silent';
}

const dialects: readonly Dialect[] = ['tagged', 'json', 'fenced', 'tools'];

async function playAll(): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const [number, damage] of damages.entries()) {
    for (const dialect of dialects.filter((name) => damage.on.includes(name))) {
      for (const [at, task] of tasks.entries()) {
        const one = await play(task, dialect, damage, [5, 11, 64, 4_096][(number + at) % 4] ?? 1);
        if (one) played.push(one);
      }
    }
  }
  return played;
}

describe('[NC-09] replies of any model', () => {
  it('are carried out or refused, never in another way than they were meant', async () => {
    const played = await playAll();
    expect(played.length).toBeGreaterThanOrEqual(300);
    expect(new Set(damages.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
    expect(played.filter(({ outcome }) => outcome === 'silent').map(({ name }) => name)).toEqual([]);
    const lost = played.filter(({ outcome, repairs }) => outcome !== 'right' || repairs > 1);
    expect({ share: lost.length / played.length, lost: lost.map(({ name }) => name) }).toMatchObject({
      share: expect.toSatisfy((share: number) => share <= 0.05) as number,
    });
  });

  it('that are as they should be come through byte for byte, with no repair, however they are cut into parts', async () => {
    const [none] = damages;
    for (const task of [...tasks, tidyTask]) {
      for (const dialect of dialects.filter((name) => name !== 'fenced' || task !== tidyTask)) {
        for (const size of [1, 2, 3, 5, 17, 1_000]) {
          const played = none && (await play(task, dialect, none, size));
          expect(played).toEqual({ name: `${task.name}, ${dialect}, none`, outcome: 'right', repairs: 0 });
        }
      }
    }
  });

  it('with edits are at most 15 % of what whole files would be', () => {
    const isEdits = ({ changes }: Task) => changes.every(({ kind }) => kind === 'edit');
    const big = tasks.filter(isEdits).map((task) => {
      // A file of the size that projects have: the edit stays as it is.
      const padding = Array.from({ length: 150 }, (_, line) => `// line ${line} of what is around it\n`).join('');
      const whole = [...task.after].filter(([path, text]) => task.before.get(path) !== text);
      const files = writers.tagged(whole.map(([path, text]) => ({ kind: 'write', path, text: text + padding })));
      return writers.tagged(task.changes).length / files.length;
    });
    expect(Math.max(...big)).toBeLessThanOrEqual(0.15);
  });
});
