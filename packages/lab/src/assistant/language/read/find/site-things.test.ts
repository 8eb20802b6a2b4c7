import { describe, expect, it } from 'vitest';
import { checkModel } from '../../../model/check-model.ts';
import { readRequest } from '../../read-request.ts';

const modelOf = (sentence: string) => {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  return understood.model;
};

const cafe = 'I want a website for my coffee shop with a menu, opening hours and a contact form';

describe('a site that presents something', () => {
  it('[NC-03] keeps its menu, its opening hours and what visitors write', () => {
    const model = modelOf(cafe);
    expect(model.family).toBe('landing');
    expect(model.name.en).toBe('Coffee shop website');
    expect(model.entities.map(({ name }) => name)).toEqual(['Dish', 'OpeningHours', 'ContactMessage']);
    expect(model.pages.map(({ kind }) => kind)).toEqual(['landing', 'list', 'list', 'form', 'list']);
    expect(checkModel(model)).toEqual([]);
  });

  it('[NC-03] tells the day and from when till when it is open, not hours of work', () => {
    const hours = modelOf(cafe).entities[1];
    expect(hours?.fields.map(({ label }) => label.en)).toEqual(['Day', 'Opens', 'Closes', 'Notes']);
    expect(hours?.seeds[0]).toMatchObject({ day: 'Monday to Friday', opens: '08:00', closes: '18:00' });
  });

  it.each([
    ['做个面馆的网页，有菜单、营业时间、地址电话', '面馆网站', ['Dish', 'OpeningHours']],
    ['做一个摄影作品集，客户可以留言', '作品集', ['Artwork', 'ContactMessage']],
    ['咖啡店的官网', '咖啡店官网', []],
  ])('[NC-03] keeps nothing that is not asked for: %s', (sentence, name, entities) => {
    const model = modelOf(sentence);
    expect(model.family).toBe('landing');
    expect(model.name.zh).toBe(name);
    expect(model.entities.map((entity) => entity.name)).toEqual(entities);
  });

  it('[NC-03] leaves opening hours among the fields of something a field', () => {
    const [main] = modelOf('a directory of museums with name, city, address and opening hours').entities;
    expect(main?.fields.find(({ name }) => name === 'openingHours')?.type).toBe('text');
  });
});
