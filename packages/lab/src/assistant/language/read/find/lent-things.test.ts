import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';

const entitiesOf = (sentence: string) => {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  return understood.model.entities;
};

const typesIn = (sentence: string) => entitiesOf(sentence).flatMap(({ fields }) => fields.map(({ type }) => type));

describe('[NC-03] what is lent has no amount of money', () => {
  it.each([
    ['a loan tracker for books', 'Borrowing'],
    ['library app with books and loans', 'Borrowing'],
    ['Track loans of books to friends', 'Borrowing'],
    ['track loans of my tools to neighbours', 'ItemLoan'],
    ['Loan: borrower, item, due date', 'ItemLoan'],
    ['工具借阅登记', 'ItemLoan'],
    ['做个借书登记', 'Borrowing'],
  ])('%s: %s', (sentence, name) => {
    expect(entitiesOf(sentence).map((entity) => entity.name)).toContain(name);
    expect(typesIn(sentence)).not.toContain('money');
  });

  it.each(['a loan app: who borrowed money, amount', 'track money I loan to friends', '借款记录'])(
    '%s: money has one',
    (sentence) => expect(typesIn(sentence)).toContain('money'),
  );
});
