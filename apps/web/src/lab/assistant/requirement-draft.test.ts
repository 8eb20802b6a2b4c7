import { appModel, type AppModel } from '@toolbench/contracts/app-model.ts';
import { describe, expect, it } from 'vitest';
import { addField, editField, editLimit, problemOf, removeField, removeLimit } from './requirement-draft.ts';

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

describe('an edited requirement', () => {
  it('[NC-03] takes another number for a limit, without the example records that exceed it', () => {
    const edited = editLimit(limited, 'Task', 0, 1);
    expect(edited.entities[0]).toMatchObject({ limits: [{ most: 1, day: 'due' }], seeds: [{ title: 'one' }] });
    expect(editLimit(limited, 'Task', 0, 0).entities[0].limits).toEqual([{ most: 1, day: 'due' }]);
    expect(appModel.safeParse(editLimit(limited, 'Task', 0, 1e9)).success).toBe(true);
  });

  it('[NC-03] loses a limit when asked, and when its field goes or is of another type', () => {
    expect(removeLimit(limited, 'Task', 0).entities[0].limits).toBeUndefined();
    expect(removeField(limited, 'Task', 'due').entities[0].limits).toBeUndefined();
    expect(editField(limited, 'Task', 'due', { type: 'text' }, 'en').entities[0].limits).toBeUndefined();
  });

  it('[NC-03] loses a field with everything that was said about it', () => {
    const edited = removeField(model, 'Task', 'due');
    expect(appModel.safeParse(edited).success).toBe(true);
    expect(edited.entities[0]).toMatchObject({ fields: [{ name: 'title' }], seeds: [{ title: 'one' }] });
    expect(edited.pages.map(({ key }) => key)).toEqual(['list']);
    expect(edited.order).toEqual({});
  });

  it('[NC-03] gives a new title to records whose title field is gone', () => {
    expect(removeField(model, 'Task', 'title').entities[0].titleField).toBe('due');
  });

  it('[NC-03] gets fields whose names are free', () => {
    const edited = addField(addField(model, 'Task', '备注'), 'Task', '地点');
    expect(appModel.safeParse(edited).success).toBe(true);
    expect(new Set(edited.entities[0].fields.map(({ name }) => name)).size).toBe(4);
  });

  it('[NC-03] takes another type without what belonged to the old one', () => {
    const edited = editField(model, 'Task', 'due', { type: 'text' }, 'en');
    expect(edited.entities[0].fields[1]).toMatchObject({ type: 'text' });
    expect(edited.entities[0].seeds).toEqual([{ title: 'one' }]);
    expect(edited.pages.map(({ key }) => key)).toEqual(['list']);
    expect(editField(model, 'Task', 'due', { required: true }, 'en').pages).toHaveLength(2);
  });

  it.each([
    [{ ...model, name: { zh: ' ', en: '' } }, 'empty-name'],
    [removeField(removeField(model, 'Task', 'due'), 'Task', 'title'), 'no-fields'],
    [editField(model, 'Task', 'due', { label: 'Title' }, 'en'), 'same-field'],
    [editField(model, 'Task', 'due', { label: '' }, 'en'), 'empty-name'],
  ] as const)('[NC-03] says what keeps it from being generated', (edited, code) => {
    expect(problemOf(edited, 'en')).toMatchObject({ code });
    expect(problemOf(model, 'en')).toBeNull();
  });
});
