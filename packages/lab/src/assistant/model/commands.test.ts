import { appCommand, type AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { describe, expect, it } from 'vitest';
import { changeModel } from '../language/change-model.ts';
import { readRequest } from '../language/read-request.ts';
import { seedsFor } from '../language/build/build-seeds.ts';
import { checkModel } from './check-model.ts';
import { runCommands } from './commands.ts';

function appOf(sentence: string): AppModel {
  const read = readRequest(sentence);
  if (!read.understood) throw new Error(sentence);
  return read.model;
}

const tasks = appOf('任务管理：每个任务有标题、负责人、优先级（低、中、高）、状态（待办、完成）、截止日期、预算');
const [task] = tasks.entities;
if (task === undefined) throw new Error('no tasks');
const shelf = {
  name: 'Shelf',
  plural: 'shelves',
  label: { zh: '书架', en: 'Shelf' },
  fields: [{ name: 'place', label: { zh: '位置', en: 'Place' }, type: 'text', required: true, unique: false }],
  titleField: 'place',
  seeds: [],
} satisfies AppModel['entities'][number];
const dueDate = task.fields.find(({ type }) => type === 'date')?.name ?? '';
const priority = task.fields.find(({ type }) => type === 'choice')?.name ?? '';
const entity = task.name;
const firstPage = tasks.pages[0]?.key ?? '';
const label = { zh: '新名', en: 'New name' };
const rule = { most: 2, day: dueDate };
const section = { kind: 'hero', title: label, text: label, items: [] } satisfies AppModel['sections'][number];
const output = { name: 'twice', label: { zh: '新名', en: 'New name' }, formula: 'a * 2', decimals: 2 };
const calculation = {
  key: 'sum',
  label,
  inputs: [{ name: 'a', label, type: 'decimal', required: true, unique: false }],
  outputs: [output],
} satisfies AppModel['calculations'][number];

/** One of each, and what goes before it where there is nothing for it yet. */
const commands: readonly (readonly AppCommand[])[] = [
  [{ do: 'set-name', name: label }],
  [{ do: 'set-kind', kind: 'booking' }],
  [{ do: 'set-colour', colour: '#123456' }],
  [{ do: 'set-language', language: 'en' }],
  [{ do: 'set-feature', feature: 'login', on: !tasks.features.login }],
  [{ do: 'add-entity', entity: shelf }],
  [{ do: 'rename-entity', entity, label }],
  [
    { do: 'add-entity', entity: shelf },
    { do: 'remove-entity', entity: 'Shelf' },
  ],
  [{ do: 'set-title', entity, field: dueDate }],
  [{ do: 'set-open', entity, open: true }],
  [{ do: 'set-hidden', entity, hidden: true }],
  [{ do: 'set-owned', owned: true }],
  [{ do: 'set-examples', entity, count: 7 }],
  [{ do: 'add-field', entity, field: { name: 'note', label, type: 'long-text', required: false, unique: false } }],
  [{ do: 'change-field', entity, field: priority, to: { required: true, preset: null } }],
  [{ do: 'move-field', entity, field: dueDate, at: 0 }],
  [{ do: 'remove-field', entity, field: dueDate }],
  [{ do: 'add-rule', entity, rule }],
  [
    { do: 'add-rule', entity, rule },
    { do: 'change-rule', entity, at: 0, rule: { ...rule, most: 5 } },
  ],
  [
    { do: 'add-rule', entity, rule },
    { do: 'remove-rule', entity, at: 0 },
  ],
  [{ do: 'set-order', entity, field: dueDate, descending: true }],
  [{ do: 'add-page', kind: 'calendar', entity }],
  [{ do: 'change-page', page: firstPage, to: { label } }],
  [{ do: 'move-page', page: firstPage, at: 1 }],
  [
    { do: 'add-page', kind: 'calendar', entity },
    { do: 'remove-page', page: firstPage },
  ],
  [{ do: 'set-calculation', calculation }],
  [
    { do: 'set-calculation', calculation },
    { do: 'remove-calculation', calculation: 'sum' },
  ],
  [{ do: 'set-section', at: 0, section }],
  [
    { do: 'set-section', at: 0, section },
    { do: 'remove-section', at: 0 },
  ],
  [{ do: 'leave-words', words: '别的' }],
];

describe('[NC-10] commands of an app model', () => {
  it('are tried one and all here', () => {
    const names = appCommand.options.map((option) => option.shape.do.value);
    expect(new Set(commands.map((given) => given.at(-1)?.do))).toEqual(new Set(names));
  });

  it.each(commands.map((given) => [given.at(-1)?.do, given] as const))(
    '%s leads to an app that can be made, says what it does in both languages, and leaves the one before',
    (_, given) => {
      const before = structuredClone(tasks);
      const done = runCommands(tasks, given, seedsFor);
      if (!done.ok) throw new Error(done.reason.en);
      expect(checkModel(done.model)).toEqual([]);
      expect(tasks).toEqual(before);
      for (const { zh, en } of done.changes) {
        expect(zh).toMatch(/\p{Script=Han}/u);
        expect(en).toMatch(/^[“A-Z].*[a-z]/u);
        expect(`${zh} ${en}`).not.toContain('undefined');
      }
    },
  );

  it.each<AppCommand>([
    { do: 'remove-field', entity, field: 'nothing' },
    { do: 'add-rule', entity, rule: { most: 1, day: priority } },
    { do: 'add-page', kind: 'board', entity, by: dueDate },
    {
      do: 'set-calculation',
      calculation: { ...calculation, outputs: [{ ...output, formula: 'a +' }] },
    },
    { do: 'change-field', entity, field: dueDate, to: { type: 'choice' } },
    { do: 'rename-entity', entity: 'Nobody', label },
  ])('that cannot be carried out change nothing, with those before them: $do', (command) => {
    const done = runCommands(tasks, [{ do: 'set-colour', colour: '#123456' }, command], seedsFor);
    expect(done).toMatchObject({ ok: false });
  });

  it.each([
    '给任务加一个标签字段，删除负责人',
    '给优先级加一个选项“紧急”，删除负责人',
    'add a calendar page, rename the app to “Errands” and make it green',
  ])('are all that a sentence does: %s', (sentence) => {
    const outcome = changeModel(tasks, sentence);
    if (!outcome.ok) throw new Error(outcome.reason.en);
    expect(outcome.commands.length).toBeGreaterThan(1);
    const again = runCommands(tasks, appCommand.array().parse(outcome.commands), seedsFor);
    expect(again).toMatchObject({ ok: true, model: outcome.model, changes: outcome.changes });
  });
});
