import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { options } from '../../options.ts';
import { outside } from '../../outside.ts';
import { query } from '../document-actions.ts';
import { checkBySchema } from './schema-check.ts';

const chosen = initialValues(options);
const call = { language: 'en' as const, input: '', options: chosen };

async function checked(text: string, schema: string) {
  const result = await checkBySchema(text, { schema, dialect: 'json' }, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
async function queried(text: string, path: string) {
  const result = await query(text, { ...chosen, path }, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const numbers = (told: { readonly listed: readonly { readonly number: string }[] } | undefined) =>
  told?.listed.map(({ number }) => number) ?? [];

describe('numbers beyond the precision of doubles', () => {
  it.each([
    ['12345678901234567891', '{"maximum":12345678901234567890}', ['12345678901234567891'], ['12345678901234567890']],
    ['9007199254740993', '{"const":9007199254740992}', ['9007199254740993'], []],
    ['1.0000000000000000001', '{"type":"integer"}', ['1.0000000000000000001'], []],
    ['[9007199254740993,9007199254740992]', '{"uniqueItems":true}', ['9007199254740993'], []],
    ['1e400', '{"maximum":1e401}', ['1e400'], ['1e401']],
    ['-1E-400', '{"minimum":0}', ['-1E-400'], []],
    ['{"a":[{"b":0.1000000000000000055}]}', '{}', ['0.1000000000000000055'], []],
  ])('[JSON-04] of %s by %s are named', async (text, schema, inInput, inSchema) => {
    const { rounded } = await checked(text, schema);
    expect([numbers(rounded?.input), numbers(rounded?.schema)]).toEqual([inInput, inSchema]);
  });

  it('[JSON-04] numbers that doubles hold, however they are written, are not named', async () => {
    const text = '[0.1,1.10,1e3,-0,0.000,9007199254740992,123456789012345680,1e22,1.7976931348623157e308]';
    expect((await checked(text, '{"items":{"type":"number"}}')).rounded).toBeUndefined();
  });

  it('[JSON-04] says where they stand and what they were compared as, in the words of the call', async () => {
    const value = await checked('{\n  "id": 12345678901234567891\n}', '{"properties":{"id":{"maximum":1e400}}}');
    const said = outside['check-schema'].present(value, call);
    expect(said.warnings).toEqual([
      'Beyond the precision of doubles, and compared rounded, is one number of the input, so what is said of it may be wrong: line 2, column 9 ($.id): 12345678901234567891 was compared as 12345678901234567168',
      'Beyond the precision of doubles, and compared rounded, is one number of the schema, so what is said by it may be wrong: line 1, column 32 ($.properties.id.maximum): 1e400 was compared as Infinity',
    ]);
    expect(outside['check-schema'].present(value, { ...call, language: 'zh' }).warnings?.[0]).toBe(
      '输入里有 1 个数字超出双精度浮点数的精度，按近似值比较，相关结论可能有误： 第 2 行第 9 列（$.id）：12345678901234567891 按 12345678901234567168 比较',
    );
  });

  it('[JSON-03] what breaks a rule is shown with every digit, and so is the rule', async () => {
    const schema = '{"properties":{"a":{"maximum":9007199254740990.00},"b":{"enum":[12345678901234567890, 1.50]}}}';
    const { violations } = await checked('{"a":12345678901234567891,"b":[1.0, 2]}', schema);
    expect(violations).toMatchObject([
      { expected: '9007199254740990.00', found: '12345678901234567891' },
      { expected: '12345678901234567890, 1.50', found: '[1.0,2]' },
    ]);
  });

  it('[JSON-04] of a name that is there twice says that the last alone was checked, in text and schema', async () => {
    const value = await checked('{"a":1,"a":"x"}', '{"properties":{"a":{"type":"string","type":"string"}}}');
    expect(value).toMatchObject({ isValid: true, duplicates: { count: 1 }, schemaDuplicates: { count: 1 } });
    const said = outside['check-schema'].present(value, call);
    expect(said.warnings).toEqual([
      '1 repeated key, kept as they are; most programs read only the last one. a ($)',
      'The schema has 1 repeated key; only the last one was checked by: type ($.properties.a)',
    ]);
    expect(said).not.toHaveProperty('duplicates');
  });

  it.each([
    ['[12345678901234567890,1]', '$[?@==12345678901234567891]', ['12345678901234567890'], ['12345678901234567891']],
    ['[9007199254740992]', '$[?@ == 9007199254740993]', [], ['9007199254740993']],
    ['[{"a":9007199254740993,"b":9007199254740992}]', '$[?@.a > @.b]', ['9007199254740993'], []],
    ['[0, 1e-400]', '$[?@ != 0]', ['1e-400'], []],
  ])('[JSON-04] a query of %s by %s names the numbers that it took for equal', async (text, path, inInput, inQuery) => {
    const { rounded } = await queried(text, path);
    expect([numbers(rounded?.input), numbers(rounded?.query)]).toEqual([inInput, inQuery]);
  });

  it.each([
    ['[12345678901234567890,1]', '$[?@==12345678901234567890]'],
    ['[12345678901234567890,12345678901234567891]', '$[0]'],
    ['[{"id":12345678901234567890,"n":"x=12345678901234567891"}]', "$[?@.n != '12345678901234567891']"],
  ])('[JSON-04] a query of %s by %s, which is right, names none', async (text, path) => {
    const value = await queried(text, path);
    expect(outside.query.present(value, call)).not.toHaveProperty('warnings');
    expect(textToString(value.text)).not.toBe('');
  });
});
