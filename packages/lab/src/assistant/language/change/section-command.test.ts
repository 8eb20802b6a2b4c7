import { describe, expect, it } from 'vitest';
import { modelOf, readSentence } from '../../test-support/read-sentence.ts';
import { changeModel } from '../change-model.ts';

const bakery = 'A landing page for our bakery with prices and contact details';

/** What a page says after some changes, as `title: text`. */
function linesAfter(sentence: string, ...changes: readonly string[]): string[] {
  let model = modelOf(sentence);
  for (const change of changes) {
    const outcome = changeModel(model, change);
    if (!outcome.ok) throw new Error(outcome.reason.en);
    expect(outcome.unused ?? []).toEqual([]);
    ({ model } = outcome);
  }
  const { locale, sections } = model;
  return sections.flatMap(({ title, text, items }) => [
    `${title[locale]}: ${text[locale]}`,
    ...items.map((item) => `${item.title[locale]}: ${item.text[locale]}`),
  ]);
}

describe('[NC-04] what a page without records says', () => {
  it('is told to be an example', () => {
    const { assumptions } = readSentence(bakery);
    expect(assumptions.map(({ en }) => en).join()).toContain('are examples');
    expect(
      readSentence('a to-do list')
        .assumptions.map(({ en }) => en)
        .join(),
    ).not.toContain('are examples');
  });

  it.each([
    [['The phone is 555 0100'], 'Phone: 555 0100'],
    [['phone: 5550100'], 'Phone: 5550100'],
    [['Change the address to 5 Main Street, Springfield'], 'Address: 5 Main Street, Springfield'],
    [['Set the tagline to Bread like it used to be'], ': Bread like it used to be'],
    [['Cheesecake costs $30'], 'Cheesecake $30: '],
    [['prices: cheesecake $30, brownie $4.50'], 'brownie $4.50: '],
    [['prices: cheesecake $30', 'cheesecake is $32'], 'cheesecake $32: '],
  ])('is changed by saying it: %j', (changes, line) => {
    const lines = linesAfter(bakery, ...changes);
    expect(lines.some((one) => one.endsWith(line))).toBe(true);
    expect(lines.join()).not.toContain('cheesecake $30: ,cheesecake $32');
  });

  it('takes own prices in place of the examples', () => {
    const lines = linesAfter(bakery, 'prices: cheesecake $30, brownie $4').join('\n');
    expect(lines).not.toMatch(/Basic|Professional/);
  });

  it.each([
    [['电话改成 021-5555 0100'], '电话: 021-5555 0100'],
    [['地址是人民路 6 号'], '地址: 人民路 6 号'],
    [['价格：芝士蛋糕 30元、提拉米苏 35元'], '提拉米苏 35元: '],
  ])('is changed in Chinese: %j', (changes, line) => {
    const lines = linesAfter('给面包店做一个官网，要有价格和联系方式', ...changes);
    expect(lines).toContain(line);
  });
});
