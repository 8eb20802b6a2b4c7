import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { describe, expect, it } from 'vitest';
import { changeModel } from '../change-model.ts';
import { modelOf } from '../../test-support/read-sentence.ts';

const clinic = modelOf('Clinic. Patients: name, email, phone. Visits: patient, date, fee, status (booked, done).');
const salon = modelOf(
  '宠物店:宠物:名字、品种、年龄、主人。主人:姓名、电话、邮箱。洗护:宠物、日期、价格、状态(待洗/已洗)、备注',
);

function done(model: AppModel, sentence: string): string[] {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  return outcome.changes.map((change) => change[model.locale]);
}

describe('[NC-10] a wish whose every word is accounted for', () => {
  it.each([
    [clinic, 'there is no need to remove the fee'],
    [clinic, 'Dr Smith removed the fee'],
    [clinic, 'how to remove the fee'],
    [clinic, 'everything but the fee can go'],
    [clinic, 'remove neither phone nor fee'],
    [clinic, 'make the fee required unless done'],
    [clinic, 'the fee must be required only when the status is done'],
    [clinic, 'make everything required except phone'],
    [salon, '老王昨天把年龄删了'],
    [salon, '除了备注都必填'],
    [salon, '除了品种，宠物里的都删掉'],
    [salon, '以后可能要删除备注'],
    [salon, '删除所有已洗的洗护'],
    [salon, '价格只有已洗的时候才必填'],
  ])('is not read where a clause says more: %#', (model, sentence) => {
    expect(changeModel(model, sentence).ok).toBe(false);
  });

  it('is asked for where more than a removal is said, and offered as one', () => {
    expect(changeModel(clinic, 'there is no need to remove the fee')).toMatchObject({
      ok: false,
      reason: { en: expect.stringContaining('so nothing was changed') },
      suggestions: [{ en: 'Remove the Fee field', zh: expect.stringMatching(/^删除.*字段$/u) }],
    });
  });

  it('does the rest of a message', () => {
    const outcome = changeModel(salon, '给主人加微信，宠物不用');
    expect(outcome.ok && outcome.changes.map(({ zh }) => zh)).toEqual(['给“主人”加了字段“微信”（文本）']);
    expect(outcome.ok && outcome.unused).toEqual(['宠物不用']);
  });

  it.each([
    [clinic, 'Could you remove the phone, nobody calls anyway', ['Removed the field “Phone” of “Patient”']],
    [clinic, "we don't use the fee, so you can take it out", ['Removed the field “Fee” of “Visit”']],
    [clinic, 'drop the phone, but not the email', ['Removed the field “Phone” of “Patient”']],
    [clinic, 'we no longer need the fee', ['Removed the field “Fee” of “Visit”']],
    [clinic, 'phone is optional but email is required', ['“Phone” is optional', '“Email” is required']],
    [salon, '主人绝对不能公开', [expect.stringContaining('只有店主看得到') as string]],
    [salon, '年龄和备注都不要了', ['删除了“宠物”的字段“年龄”', '删除了“洗护”的字段“备注”']],
    [salon, '待洗不要了，改成排队', ['选项“待洗”改名为“排队”']],
  ])('is done however politely or with whatever reason it is told: %#', (model, sentence, changes) => {
    expect(done(model, sentence)).toEqual(changes);
  });
});

