import { describe, expect, it } from 'vitest';
import { fuse, nearest } from './fuse.ts';
import { questionTerms } from './question.ts';
import { matchTerms } from './match-terms.ts';
import { rank, weigh } from './rank.ts';
import { bucketCount, bucketOf, indexChunks } from '../index/term-index.ts';

function indexOf(contents: readonly string[]) {
  const steps = indexChunks(contents.map((content) => ({ content, headings: [] })));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function search(question: string, contents: readonly string[]) {
  const index = indexOf(contents);
  return rank(weigh(questionTerms(question), index), index, 10);
}

describe('ranking', () => {
  const chunks = [
    'The lamp weighs two kilos.',
    'The lamp is red and the lamp is loud.',
    '电池的保修期为三年。',
    'Nothing here.',
  ];

  it('[RAG-06] puts the passage with the rarer terms first', () => {
    expect(search('red lamp', chunks).map(({ chunk }) => chunk)).toEqual([1, 0]);
    expect(search('保修期多长？', chunks)[0]?.chunk).toBe(2);
  });

  it('[RAG-03] gives a similarity of 1 where all terms stand in the passage, less where some do', () => {
    const [whole, part] = search('red lamp', chunks);
    expect(whole?.similarity).toBe(1);
    expect(part?.similarity).toBeGreaterThan(0);
    expect(part?.similarity).toBeLessThan(0.6);
  });

  it('[RAG-03] takes the end of one word with the beginning of the next for little, wherever else it stands', () => {
    const contents = ['完成单幕场景要两小时。', '每个场地都有门。', '门是绿的。'];
    const terms = weigh(questionTerms('完成一个场景要多久？'), indexOf(contents));
    const shareOf = (wanted: string) => terms.find(({ term }) => term === wanted)?.share ?? 0;
    expect(shareOf('个场')).toBeGreaterThan(0);
    expect(shareOf('个场')).toBeLessThan(shareOf('场景') * 0.2);
  });

  it('finds by related words, for less', () => {
    const [found] = search('heavy', chunks);
    expect(found?.chunk).toBe(0);
    expect(found?.similarity).toBeCloseTo(0.35);
  });

  it('[RAG-03] names words of Chinese, and none of their characters and of the pairs between them', () => {
    const contents = ['召回的花费是每单位20金币。', '每个老兵都有一个回合。'];
    const terms = weigh(questionTerms('召回一个老兵要花多少金币？'), indexOf(contents));
    expect(new Set(matchTerms(terms, contents[0] ?? '').matched)).toEqual(new Set(['召回', '金币', '花']));
    expect(new Set(matchTerms(terms, contents[1] ?? '').matched)).toEqual(new Set(['老兵', '一个']));
  });

  it('[RAG-03] names the terms that stand in the passage itself, and the related words it has instead', () => {
    const terms = weigh(questionTerms('How heavy is the red lamp?'), indexOf(chunks));
    expect(matchTerms(terms, chunks[1] ?? '')).toEqual({ matched: ['red', 'lamp'], related: [] });
    expect(matchTerms(terms, chunks[0] ?? '')).toEqual({ matched: ['lamp'], related: ['weighs'] });
    expect(matchTerms(terms, 'Nothing')).toEqual({ matched: [], related: [] });
  });

  it('[RAG-06] counts the terms of a heading once, for a passage that does not have them', () => {
    const steps = indexChunks([{ content: 'It weighs two kilos.', headings: ['The lamp'] }]);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.postings.get('lamp')).toEqual([0, 1]);
  });

  it('finds nothing for what stands nowhere', () => {
    expect(search('zebra', chunks)).toEqual([]);
    expect(search('zebra', [])).toEqual([]);
  });

  it('takes terms that are named like parts of every object', () => {
    expect(search('constructor', ['constructor __proto__'])[0]).toMatchObject({ chunk: 0, similarity: 1 });
  });

  it('parcels every term', () => {
    for (const term of ['lamp', '灯', '', '__proto__']) {
      expect(bucketOf(term)).toBeGreaterThanOrEqual(0);
      expect(bucketOf(term)).toBeLessThan(bucketCount);
    }
  });

  it('fuses two orders by reciprocal rank', () => {
    expect(
      fuse([
        [1, 2, 3],
        [3, 1],
      ]),
    ).toEqual([1, 3, 2]);
    const vectors = [Float32Array.of(0, 1), Float32Array.of(2, 0.1), Float32Array.of(-1, 0)];
    expect(nearest(Float32Array.of(1, 0), vectors, 2)).toEqual([1, 0]);
  });
});
