import { describe, expect, it } from 'vitest';
import { buildPaymentCode, type CodeNode } from './build-payment-code.ts';
import { nodesOf } from './nodes-of.ts';
import { parsePaymentCode } from './payment-code.ts';
import { lengthOf } from './fields/read-fields.ts';
import { payloads } from './test-payloads.ts';

const build = (nodes: readonly CodeNode[]) => {
  const result = buildPaymentCode(nodes);
  return result.ok ? result.value : result;
};

describe('[EMV-04] writing a payment code', () => {
  it('counts lengths in characters and adds the CRC', () => {
    const text = build([{ tag: '00', value: '01' }, { tag: '64', nested: [{ tag: '01', value: '面馆🍜' }] }]); // oxfmt-ignore
    expect(text).toMatch(/^00020164070103面馆🍜6304[\dA-F]{4}$/);
    expect(parsePaymentCode(String(text)).crc.state).toBe('valid');
  });

  it('puts the format indicator first and the CRC last, and leaves the rest in its order', () => {
    const text = build([{ tag: '63', value: 'XXXX' }, { tag: '59', value: 'B' }, { tag: '58', value: 'SG' }, { tag: '00', value: '01' }]); // oxfmt-ignore
    expect(text).toMatch(/^0002015901B5802SG6304[\dA-F]{4}$/);
  });

  it('adds a format indicator where there is none', () => {
    expect(build([{ tag: '58', value: 'SG' }])).toMatch(/^0002015802SG6304/);
  });

  it('writes the fields of a template rather than its old value', () => {
    expect(build([{ tag: '62', value: 'old', nested: [{ tag: '01', value: 'A1' }] }])).toMatch(/62060102A1/);
  });

  it.each([
    ['a tag of one digit', [{ tag: '5', value: '' }], 'bad-tag', { tag: '5' }],
    ['a tag of letters inside', [{ tag: '62', nested: [{ tag: 'AB', value: '' }] }], 'bad-tag', { tag: '62-AB' }],
    ['a value too long', [{ tag: '59', value: 'x'.repeat(100) }], 'value-too-long', { tag: '59', length: 100 }],
    [
      'a template too long',
      [{ tag: '62', nested: [{ tag: '01', value: 'x'.repeat(99) }] }],
      'value-too-long',
      { tag: '62', length: 103 },
    ],
    ['half a character', [{ tag: '59', value: 'a\ud83d' }], 'half-character', { tag: '59' }],
  ])('refuses %s', (_, nodes, code, detail) => {
    expect(build(nodes)).toMatchObject({ code, detail });
  });

  it('takes 99 characters, emoji counted once', () => {
    expect(build([{ tag: '59', value: '🍜'.repeat(99) }])).toContain('5999');
  });

  it('refuses templates nested without end', () => {
    let node: CodeNode = { tag: '62', value: '' };
    for (let depth = 0; depth < 5_000; depth += 1) node = { tag: '62', nested: [node] };
    expect(build([node])).toMatchObject({ code: 'value-too-long' });
  });
});

describe('[EMV-04] parse and build', () => {
  const whole = payloads.filter(({ crc, problems }) => !crc && !problems?.some((code) => code.startsWith('crc')));

  it.each(whole)('write $name again as it was', ({ text }) => {
    expect(build(nodesOf(parsePaymentCode(text).items))).toBe(text);
  });

  it('give back what was written, for any fields', () => {
    const random = numbers(20_261_121);
    const wrong: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      const nodes = randomNodes(random);
      const text = build(nodes);
      if (typeof text !== 'string') continue;
      const code = parsePaymentCode(` ${text}\n`);
      const again = nodesOf(code.items);
      const isRead = code.crc.state === 'valid' && code.counting === 'characters';
      const hasTags = again.map(({ tag }) => tag).join() === nodes.map(({ tag }) => tag).join();
      if (!isRead || !hasTags || build(again) !== text) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

/** Whole numbers below a limit, the same ones for the same seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const letters = Array.from('ABCxyz0123456789 .*+-@/清河超市面馆ไทยé🍜👩‍🍳');

function randomValue(random: (below: number) => number, most: number): string {
  const text = Array.from({ length: random(most) }, () => letters[random(letters.length)]).join('');
  return lengthOf(text) <= 99 ? text : '';
}

/** The format indicator and up to twelve fields, templates among them. */
function randomNodes(random: (below: number) => number): CodeNode[] {
  const tags = Array.from({ length: random(12) + 1 }, () => String(random(99)).padStart(2, '0'));
  const rest = tags.filter((tag) => tag !== '00' && tag !== '63');
  return [
    { tag: '00', value: '01' },
    ...rest.map(
      (tag) =>
      random(3) === 0 ? { tag, nested: [{ tag: '00', value: randomValue(random, 20) }, { tag: '01', value: randomValue(random, 20) }] } : { tag, value: randomValue(random, 40) }, // oxfmt-ignore
    ),
  ];
}
