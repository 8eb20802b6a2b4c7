import { describe, expect, it } from 'vitest';
import { buildPaymentCode } from '../../payment-codes/build-payment-code.ts';
import { nodesOf } from '../../payment-codes/nodes-of.ts';
import { parsePaymentCode } from '../../payment-codes/payment-code.ts';
import { withNewNode, withoutNode, withTag, withValue } from './edit-nodes.ts';
import { examples } from '../examples.ts';
import { marksOf } from './marks-of.ts';

const nodes = nodesOf(parsePaymentCode('00020162110103ABC0200').items);

describe('[EMV-04] editing fields', () => {
  it('begins with what was read, without the CRC', () => {
    expect(nodes).toEqual([
      { tag: '00', value: '01' },
      { tag: '62', nested: [{ tag: '01', value: 'ABC' }, { tag: '02', value: '' }] }, // oxfmt-ignore
    ]);
    for (const { input } of examples) {
      const built = buildPaymentCode(nodesOf(parsePaymentCode(String(input)).items));
      expect(built).toEqual({ ok: true, value: input });
    }
  });

  it('keeps a template that is broken as its text', () => {
    const text = '0002012612' + '0001A' + '0009rest'.slice(0, 7);
    expect(nodesOf(parsePaymentCode(text).items)[1]).toEqual({ tag: '26', value: '0001A0009res' });
  });

  it('changes a value anywhere and leaves the rest', () => {
    expect(withValue(nodes, [1, 0], 'X')[1].nested).toEqual([
      { tag: '01', value: 'X' },
      { tag: '02', value: '' },
    ]);
    expect(withValue(nodes, [0], '02')[0]).toEqual({ tag: '00', value: '02' });
    expect(nodes[0].value).toBe('01');
  });

  it('changes a tag; an empty field becomes a template where the tag is one', () => {
    expect(withTag(nodes, [1, 0], '05')[1].nested?.[0]).toEqual({ tag: '05', value: 'ABC' });
    expect(withTag([{ tag: '54', value: '' }], [0], '26')).toEqual([{ tag: '26', nested: [] }]);
    expect(withTag([{ tag: '26', nested: [] }], [0], '54')).toEqual([{ tag: '54', value: '' }]);
    expect(withTag([{ tag: '54', value: '1' }], [0], '26')).toEqual([{ tag: '26', value: '1' }]);
    expect(withTag(nodes, [1], '64')[1]).toMatchObject({ tag: '64', nested: [{ value: 'ABC' }, {}] });
  });

  it('removes and adds fields, each with a tag that is free', () => {
    expect(withoutNode(nodes, [1, 0])[1].nested).toEqual([{ tag: '02', value: '' }]);
    expect(withoutNode(nodes, [1])).toEqual([{ tag: '00', value: '01' }]);
    expect(withNewNode(nodes, []).at(-1)).toEqual({ tag: '54', value: '' });
    expect(withNewNode(withNewNode(nodes, []), []).at(-1)?.tag).toBe('55');
    expect(withNewNode(nodes, [1])[1].nested?.at(-1)).toEqual({ tag: '00', value: '' });
  });

  it('never offers the tag of the CRC', () => {
    let all = nodes;
    for (let count = 0; count < 20; count += 1) all = withNewNode(all, []);
    expect(all.map(({ tag }) => tag)).not.toContain('63');
  });
});

describe('[EMV-04] marking a field in the input', () => {
  it('tells tag and length from the value', () => {
    expect(marksOf('0002015802SG', { start: 6, valueStart: 10, end: 12 })).toEqual([
      { from: 6, to: 10, tone: 2 },
      { from: 10, to: 12, tone: 1 },
    ]);
  });

  it('counts a line break as the editor does', () => {
    expect(marksOf('\r\n000201', { start: 2, valueStart: 6, end: 8 })[0]).toMatchObject({ from: 1, to: 5 });
  });

  it('marks nothing for nothing, and nothing beyond the text', () => {
    expect(marksOf('000201', null)).toEqual([]);
    expect(marksOf('', { start: 0, end: 6 })).toEqual([]);
    expect(marksOf('000201', { start: 6, end: 6 })).toEqual([]);
  });
});
