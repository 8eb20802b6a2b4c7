import { describe, expect, it } from 'vitest';
import { jsExpression, readFormula } from './formula.ts';

const names = new Set(['a', 'b', 'rate']);

function written(text: string): string | undefined {
  const formula = readFormula(text, names);
  return formula && jsExpression(formula);
}

describe('readFormula', () => {
  it('writes a formula as an ordinary expression', () => {
    expect(written('a + b * 2')).toBe('values.a + values.b * 2');
    expect(written('(a + b) * 2')).toBe('(values.a + values.b) * 2');
    expect(written('a - (b - 1)')).toBe('values.a - (values.b - 1)');
    expect(written('max(a, b, 0.5) / sqrt(abs(b))')).toBe(
      'Math.max(values.a, values.b, 0.5) / Math.sqrt(Math.abs(values.b))',
    );
    expect(written('round(a / 3, 2)')).toBe('roundTo(values.a / 3, 2)');
  });

  it('keeps the order of powers and signs', () => {
    expect(written('2 ^ 3 ^ 2')).toBe('2 ** 3 ** 2');
    expect(written('(2 ^ 3) ^ 2')).toBe('(2 ** 3) ** 2');
    expect(written('-a ^ 2')).toBe('-(values.a ** 2)');
    expect(written('(-a) ^ 2')).toBe('(-values.a) ** 2');
    expect(written('a * -b')).toBe('values.a * -values.b');
  });

  it.each([
    '',
    'a +',
    '(a',
    'a)',
    'c + 1',
    'sqrt()',
    'sqrt(a, b)',
    'alert(1)',
    'constructor',
    'a; b',
    'a b',
    '`a`',
    "a['b']",
    'round(a, 1, 2)',
    '1..2',
    'a => b',
  ])('refuses %j', (text) => {
    expect(readFormula(text, names)).toBeUndefined();
  });
});
