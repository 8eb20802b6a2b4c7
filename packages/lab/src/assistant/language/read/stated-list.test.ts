import { describe, expect, it } from 'vitest';
import { readRequest } from '../read-request.ts';
import { statedLists } from './stated-list.ts';

function fieldsOf(sentence: string) {
  const read = readRequest(sentence);
  if (!read.understood) throw new Error(`Not understood: ${sentence}`);
  return read.model.entities.map(({ fields }) => fields.map(({ label }) => label[read.model.locale]));
}

describe('[NC-03] a list that is stated', () => {
  it.each([
    [
      'Log of my hikes: trail, how steep, who came along, sore feet?',
      [['trail', 'how steep', 'who came along', 'sore feet']],
    ],
    [
      'We lend tents. Each tent has a number, a size (2, 4 or 6 people) and the last airing',
      [['number', 'size (2, 4 or 6 people)', 'last airing']],
    ],
    ['灯会作品登记，作者、材料、点不点灯、摆放位置，谢谢', [['作者', '材料', '点不点灯', '摆放位置']]],
    ['琴行出租：\n琴号\n租琴人\n押金\n到期日', [['琴号', '租琴人', '押金', '到期日']]],
    ['Please make it blue, show the newest first, and let me export it', []],
    ['老师发布作业，学生提交，老师批改', []],
  ])('is found by its form: %s', (sentence, lists) => expect(statedLists(sentence)).toEqual(lists));

  it('is what the app has, under its own words and in its order', () => {
    expect(fieldsOf('Bell tower visits: group leader’s name, how many, own or school bus, wants to ring')[0]).toEqual([
      'Group leader’s name',
      'How many',
      'Own or school bus',
      'Wants to ring',
    ]);
    expect(fieldsOf('窑炉租用，坯体件数、釉色、几层、要不要帮装窑')[0]?.slice(0, 4)).toEqual([
      '坯体件数',
      '釉色',
      '几层',
      '要不要帮装窑',
    ]);
  });

  it('keeps what the sentence asks for elsewhere', () => {
    const [fields = []] = fieldsOf('Plant swap: plant, pot size, light. Each plant also has a price and a photo.');
    expect(fields).toEqual(expect.arrayContaining(['Plant', 'Pot size', 'Light', 'Price']));
  });
});
