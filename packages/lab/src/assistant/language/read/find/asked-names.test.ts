import { describe, expect, it } from 'vitest';
import { rewriteQuestions } from '../sentence/rewrite-questions.ts';
import { readSentence } from '../../../test-support/read-sentence.ts';

describe('questions in place of names', () => {
  it.each([
    ['谁来、坐哪桌、吃不吃素', '姓名、是否参加、桌号、是否吃素'],
    ['来不来,带几个人,住不住宿', '是否参加,人数,是否住宿'],
    ['哪个医院、医生怎么说、开了什么药', '医院、医嘱、药品'],
    ["who's coming, which table", 'name, attending, table'],
    ['who has which book, since when', 'borrower, book, start date'],
  ])('[NC-03] reads %s as %s', (asked, names) => {
    expect(rewriteQuestions(asked)).toBe(names);
  });

  it.each(['高压,会不会头晕', '送不送', '哪家买的、花在哪个房间'])('[NC-03] leaves %s as it is', (words) => {
    expect(rewriteQuestions(words).startsWith(words.slice(0, 3))).toBe(true);
  });

  it('[NC-03] makes records of guests, and no survey, of them', () => {
    const { model, unused } = readSentence('婚礼宾客管理，谁来、坐哪桌、吃不吃素');
    expect(model.family).toBe('records');
    expect(model.entities[0]?.fields.map(({ label }) => label.zh)).toEqual(['姓名', '是否参加', '桌号', '是否吃素']);
    expect(model.entities[0]?.label.zh).toBe('婚礼宾客');
    expect(unused).toEqual([]);
  });

  it('[NC-03] asks who it is where people say whether they come', () => {
    const { model } = readSentence('同学聚会统计，来不来、带几个人、住不住宿');
    expect(model.family).toBe('survey');
    expect(model.entities[0]?.fields.map(({ name }) => name)).toEqual(['name', 'attending', 'guests', 'overnight']);
  });
});
