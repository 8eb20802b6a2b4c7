import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';
import { readSentence } from '../../../test-support/read-sentence.ts';

const mainOf = (sentence: string) => readSentence(sentence).model.entities[0];

describe('[NC-03] records are called what the message that asks for them calls them', () => {
  it.each([
    ['Build a kiln firing log with glaze, cone, temperature and date', 'Kiln firing'],
    ['I want to keep track of my sourdough starters: name, flour, last fed', 'Sourdough starter'],
    ['a list of my fountain pens - brand, nib size, ink, price', 'Fountain pen'],
    ['Something to record tide readings (station, height, time)', 'Tide reading'],
    ['Could you make a release log with version, date and changes', 'Release'],
    ['Tool loans for the allotment: tool, borrower, due date', 'Tool loan'],
    ['I run a kennel and want to log each walk: dog, start, end, walker', 'Walk'],
    ['a small app where I can write down every cheese we make, with milk, age and weight', 'Cheese'],
    ['Please make a tool to record noise complaints from neighbours: flat, date, description', 'Noise complaint'],
  ])('%s', (sentence, called) => {
    expect(mainOf(sentence)?.label.en).toBe(called);
  });

  it.each([
    ['做一个无人机飞行日志，记录飞手、日期、电池和时长', '无人机飞行'],
    ['帮我弄个陶艺烧制记录表：釉料、温度、日期', '陶艺烧制'],
    ['社团的灯光借用登记，借用人、灯具、归还日期', '灯光借用'],
    ['做一个排片表，包含影片、影厅、开场时间', '排片'],
    ['风铃档案：编号、材质、购入日期', '风铃'],
    ['一个登记志愿者的网页，字段：姓名、电话、可用日期', '志愿者'],
    ['观星用的app，记下星座、日期、地点', '观星'],
  ])('%s', (sentence, called) => {
    expect(mainOf(sentence)?.label.zh).toBe(called);
  });

  it('and what they are kept in is no word that was not used', () => {
    expect(readSentence('做一个积分榜，记录选手、得分和日期').unused).toEqual([]);
    expect(readSentence('Make a tide logbook with station, height and date').unused).toEqual([]);
  });

  it.each([
    ['Make a library app with title, author and year', 'Book'],
    ['An online shop with name, price and stock', 'Product'],
    ['note taking app for lectures with course and week number', 'Note'],
    ['Make a mobile app with title, author and year for my books', 'Book'],
    ['Student management system with name, age and grade', 'Student'],
    ['Make a reading list with title, author and pages', 'Book'],
  ])('unless that says what kind of app it is, or where it is used: %s', (sentence, called) => {
    expect(mainOf(sentence)?.label.en).toBe(called);
  });

  it('with the fields of its list and no other, and no kind of records that a part of its name would bring', () => {
    const { entities } = readSentence('Make a boiler service log with address, engineer, date and next due date').model;
    expect(entities.map(({ label, fields }) => [label.en, fields.map((field) => field.label.en)])).toEqual([
      ['Boiler service', ['Address', 'Engineer', 'Date', 'Next due date']],
    ]);
  });

  it('without a field for a word of its name, for a name that its list ends with, or for what a list ends with', () => {
    const fieldsOf = (sentence: string) => mainOf(sentence)?.fields.map(({ label }) => label.en);
    expect(fieldsOf('Phone repair shop: device model, fault, quoted price')).not.toContain('Phone');
    expect(fieldsOf('Boat house bookings (guest name, boat, start, end)')).not.toContain('Name');
    expect(fieldsOf('Stamp collection: country, year, value, etc.')).not.toContain('Etc');
  });

  it.each(['make a list of my very ', 'list of a log of the ', '我们的简单的', '做一个登记记录'])(
    'and a message without end is read to its end: %s…',
    (words) => {
      expect(readRequest(`${words.repeat(400)}pens: brand, price`)).toBeDefined();
    },
  );
});
