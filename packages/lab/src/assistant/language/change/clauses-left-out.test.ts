import { describe, expect, it } from 'vitest';
import { changeModel } from '../change-model.ts';
import { readRequest } from '../read-request.ts';
import { cannotDo } from '../words/cannot-lexicon.ts';
import { isName } from './is-name.ts';

function modelOf(sentence: string) {
  const read = readRequest(sentence);
  if (!read.understood) throw new Error(`Not understood: ${sentence}`);
  return read.model;
}

const tasks = modelOf('待办清单，任务有标题、负责人、优先级（低、中、高）、状态（待办、进行中、完成）、截止日期和备注');
const crm = modelOf('CRM: each customer has name, company, phone, email, stage (new, contacted, won)');

describe('[NC-04] names of what is new', () => {
  it.each(['截止日期', '微信号', 'LinkedIn link', 'date of birth', 'number of copies', '是否付款', 'T-shirt size'])(
    '%s is one',
    (words) => expect(isName(words)).toBe(true),
  );

  it.each([
    '每天给我发短信',
    '不能超过50个字',
    'whatever you think is useful',
    'how long it takes',
    'when it is done',
    '',
  ])('%j is none', (words) => expect(isName(words)).toBe(false));

  it('tell what no app here can do', () => {
    expect(cannotDo('接入微信支付')).toBe('微信支付');
    expect(cannotDo('due date')).toBeUndefined();
  });
});

describe('[NC-04] what is not understood of a change', () => {
  it.each([
    '每页不能超过50条',
    '每天早上给我发邮件',
    '任务要能上传附件',
    '接入微信支付',
    '加一个地图',
    '只有管理员能删除',
  ])('is refused and never guessed: %s', (sentence) => expect(changeModel(tasks, sentence).ok).toBe(false));

  it('is named beside what was done', () => {
    const outcome = changeModel(crm, 'make it blue and text me every morning');
    expect(outcome).toMatchObject({ ok: true, unused: ['text me every morning'] });
    expect(outcome.ok && outcome.changes.map(({ en }) => en)).toEqual(['The colour is now blue']);
  });

  it('is left out and told where it only says why', () => {
    const outcome = changeModel(tasks, '晚上用太刺眼了，来个深色模式');
    expect(outcome).toMatchObject({ ok: true, model: { features: { dark: true } }, unused: ['晚上用太刺眼了'] });
  });
});

describe('[NC-04] wishes in other words', () => {
  it.each([
    ['负责人那一栏不要了', 'Removed the field'],
    ['把负责人和备注删了', 'Removed the field'],
    ['优先级再加一档“紧急”', 'Added the choice'],
    ['状态里的“进行中”改成“处理中”', 'Renamed the choice'],
    ['删掉“高”', 'Removed the choice'],
    ['截止日期精确到几点', 'date and time'],
    ['按截止日期从晚到早排', 'descending'],
    ['备注必须写，不写不让保存', 'required'],
    ['示例数据多一点，弄二十条', '20 sample records'],
    ['加个页面看每个负责人有多少任务', 'Added the page'],
  ])('%s', (sentence, change) => {
    const outcome = changeModel(tasks, sentence);
    expect(outcome.ok && outcome.changes.map(({ en }) => en).join()).toContain(change);
  });

  it.each([
    ['no two customers with the same email', 'must be unique'],
    ['name can’t be empty', 'is required'],
    ['add a visit report with date and result, every customer can have many', 'points to “Customer”'],
    ['add a website, must be unique', 'must be unique'],
    ['delete the stage "contacted"', 'Removed the choice'],
    ['I want it green', 'colour is now green'],
    ['add a field remark', 'Added the field “Remark”'],
  ])('%s', (sentence, change) => {
    const outcome = changeModel(crm, sentence);
    expect(outcome.ok ? outcome.changes.map(({ en }) => en).join() : outcome.reason.en).toContain(change);
  });
});
