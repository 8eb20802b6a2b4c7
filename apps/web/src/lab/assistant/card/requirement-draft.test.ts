import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import { appModel, type AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, give, problemOf, redo, undo } from './requirement-draft.ts';

const field = (name: string, label: string) => ({
  name,
  label: { zh: label, en: label },
  type: 'text' as const,
  required: false,
  unique: false,
});

const model: AppModel = {
  name: { zh: '待办', en: 'To-do' },
  slug: 'todo',
  family: 'todo',
  locale: 'zh',
  description: '做一个待办',
  color: '#0b6e69',
  entities: [
    {
      name: 'Task',
      plural: 'tasks',
      label: { zh: '任务', en: 'Task' },
      titleField: 'title',
      fields: [field('title', 'Title'), { ...field('due', 'Due'), type: 'date' }],
      seeds: [{ title: 'one', due: '2026-01-01' }],
    },
  ],
  pages: [
    { key: 'list', label: { zh: '列表', en: 'List' }, kind: 'list', entity: 'Task' },
    { key: 'calendar', label: { zh: '日历', en: 'Calendar' }, kind: 'calendar', entity: 'Task', by: 'due' },
  ],
  calculations: [],
  sections: [],
  order: { Task: '-due' },
  features: { search: true, filter: true, sort: true, paging: false, csv: false, dark: true, login: false },
};

const limited: AppModel = {
  ...model,
  entities: [
    {
      ...model.entities[0],
      seeds: [
        { title: 'one', due: '2026-01-01' },
        { title: 'two', due: '2026-01-01' },
      ],
      limits: [{ most: 2, day: 'due' }],
    },
  ],
};

const all = (...commands: readonly AppCommand[]) => commands.reduce(give, draftOf(limited));

describe('an edited requirement', () => {
  it('[NC-03] takes another number for a rule, without the example records that exceed it', () => {
    const { model: edited } = all({ do: 'change-rule', entity: 'Task', at: 0, rule: { most: 1, day: 'due' } });
    expect(edited.entities[0]).toMatchObject({ limits: [{ most: 1, day: 'due' }], seeds: [{ title: 'one' }] });
  });

  it.each<AppCommand>([
    { do: 'remove-rule', entity: 'Task', at: 0 },
    { do: 'remove-field', entity: 'Task', field: 'due' },
    { do: 'change-field', entity: 'Task', field: 'due', to: { type: 'text' } },
  ])('[NC-03] loses a rule when asked, and when its field goes or is of another type', (command) => {
    expect(all(command).model.entities[0].limits).toBeUndefined();
  });

  it('[NC-03] loses a field with everything that was said about it', () => {
    const { model: edited } = all({ do: 'remove-field', entity: 'Task', field: 'due' });
    expect(appModel.safeParse(edited).success).toBe(true);
    expect(edited.entities[0]).toMatchObject({ fields: [{ name: 'title' }], titleField: 'title' });
    expect(edited.pages.map(({ key }) => key)).toEqual(['list']);
    expect(edited.order).toEqual({ Task: 'title' });
  });

  it('[NC-03] gives a new title to records whose title field is gone', () => {
    expect(all({ do: 'remove-field', entity: 'Task', field: 'title' }).model.entities[0].titleField).toBe('due');
  });

  it('[NC-03] gives fields of one name names of their own in code', () => {
    const command: AppCommand = { do: 'add-field', entity: 'Task', field: field('note', 'Note') };
    const { model: edited } = all(command, command);
    expect(edited.entities[0].fields.map(({ name }) => name)).toEqual(['title', 'due', 'note', 'note2']);
  });

  it('[NC-10] keeps the last field, and says why', () => {
    const gone = (name: string): AppCommand => ({ do: 'remove-field', entity: 'Task', field: name });
    const edited = all(gone('due'), gone('title'));
    expect(edited.given).toHaveLength(1);
    expect(edited.refused?.en).toBe('It is the last field and cannot be removed.');
  });

  it('[NC-10] is undone and made again step by step; letters of one name are one step', () => {
    const named = (name: string): AppCommand => ({ do: 'set-name', name: { zh: name, en: name } });
    const edited = all({ do: 'set-colour', colour: '#123456' }, named('C'), named('Ch'), named('Cho'));
    expect(edited.words.map(({ en }) => en)).toEqual(['The colour is now #123456', 'The app is now called “Cho”']);
    const back = undo(edited);
    expect(back.model).toMatchObject({ name: model.name, color: '#123456' });
    expect(undo(undo(back)).model).toEqual(limited);
    expect(redo(back).model).toEqual(edited.model);
    expect(give(back, named('D')).undone).toEqual([]);
  });

  it.each([
    [all({ do: 'set-name', name: { zh: ' ', en: '' } }), 'empty-name'],
    [all({ do: 'change-field', entity: 'Task', field: 'due', to: { label: { zh: '', en: 'Title' } } }), 'same-field'],
    [all({ do: 'change-field', entity: 'Task', field: 'due', to: { label: { zh: '', en: '' } } }), 'empty-name'],
  ] as const)('[NC-03] says what keeps it from being generated', ({ model: edited }, code) => {
    expect(problemOf(edited, 'en')).toMatchObject({ code });
    expect(problemOf(model, 'en')).toBeNull();
  });
});
