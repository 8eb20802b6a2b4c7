import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { describe, expect, it } from 'vitest';
import { describeRequirement } from '../conversation/describe-requirement.ts';
import { changeModel } from '../language/change-model.ts';
import { accessAfter, accessNote, accessOf } from './access.ts';
import { runCommands } from './commands.ts';
import { emptyExamples } from './edit-fields.ts';
import { modelOf } from '../test-support/read-sentence.ts';

/** What a change does to who sees what; undefined where that stays as it is. */
function changedAccess(before: AppModel, after: AppModel) {
  const [was, is] = [before, after].map((model) => accessOf(model).words);
  return was.en === is.en ? undefined : is;
}

const shifts = modelOf('A page to track on-call shifts: engineer name, start date, end date, and a note, with search');
const privateApps = [
  shifts,
  modelOf('做一个值班表，字段有工程师、开始日期、结束日期、备注'),
  modelOf('待办清单，任务有标题、负责人和截止日期'),
  modelOf('排班表：员工、日期、班次'),
];
const contact = [
  'Add a column for the phone number',
  'add an email field',
  'add an address',
  'add customer name',
  'add guest name and phone',
  '加一个电话字段',
  '加邮箱',
  '加一个地址字段',
  '加一个客户姓名字段',
  '加上访客姓名和手机号',
];
const stack = { language: 'javascript', framework: 'react', database: 'sqlite', hosting: 'vercel' } as const;

describe('who sees what of an app', () => {
  it.each(contact)('[NC-08] stays as it is when a field is added by a sentence: %s', (sentence) => {
    for (const model of privateApps) {
      const changed = changeModel(model, sentence);
      if (!changed.ok) throw new Error(`${sentence}: ${changed.reason.en}`);
      expect(changed.model.entities[0]?.fields.length).toBeGreaterThan(model.entities[0]?.fields.length ?? 0);
      expect(accessOf(changed.model), sentence).toEqual(accessOf(model));
      expect(changedAccess(model, changed.model)).toBeUndefined();
    }
  });

  it('[NC-08] stays as it is when the last field that told who comes is taken away, or called otherwise', () => {
    const booking = modelOf('Hair salon appointments with customer name, phone, date and time');
    const open = [...accessOf(booking).open];
    expect(open).toHaveLength(1);
    const gone =
      booking.entities[0]?.fields.filter(({ type, name }) => type === 'phone' || /customer/i.test(name)) ?? [];
    const removed = runCommands(
      booking,
      gone.map(({ name }) => ({ do: 'remove-field', entity: open[0] ?? '', field: name })),
      emptyExamples,
    );
    expect(removed.ok && [...accessOf(removed.model).open]).toEqual(open);
  });

  it('[NC-08] is said where it changes, with the page that the app opens with, and can be put back', () => {
    const name = shifts.entities[0]?.name ?? '';
    const opened = runCommands(shifts, [{ do: 'set-open', entity: name, open: true }], emptyExamples);
    if (!opened.ok) throw new Error(opened.reason.en);
    expect(changedAccess(shifts, opened.model)?.en).toBe(
      'Visitors send in “Shift” (the app opens with the page “New shift”) and see only their own; the owner, by password, sees and changes everything',
    );
    expect(describeRequirement(opened.model, stack, {}, 'en')).toMatch(
      /Pages: New shift, .*Shifts\n- Who sees what: Vis/,
    );
    const closed = runCommands(opened.model, [{ do: 'set-open', entity: name, open: false }], emptyExamples);
    expect(closed.ok && accessOf(closed.model)).toEqual(accessOf(shifts));
  });

  it('[NC-08] opens with a form that is asked for, and is said', () => {
    const records = modelOf('做一个活动登记表，字段有名称、日期');
    const name = records.entities[0]?.name ?? '';
    const form = runCommands(records, [{ do: 'add-page', kind: 'form', entity: name }], emptyExamples);
    expect(form.ok && changedAccess(records, form.model)?.zh).toMatch(/^访客填写/);
  });

  it.each([
    ['A register of debts: who owes me', 'Whoever opens the app sees and changes everything'],
    ['密码本：网站、账号、密码', 'Only the owner, by password, sees and changes anything'],
    ['做一个带登录的图书清单', 'only who is signed in changes it, and anybody can sign up'],
  ])('[NC-08] is said on the card of every app that keeps records: %s', (sentence, words) => {
    const card = describeRequirement(modelOf(sentence), stack, {}, 'en');
    expect(card).toMatch(/^- Who sees what: /mu);
    expect(card).toContain(words);
  });

  it('[NC-08] says that anybody can sign up where that is how things are sent in', () => {
    const shop = modelOf('A shop with products and orders');
    const signedUp = accessNote({ ...shop, features: { ...shop.features, login: true } });
    expect(signedUp?.en).toContain('Visitors, once signed up (anybody can sign up), send in “Order”');
    expect(signedUp?.zh).toContain('访客注册（谁都能注册）后填写“订单”');
  });

  it('[NC-08] is said where everybody sees personal data, in both languages', () => {
    const shown = modelOf('A public directory of volunteers with name and email');
    expect(describeRequirement(shown, stack, {}, 'en')).toContain(
      '- Who sees what: Everybody sees everything; only the owner, by password, changes it; “Volunteer” has personal data in it that everybody sees',
    );
    expect(describeRequirement(shown, stack, {}, 'zh')).toContain('里有个人信息，谁都看得到');
    const books = modelOf('A book list with title and author');
    expect(accessNote(books)?.zh).toBe('打开应用的人都能看到并修改全部内容');
    const tasks = modelOf('待办清单，任务有标题、负责人和截止日期');
    const phoned = changeModel(tasks, '加上访客姓名和手机号');
    expect(phoned.ok && accessAfter(tasks, phoned.model, '')?.zh).toBe(
      '打开应用的人都能看到并修改全部内容；“任务”里有个人信息，谁都看得到',
    );
  });

  it('[NC-08] is said where a change has everybody see what opens something, in both languages', () => {
    for (const [sentence, change] of [
      ['A list of servers: name, IP', 'add a field root password'],
      ['网站清单：名称、网址', '增加字段访问令牌'],
    ] as const) {
      const before = modelOf(sentence);
      const after = changeModel(before, change);
      const said = after.ok ? accessAfter(before, after.model, '') : undefined;
      expect(said?.en).toContain('has secrets in it that everybody sees');
      expect(said?.zh).toContain('里有密码等机密内容，谁都看得到');
    }
  });
});
