import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { options } from '../../options.ts';
import { outside } from '../../outside.ts';
import { toSchema, toTypescript } from '../document-actions.ts';

const chosen = initialValues(options);
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('documents deeper than what is described', () => {
  it.each([nested(201), objects(201), objects(300), `{"x":1,"y":[${nested(220)}]}`])(
    '[JSON-05] it is said where types and schemas stop',
    (text) => {
      const call = { language: 'en' as const, input: text, options: chosen };
      for (const make of [toTypescript, toSchema]) {
        const result = make(text, chosen, testContext());
        if (!result.ok) throw new Error(result.code);
        expect(outside['to-typescript'].present(result.value, call).warnings).toEqual([
          'Described down to level 200: deeper values are unknown in types, and anything in a schema. Extract that part first to describe it, too.',
        ]);
      }
    },
  );

  it.each([nested(200), objects(200), '1'])('[JSON-05] where all is described nothing is said', (text) => {
    const result = toTypescript(text, chosen, testContext());
    if (!result.ok) throw new Error(result.code);
    expect(result.value.describedLevels).toBeUndefined();
    expect(textToString(result.value.text)).not.toContain(': unknown');
  });
});
