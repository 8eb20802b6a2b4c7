import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/check-model.ts';
import { readRequest } from './read-request.ts';

const read = (sentence: string) => {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  expect(checkModel(understood.model)).toEqual([]);
  return understood;
};

const mainOf = (sentence: string) => {
  const [main] = read(sentence).model.entities;
  if (main === undefined) throw new Error(`No records: ${sentence}`);
  return main;
};

const labelsOf = (sentence: string) => mainOf(sentence).fields.map(({ label }) => label.zh);
const statusOf = (sentence: string) =>
  mainOf(sentence)
    .fields.find(({ name }) => name === 'status')
    ?.choices?.map(({ label }) => label.zh);

const repairs = '做一个小区物业报修系统，业主提交报修，物业派单，维修工填写完成情况';

describe('clauses that tell who does what', () => {
  it('[NC-03] makes people, a status and what is written down of them', () => {
    expect(labelsOf(repairs)).toEqual(expect.arrayContaining(['业主', '维修工', '状态', '完成情况']));
    expect(mainOf(repairs).fields.find(({ label }) => label.zh === '完成情况')?.type).toBe('long-text');
    expect(statusOf(repairs)).toEqual(['待派单', '已派单', '已完成']);
  });

  it('[NC-03] does the same in English', () => {
    const { fields } = mainOf('tenants submit requests, the manager assigns them, the plumber fills in what was done');
    expect(fields.map(({ label }) => label.en)).toEqual(expect.arrayContaining(['Tenant', 'Plumber', 'What was done']));
  });

  it('[NC-03] says whose part it could not make', () => {
    expect(read(repairs).unused).toEqual(['小区物业']);
    expect(read('业委会用的投诉处理，住户提交投诉，客服分配给工程部，处理人填写处理结果').unused).toContain('客服');
  });

  it.each([
    ['公司采购流程，员工发起申请，部门经理审批', ['员工', '部门经理'], ['待审批', '已批准', '已驳回']],
    ['学校宿舍报修，学生提交报修单，师傅上门维修后填写维修结果', ['学生', '师傅', '维修结果'], undefined],
    ['作业系统，老师发布作业，学生提交，老师批改打分', ['老师', '学生', '分数'], undefined],
    ['匿名意见箱，员工可以写建议，领导回复', ['建议', '回复'], undefined],
  ])('[NC-03] knows what goes on with a record: %s', (sentence, labels, status) => {
    expect(labelsOf(sentence)).toEqual(expect.arrayContaining(labels));
    if (status !== undefined) expect(statusOf(sentence)).toEqual(status);
  });

  it.each([
    ['二手书交易平台，卖家发布，买家留言', '二手书', '卖家', '留言', '买家'],
    ['used guitar marketplace, sellers post, buyers ask questions', '二手吉他', '卖家', '提问', '买家'],
  ])('[NC-03] keeps what others write beside the records: %s', (sentence, thing, giver, message, writer) => {
    const [main, messages] = read(sentence).model.entities;
    expect(main?.label.zh).toBe(thing);
    expect(main?.fields.map(({ label }) => label.zh)).toContain(giver);
    expect(messages?.label.zh).toBe(message);
    expect(messages?.fields[0]?.label.zh).toBe(writer);
    expect(messages?.fields.some(({ target }) => target === main?.name)).toBe(true);
  });

  it('[NC-03] calls the records what is handed in', () => {
    const main = mainOf('students hand in essays, the teacher grades them and leaves a comment');
    expect(main.label.en).toBe('Essay');
    expect(main.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['student', 'teacher', 'score', 'comment']),
    );
  });

  it('[NC-03] leaves lists of fields alone, whoever fills them in', () => {
    expect(labelsOf('报名表，学生填写姓名、电话、班级')).toEqual(['姓名', '电话', '班级']);
  });
});
