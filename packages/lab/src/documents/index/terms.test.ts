import { describe, expect, it } from 'vitest';
import { questionTerms } from '../rank/question.ts';
import { stem } from './stem.ts';
import { termsOf } from './terms.ts';

const terms = (text: string) => termsOf(text).map(({ term }) => term);

describe('terms', () => {
  it.each([
    [['charge', 'charges', 'charged', 'charging']],
    [['installation', 'install', 'installed', 'installs']],
    [['stop', 'stopped', 'stopping', 'stops']],
    [['category', 'categories']],
    [['replace', 'replacement', 'replaced']],
    [['child', 'children']],
    [['pay', 'paid', 'payment']],
    [['box', 'boxes']],
    [['operate', 'operates', 'operated', 'operating']],
    [['recognise', 'recognised', 'recognize', 'recognizing']],
    [['repeat', 'repeats', 'repeated', 'repeating']],
    [['exceed', 'exceeds', 'exceeded', 'exceeding']],
    [['agree', 'agrees', 'agreed', 'agreeing']],
    [['add', 'adds', 'added', 'adding']],
    [['die', 'dies', 'died', 'dying']],
    [['use', 'uses', 'used', 'using']],
    [['metre', 'metres', 'meter', 'meters']],
  ])('[RAG-06] of %j are one', (words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each([
    ['speed', 'spell'],
    ['heat', 'heater'],
    ['feed', 'fee'],
    ['meet', 'metre'],
  ])('[RAG-06] of %s and %s are two', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  it('[RAG-06] of Chinese are its characters and pairs of neighbours', () => {
    expect(terms('保修期')).toEqual(['保', '保修', '修', '修期', '期']);
  });

  it('[RAG-06] of Chinese and other scripts part where no space is left between them', () => {
    expect(terms('tmpfs是文件')).toEqual(terms('tmpfs 是文件'));
    expect(terms('每单位20金币')).toEqual(terms('每单位 20 金币'));
    expect(terms('型号AX-200型')).toEqual(terms('型号 AX-200 型'));
    expect(terms('在/var/log中')).toContain('/var/log');
  });

  it('[RAG-06] meet whatever the width, case, accents and grouping of numbers', () => {
    expect(terms('ＡＸ café 1,000')).toEqual(terms('ax CAFE 1000'));
  });

  it('keep compounds whole and in parts', () => {
    expect(terms('AX-200')).toEqual(['ax-200', 'ax', '200']);
    expect(terms('version 2.1')).toEqual(['version', '2.1']);
    expect(terms('under /var/log.')).toEqual(['var', 'log', '/var/log']);
    expect(terms('lamp/bulb 1/2')).toEqual(['lamp', 'bulb', '1', '2']);
  });

  it('[RAG-06] of a question leave out the words that only ask', () => {
    expect(questionTerms('How heavy is the lamp?').map(({ term }) => term)).toEqual(['heavi', 'lamp']);
    expect(questionTerms('保修期是多久？').map(({ term }) => term)).toEqual(['保', '保修', '修', '修期', '期']);
    expect(questionTerms('什么？')).not.toEqual([]);
  });

  it.each(['', '\u0000', '\ud800', '\u202e', '<script>', '__proto__ constructor', 'x'.repeat(100_000)])(
    'stand hostile text %#',
    (text) => {
      expect(() => questionTerms(text)).not.toThrow();
    },
  );
});
