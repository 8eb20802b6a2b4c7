import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';

const read = (sentence: string) => {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  const [main] = understood.model.entities;
  return {
    ...understood,
    labels: main?.fields.map(({ label }) => label.zh) ?? [],
    names: main?.fields.map(({ name }) => name),
  };
};

describe('[NC-03] kinds of questions are no fields', () => {
  it.each([
    '做一个满意度问卷，有选择题和填空题',
    '问卷：选择题、填空题、评分',
    '做个问卷，有单选题、多选题和意见',
    'A survey with multiple choice questions, open questions and a rating',
  ])('%s: the usual fields ask such questions', (sentence) => {
    const { names, unused } = read(sentence);
    expect(names).toEqual(['name', 'email', 'rating', 'favorite', 'comment']);
    expect(unused).toEqual([]);
  });

  it('and are told where no field asks one', () => {
    const { labels, unused } = read('做一个调查问卷，包含选择题、姓名、电话、年龄');
    expect(labels).toEqual(['姓名', '电话', '年龄']);
    expect(unused).toEqual(['选择题']);
  });

  it('but are what a field can be one of', () => {
    const { labels } = read('做一个题库，有题目、题型（选择题、填空题）、答案');
    expect(labels).toEqual(['题目', '题型', '答案']);
  });
});

describe('[NC-03] “table of” tells how records are shown', () => {
  it.each([
    ['Table of orders with customer, amount and status', 'Order', ['customer', 'amount', 'status']],
    ['I need a table of orders with customer, date, total', 'Order', ['customer', 'date', 'total']],
    ['Spreadsheet of books with title, author, year', 'Book', ['title', 'author', 'year']],
  ])('%s', (sentence, name, fields) => {
    const { model, names, unused } = read(sentence);
    expect(model.family).toBe('records');
    expect(model.entities.map((entity) => entity.name)).toEqual([name]);
    expect(names).toEqual(fields);
    expect(unused).toEqual([]);
  });

  it('while a table to sit at is booked', () => {
    expect(read('restaurant table bookings with name, phone').model.family).toBe('booking');
  });
});