describe('[NC-04] what belongs to a wish', () => {
  it('is no thanks and no address', () => {
    expect(done(salon, '给宠物加体重，谢谢老板')).toEqual(['给“宠物”加了字段“体重”（小数）']);
    expect(done(clinic, 'add a weight to patients, thanks mate')).toHaveLength(1);
  });

  it('is not what is taken back at its end', () => {
    for (const sentence of ['给宠物加照片，算了不加了', '加个日历，还是算了吧', 'remove the fee, never mind'])
      expect(changeModel(sentence.startsWith('r') ? clinic : salon, sentence)).toMatchObject({
        ok: false,
        reason: { en: expect.stringContaining('was taken back') },
      });
  });

  it('is each of several kinds of records, and each choice in quotation marks', () => {
    expect(done(salon, '给宠物和主人都加地址')).toHaveLength(2);
    expect(done(salon, '状态加上“取消”和“其他”')).toEqual(['“状态”加了选项“取消、其他”']);
    expect(done(clinic, 'add the option House to status')).toEqual(['Added the choice “House” to “Status”']);
  });

  it('is a number as it is written', () => {
    expect(done(clinic, 'fee at most 1,500')).toEqual(['“Fee” must be at most 1500']);
    expect(done(clinic, 'fee at most 3k')).toEqual(['“Fee” must be at most 3000']);
    expect(done(salon, '价格最高3万')).toEqual(['“价格”最大 30000']);
  });

  it('is a bound or a default that is to go, and not its field', () => {
    expect(done(clinic, 'remove the limit on the fee')).toEqual(['“Fee” has no least value and no greatest value']);
    for (const sentence of ['remove the limit on the fee', 'no default for status please', 'the fee has no maximum']) {
      const outcome = changeModel(clinic, sentence);
      expect(outcome.ok && outcome.model.entities.map(({ fields }) => fields.length)).toEqual([3, 4]);
    }
    expect(done(salon, '取消价格的上限')).toEqual(['“价格”不限最大值（原来就是这样）']);
  });

  it('is the unit of a number, with which its name stays', () => {
    const boats = modelOf('船队：船：船号、泊位。出海：哪艘船、出发日期、油费（元）。');
    expect(done(boats, '油费改成美元')).toEqual(['字段“油费”改名为“油费（美元）”']);
  });

  it('is told as missing where another kind of records has it', () => {
    expect(changeModel(clinic, 'remove the fee from patients')).toMatchObject({
      reason: { en: '“Patient” has no “fee”; nothing was changed.' },
    });
  });
});

describe('[NC-10] what one clause says of another wish', () => {
  it.each([
    [clinic, 'add remarks to patients, no visits'],
    [clinic, 'sort visits by fee, no patients'],
    [clinic, 'no patient, no visit'],
    [salon, '给宠物加备注，洗护不要'],
    [salon, '洗护按价格排序，主人不需要'],
  ])('takes nothing away: %#', (model, sentence) => {
    const outcome = changeModel(model, sentence);
    expect(outcome.ok ? outcome.commands.filter((command) => command.do.startsWith('remove')) : []).toEqual([]);
  });

  it('adds nothing to what is told to be left out', () => {
    for (const sentence of ['加微信，洗护不要', '加一个微信字段，但洗护不用'])
      expect(JSON.stringify(changeModel(salon, sentence))).not.toContain('给“洗护”加了');
    const hidden = changeModel(clinic, "make visits public, but hide the patients' emails");
    expect(hidden.ok && hidden.commands.some((command) => command.do === 'remove-field')).toBe(false);
  });

  it.each([
    [clinic, 'in the list, remove the phone'],
    [clinic, 'for new patients, we do not need the phone'],
    [clinic, 'remove the phone from the start page'],
    [clinic, 'delete the fee, no, keep it'],
    [clinic, 'remove done visits'],
    [clinic, 'delete all patients'],
    [clinic, 'fee at most 100, sorry, 200'],
    [clinic, 'the fee should not be limited to 100'],
    [salon, '在首页上，去掉年龄'],
    [salon, '取消洗护'],
    [salon, '删除已洗的洗护'],
    [salon, '价格最多一百，朋友除外'],
  ])('is not done where it holds for some, for a time, or not at all: %#', (model, sentence) => {
    expect(changeModel(model, sentence).ok).toBe(false);
  });

  it.each([
    [clinic, 'make patients public? never'],
    [clinic, 'the head says patients must be public, I say no'],
    [clinic, 'make patients public next year'],
    [clinic, 'everybody should see booked visits'],
    [salon, '老板说主人可以公开'],
    [salon, '主人以后再公开'],
    [salon, '主人只对医生公开'],
    [salon, '除了主人，其他都公开'],
    [salon, '谁都能看主人可不行'],
  ])('shows nothing to others: %#', (model, sentence) => {
    const outcome = changeModel(model, sentence);
    const hidden = (one: AppModel) => one.entities.map((entity) => JSON.stringify([entity.hidden, entity.open]));
    if (outcome.ok) expect(hidden(outcome.model)).toEqual(hidden(model));
  });

  it('turns what is public by cancelling it, and says what is so already', () => {
    const open = changeModel(clinic, 'make patients public');
    if (!open.ok) throw new Error(open.reason.en);
    expect(done(open.model, '取消患者公开')).not.toEqual([]);
    expect(done(open.model, 'make patients public')[0]).toContain('it already was so');
  });

  it('negates a rule however it is worded', () => {
    for (const sentence of ["the phone doesn't have to be filled in", 'we do not need the phone to be required'])
      expect(done(clinic, sentence)[0]).toContain('“Phone” is optional');
    for (const sentence of ['年龄无需必填', '年龄不要求必填']) expect(done(salon, sentence)[0]).toContain('可以不填');
    expect(done(clinic, "emails aren't required to be unique").join()).not.toContain('must be unique');
  });

  it('is a wish of its own where it names another kind of records, or is numbered', () => {
    expect(done(salon, '宠物加体重，主人加微信，洗护按价格排序')).toHaveLength(3);
    expect(done(salon, '1. 宠物加体重；2. 删除备注')).toEqual([
      '给“宠物”加了字段“体重”（小数）',
      '删除了“洗护”的字段“备注”',
    ]);
  });
});

