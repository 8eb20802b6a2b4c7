import { describe, expect, it } from 'vitest';
import { rightsOf } from '../model/rights.ts';
import { modelOf, readSentence } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';

/** Who sees, adds and changes the records of the first kind. */
const first = (sentence: string) => {
  const [rights] = rightsOf(modelOf(sentence)).values();
  return rights && `${rights.see} ${rights.add} ${rights.change}`;
};

describe('[NC-10] who may do what, whoever they are', () => {
  it.each([
    ['A list of tenants with name, flat and rent. Tenants must not see the list.', 'owner owner owner'],
    ['A wish list for the party: item, price. The boss must not see it.', 'owner owner owner'],
    ['A class list: pupil, birthday, phone. Only teachers may see it.', 'owner owner owner'],
    [
      'A book list: title, author, shelf. Everybody can see it, but only Karin can add or remove books.',
      'everyone owner owner',
    ],
    ['给爷爷记吃药：药名、时间、剂量。只有家里人能看。', 'owner owner owner'],
    ['班费账本：日期、事由、金额。只有班长能修改。', 'everyone owner owner'],
  ])('%s', (sentence, rights) => expect(first(sentence)).toBe(rights));

  it.each([
    ['A list of tenants with name, flat and rent. Tenants must not see the rent.', 'Tenants must not see the rent'],
    [
      'Piano pupils with name, lesson day and monthly fee. Parents must not see the fee.',
      'Parents must not see the fee',
    ],
    ['Pupils with name, class and grade. Pupils may not see the grades.', 'Pupils may not see the grades'],
    ['租客名单：姓名、房号、租金。租客不能看租金。', '租客不能看租金'],
  ])('of one field nobody can be kept from, so all is, and it is said: %s', (sentence, told) => {
    const { model, unused } = readSentence(sentence);
    expect([...rightsOf(model).values()][0]?.see).toBe('owner');
    expect(model.entities).toHaveLength(1);
    expect(unused).toContain(told);
  });

  it.each([
    ['班级成绩：姓名、科目、分数。家长只能看自己孩子的分数。', '家长只能看自己孩子的分数'],
    [
      'A trip log: date, place, cost. Members can only see what they added themselves.',
      'Members can only see what they added themselves',
    ],
  ])('what no app can do is told as it was said, and open to nobody: %s', (sentence, told) => {
    expect(readSentence(sentence).unused).toContain(told);
    expect(first(sentence)).toMatch(/^owner/);
  });

  it.each([
    'A price list: product, price, unit. The price must not change.',
    'Shifts: name, day, hours. The gate must not open on Sundays.',
    '价目表：品名、价格、单位。价格不能修改成负数。',
  ])('things neither see nor take anything away: %s', (sentence) => {
    expect(first(sentence)).toBe(first(sentence.replace(/(?<=[.。]).*$/u, '')));
  });

  it.each([
    ['A guest book: guest, text, date.', 'guests may not delete anything'],
    ['Repairs: customer, bike, price.', 'customers cannot drop repairs'],
    ['Repairs: customer, bike, price.', 'the customer may not delete the price'],
    ['维修单：客户、车型、价格。', '客户不能删价格'],
  ])('what somebody may not take away stays: %s %s', (app, wish) => {
    const model = modelOf(app);
    const outcome = changeModel(model, wish);
    const fields = (of: typeof model) => of.entities.flatMap((entity) => entity.fields.map(({ name }) => name));
    expect(fields(outcome.ok ? outcome.model : model)).toEqual(fields(model));
  });
});

describe('[NC-04] a wish that is taken back in the same breath', () => {
  const dishes = modelOf('Dishes: dish, ingredients, steps, minutes.');
  const fieldsAfter = (wish: string, model = dishes) => {
    const outcome = changeModel(model, wish);
    if (!outcome.ok) throw new Error(outcome.reason.en);
    return {
      gone: model.entities[0]?.fields
        .filter(({ name }) => !outcome.model.entities[0]?.fields.some((field) => field.name === name))
        .map(({ label }) => label.zh),
      told: outcome.assumptions?.map(({ en }) => en).join(' ') ?? '',
    };
  };

  it.each(['remove ingredients, no wait, keep them and remove minutes', 'remove ingredients - wait, remove minutes'])(
    'is not done, and that is said: %s',
    (wish) => {
      const { gone, told } = fieldsAfter(wish);
      expect(gone).toEqual(['时长']);
      expect(told).toContain('“remove ingredients” was taken back');
    },
  );

  it('is not done in Chinese either', () => {
    const pressure = modelOf('给奶奶记血压：日期、高压、低压、心率。');
    const { gone, told } = fieldsAfter('把低压删掉，不对，留着，删掉心率', pressure);
    expect(gone).toEqual(['心率']);
    expect(told).toContain('把低压删掉');
  });

  it('leaves nothing to do where all of it is taken back, and quotation marks take nothing back', () => {
    expect(changeModel(dishes, 'remove minutes, no wait, keep it').ok).toBe(false);
    const renamed = changeModel(dishes, 'rename steps to “do this, wait, do that”');
    expect(renamed.ok ? '' : renamed.reason.en).toContain('rename steps to “do this, wait, do that”');
  });
});
