import { describe, expect, it } from 'vitest';
import { choices } from '../fixtures/model-parts.ts';
import { choiceSets } from '../../language/tables/choice-sets.ts';
import { templates } from '../../../../../../apps/server/src/test-support/apps/templates.ts';
import { tones, tonesOf } from './choice-tones.ts';

type Words = [value: string, zh: string, en: string];

const tonesFor = (...words: readonly Words[]) => tonesOf(choices(...words).choices);

/** The tones of the sets that the engine itself makes choices of, by value. */
const ownSets = new Map(
  choiceSets
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', rest = ''] = line.split(': ');
      const words = rest.split(', ').map((part): Words => {
        const [value = '', zh = '', ...en] = part.split(' ');
        return [value, zh, en.join(' ')];
      });
      const found = tonesFor(...words);
      return [name, Object.fromEntries(words.map(([value], index) => [value, found[index]]))];
    }),
);

describe('tonesOf', () => {
  it('gives choices the colour that people expect of them', () => {
    expect(ownSets.get('priority')).toEqual({ low: 'cyan', medium: 'amber', high: 'red' });
    expect(ownSets.get('progress')).toEqual({ todo: 'grey', doing: 'blue', done: 'green' });
    expect(ownSets.get('severity')).toEqual({ minor: 'cyan', major: 'amber', critical: 'red' });
    expect(ownSets.get('booking')).toEqual({ requested: 'amber', confirmed: 'blue', done: 'green', cancelled: 'grey' });
    expect(ownSets.get('invoice')).toEqual({ draft: 'grey', sent: 'blue', paid: 'green', overdue: 'red' });
    expect(ownSets.get('ticket')).toEqual({ open: 'amber', doing: 'blue', solved: 'green', closed: 'grey' });
    expect(ownSets.get('pass')).toEqual({ passed: 'green', failed: 'red' });
    expect(ownSets.get('attendance')).toMatchObject({ present: 'green', late: 'amber', absent: 'red' });
    expect(ownSets.get('loan')).toEqual({ borrowed: 'blue', returned: 'green', late: 'red' });
  });

  it('reads words of people’s own, in either language, whatever their values are', () => {
    expect(tonesFor(['a', '紧急', 'jinji'], ['b', '普通', 'putong'], ['c', '不急', 'buji'])).toEqual([
      'red',
      'cyan',
      'grey',
    ]);
    expect(tonesFor(['a', '待审核', ''], ['b', '审核中', ''], ['c', '已签收', ''])).toEqual(['amber', 'blue', 'green']);
    expect(tonesFor(['x', '', 'Urgent'], ['y', '', 'Normal'], ['z', '', 'Not started'])).toEqual([
      'red',
      'cyan',
      'grey',
    ]);
  });

  it('has a chip and a part of a chart in every colour', () => {
    const [chips, charts] = ['chip', 'chart'].map((name) => templates.get(`web-shared/styles/${name}.css`) ?? '');
    for (const tone of tones) {
      expect(chips).toContain(`.tone-${tone} {`);
      expect(charts).toContain(`.part-${tone} {`);
    }
  });

  it('gives what only has names the colours in turn', () => {
    expect(tonesFor(['a', '红茶', 'Black'], ['b', '绿茶', 'Green'], ['c', '白茶', 'White'])).toEqual(tones.slice(0, 3));
    const days = ownSets.get('weekday') ?? {};
    expect(new Set(Object.values(days)).size).toBe(7);
  });

  it('keeps the choices of every set apart, and what has no meaning neither good nor bad', () => {
    for (const [name, found] of ownSets) {
      const given = Object.values(found);
      expect([name, new Set(given).size]).toEqual([name, given.length]);
    }
    expect(ownSets.get('deal')).toMatchObject({ new: 'violet', won: 'green', lost: 'red' });
    expect(ownSets.get('order')).toMatchObject({ done: 'green' });
  });
});
