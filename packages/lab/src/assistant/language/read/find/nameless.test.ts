import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';

const read = (sentence: string) => {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  const [main] = understood.model.entities;
  return { names: main?.fields.map(({ name }) => name) ?? [], limits: main?.limits ?? [], unused: understood.unused };
};

describe('who fills something in', () => {
  it.each(['公司内部投票系统，匿名', '匿名意见箱', 'anonymous feedback box for employees with a rating'])(
    '[NC-03] is not asked where it is anonymous: %s',
    (sentence) => {
      const { names, unused } = read(sentence);
      expect(names.filter((name) => /^(?:name|email|phone|author|employee)$/.test(name))).toEqual([]);
      expect(unused.join()).not.toMatch(/匿名|anonymous/);
    },
  );

  it('[NC-03] is asked where it is not', () => {
    expect(read('公司内部投票系统').names).toContain('name');
    expect(read('员工调查，不能匿名').names).toContain('name');
  });

  it('[NC-03] has one vote each, which nobody can count where nobody is named', () => {
    expect(read('业主委员会投票，每户一票').limits).toEqual([{ most: 1, by: 'name' }]);
    const anonymous = read('公司内部投票系统，每人一票，匿名');
    expect(anonymous.limits).toEqual([]);
    expect(anonymous.unused).toContain('每人一票');
  });
});