describe('[NC-04] plain wishes', () => {
  it.each([
    [salon, '备注不用了，删掉吧', '删除了“洗护”的字段“备注”'],
    [salon, '主人需要一个紧急联系人和微信', '给“主人”加了字段“紧急联系人”'],
    [salon, '待洗 → 排队', '选项“待洗”改名为“排队”'],
    [clinic, 'replace booked with planned', 'Renamed the choice “Booked” to “Planned”'],
    [clinic, 'We need a due date for each visit.', 'Added the field “Due date”'],
  ])('are done: %#', (model, sentence, change) => expect(done(model, sentence)[0]).toContain(change));

  it('say what a box to tick begins as before or behind “by default”', () => {
    const orders = modelOf('Orders: customer, date, paid (yes / no).');
    expect(done(orders, 'Paid should be yes by default')[0]).toContain('begins as “yes”');
    expect(done(orders, 'paid defaults to no')[0]).toContain('begins as “no”');
  });
});

describe('[NC-10] what looks like a negation, a reason or a courtesy', () => {
  it('is none within a rule', () => {
    expect(done(salon, '电话不能为空必须填写')).toEqual(['“电话”必填']);
    expect(done(clinic, 'fee maximum 100')).toEqual(['“Fee” must be at most 100']);
    const weights = modelOf('包裹：单号、重量、分数。');
    expect(done(weights, '重量最多5千克').join()).not.toContain('5000');
    expect(changeModel(weights, '分数最高不要超过100').ok || done(weights, '分数最多100')).toBeTruthy();
  });

  it('takes no wish back, and swallows none', () => {
    const outcome = changeModel(salon, '删除电话，不保留邮箱');
    expect(outcome.ok || !outcome.reason.en.includes('was taken back')).toBe(true);
    expect(JSON.stringify(changeModel(salon, '给宠物加体重，麻烦删邮箱'))).toContain('邮箱');
    expect(done(clinic, 'add a mood to patients, with choices: bad, fair, ok').join()).toBeTruthy();
  });

  it('ends no field for a time that is named', () => {
    expect(changeModel(clinic, 'remove the fee since 2020').ok).toBe(false);
  });

  it('is no exception where it names a kind of records', () => {
    expect(done(clinic, 'In patients, make the email required')).toEqual(['“Email” is required']);
  });
});
