import { describe, expect, it } from 'vitest';
import { readRequest } from '../read-request.ts';
import { isRule } from './is-rule.ts';

function read(sentence: string) {
  const found = readRequest(sentence);
  if (!found.understood) throw new Error(`Not understood: ${sentence}`);
  const { model, unused } = found;
  return { labels: model.entities.flatMap(({ fields }) => fields.map(({ label }) => label[model.locale])), unused };
}

describe('[NC-10] a rule among the items of a list', () => {
  it.each([
    '每桌限8人',
    '间隔不得超过20天',
    '月视图',
    '逾期标红',
    '以后好查',
    'under 12 free',
    'at most 3 per person',
    'remind me',
    'adults only',
    'month view',
  ])('is none of them: %s', (words) => expect(isRule(words)).toBe(true));

  it.each([
    '是否超过3次',
    '限额',
    '满意度',
    '方便的时间',
    '能不能来',
    '最多人数',
    'max speed',
    'only child',
    'order',
    'bar code',
  ])('is not what is a name: %s', (words) => expect(isRule(words)).toBe(false));

  it('is told as not read, and is no column', () => {
    const chinese = read('锅炉巡检 锅炉号 压力 水位 巡检人 间隔不得超过20天');
    expect(chinese.labels).toEqual(expect.arrayContaining(['锅炉号', '压力', '水位', '巡检人']));
    expect(chinese.labels.join()).not.toContain('间隔');
    expect(chinese.unused.join()).toContain('间隔不得超过20天');
    const english = read('Ferry tickets: passenger, route, adults, children, under 6 free');
    expect(english.labels).toEqual(expect.arrayContaining(['Passenger', 'Route', 'Adults', 'Children']));
    expect(english.labels.join()).not.toContain('free');
    expect(english.unused.join()).toContain('free');
  });
});
