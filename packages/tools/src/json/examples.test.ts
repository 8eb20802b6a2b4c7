import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from './engine/index.ts';
import { examples } from './examples.ts';
import { options } from './options.ts';

function made(index: number): string {
  const { input, action, options: settings } = examples[index];
  const result = engine[action](String(input), { ...initialValues(options), ...settings }, testContext());
  return result.ok ? textToString(result.value.text) : result.code;
}

describe('the examples', () => {
  it('[JSON-03] the order shows that digits and repeated keys stay', () => {
    expect(made(0)).toContain('"orderId": 12345678901234567890');
    expect(made(0)).toContain('"price": 399.00');
    expect(made(0).match(/"note"/g)?.length).toBe(2);
  });

  it('[JSON-04] the configuration is JSON5 and nothing else', () => {
    expect(JSON.parse(made(1))).toEqual({
      name: 'toolbench',
      version: '2.1.0',
      port: 3000,
      ratio: 0.5,
      features: ['json', 'xml', 'csv'],
      timeout: 3000,
    });
    expect(engine.format(String(examples[1].input), initialValues(options), testContext()).ok).toBe(false);
  });

  it('[JSON-04] the damaged text is repaired as it was meant', () => {
    expect(JSON.parse(made(2))).toEqual({
      name: '张伟',
      age: 28,
      city: '上海',
      skills: ['Go', 'TypeScript'],
      active: true,
      bio: '他说"你好"',
      scores: [98, 87.5],
    });
  });
});
