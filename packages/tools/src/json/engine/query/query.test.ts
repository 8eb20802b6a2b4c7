import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from '../index.ts';
import { options } from '../../options.ts';

const chosen = initialValues(options);

async function query(text: string, path: string) {
  return engine.query(text, { ...chosen, path }, testContext());
}

async function values(text: string, path: string): Promise<string> {
  const result = await query(text, path);
  return result.ok ? textToString(result.value.text).replace(/\s+/g, '') : result.code;
}

const shop =
  '{"items":[{"id":12345678901234567890,"price":1.0,"name":"笔"},{"id":2,"price":20.50,"name":"a \\"b\\""},{"id":3,"price":1e400,"tags":[]}],"total":22.5,"a b":{"c":[1,2,3]}}';

describe('query by JSONPath', () => {
  it.each([
    ['$.items[*].id', '[12345678901234567890,2,3]'],
    ['$.items[0].price', '[1.0]'],
    ['$.items[?@.price < 10].name', '["笔"]'],
    ['$.items[?@.price > 10].price', '[20.50,1e400]'],
    ['$..price', '[1.0,20.50,1e400]'],
    ["$['a b'].c[-1]", '[3]'],
    ['$["a b"].c[0:2]', '[1,2]'],
    ['$["a b"].c[::-1]', '[3,2,1]'],
    ['$.items[?@.tags]', '[{"id":3,"price":1e400,"tags":[]}]'],
    ['$.items[?length(@.name) == 1].name', '["笔"]'],
    ['$.items[?search(@.name, "b")].id', '[2]'],
    ['$.total', '[22.5]'],
    ['$.none', '[]'],
    [' $.total ', '[22.5]'],
    ['$["total","total"]', '[22.5,22.5]'],
  ])('[JSON-04] %s gives %s, every digit kept', async (path, expected) => {
    expect(await values(shop, path)).toBe(expected);
  });

  const library = JSON.stringify({
    shelf: {
      books: [
        { t: 'A', p: 8.95, y: 1999 },
        { t: 'B', p: 12.99 },
        { t: 'C', p: 8.99, i: 'x' },
        { t: 'D', p: 22.99, i: 'y' },
      ],
    },
    lamp: { color: 'red', p: 399 },
  });
  it.each([
    ['$.shelf.books[*].t', '["A","B","C","D"]'],
    ['$..t', '["A","B","C","D"]'],
    ['$.shelf.*[0].t', '["A"]'],
    ['$..books[2].t', '["C"]'],
    ['$..books[-1].t', '["D"]'],
    ['$..books[0,1].t', '["A","B"]'],
    ['$..books[:2].t', '["A","B"]'],
    ['$..books[1:].t', '["B","C","D"]'],
    ['$..books[::2].t', '["A","C"]'],
    ['$..books[?@.i].t', '["C","D"]'],
    ['$..books[?!@.i].t', '["A","B"]'],
    ['$..books[?@.p<10].t', '["A","C"]'],
    ['$..books[?@.p>=12.99 && @.p<20].t', '["B"]'],
    ['$..books[?@.t=="A" || @.i=="y"].t', '["A","D"]'],
    ['$..books[?@.p < $.lamp.p && @.y != 1999].t', '["B","C","D"]'],
    ['$..books[?count(@.*) == 3].t', '["A","C","D"]'],
    ['$..books[?value(@..y) == 1999].t', '["A"]'],
    ['$..books[?match(@.t, "[A-C]")].t', '["A","B","C"]'],
    ['$.lamp["color","p"]', '["red",399]'],
    ["$['lamp']['color']", '["red"]'],
    ['$.lamp.color.none', '[]'],
    ['$', `[${library}]`],
  ])('[JSON-04] understands RFC 9535: %s', async (path, expected) => {
    expect(await values(library, path)).toBe(expected);
  });

  it('[JSON-04] tells how many values were found, and their paths', async () => {
    const result = await query(shop, '$.items[*].name');
    expect(result).toMatchObject({ ok: true, value: { count: 2, paths: ['$.items[0].name', '$.items[1].name'] } });
  });

  it('[JSON-04] of repeated keys the last counts', async () => {
    expect(await values('{"a":1,"b":{"x":1},"a":2.0}', '$.a')).toBe('[2.0]');
    const many = Array.from({ length: 40 }, (_, index) => `"k${String(index)}":${String(index)}`).join(',');
    expect(await values(`{${many},"k7":"last"}`, '$.k7')).toBe('["last"]');
  });

  it('[JSON-04] finds values in large objects and arrays', async () => {
    const text = `{"list":[${Array.from({ length: 1000 }, (_, index) => String(index)).join(',')}]}`;
    expect(await values(text, '$.list[432]')).toBe('[432]');
    expect(await query(text, '$.list[*]')).toMatchObject({ ok: true, value: { count: 1000 } });
  });

  it('[JSON-04] keys of JavaScript objects are keys like others', async () => {
    expect(await values('{"__proto__":{"a":1},"constructor":2,"toString":3}', '$.__proto__.a')).toBe('[1]');
    expect(await values('{}', '$.constructor')).toBe('[]');
  });

  it.each([
    ['', 'path-empty', undefined],
    ['$.items[', 'path-invalid', 9],
    ['items', 'path-invalid', 1],
    ['$.a..', 'path-invalid', undefined],
    ['$[?nothere(@.a)]', 'path-invalid', undefined],
    ['$[?match(@.a)]', 'path-invalid', undefined],
    ['$[99999999999999999999]', 'path-invalid', undefined],
  ])('[JSON-04] the path %j is %s', async (path, code, column) => {
    const result = await query(shop, path);
    expect(result).toMatchObject({ ok: false, code, ...(column !== undefined && { detail: { column } }) });
  });

  it('[JSON-04] says so when .. would go too deep', async () => {
    const deep = '['.repeat(1100) + ']'.repeat(1100);
    expect(await query(deep, '$..a')).toMatchObject({ ok: false, code: 'path-too-deep', detail: { levels: 1000 } });
    expect(await values(deep, '$[0][0][0]')).toMatch(/^\[\[{1097}\]{1097}\]$/);
  });
});

describe('a path in another language', () => {
  const text = '{"orders":[{"id":1,"a b":{"0":2}},{"id":3}],"$ref":4}';

  it.each([
    ['.orders[].id', '$.orders[*].id', '[1,3]'],
    ['orders[0].id', '$.orders[0].id', '[1]'],
    ['.orders.[0]["a b"]', '$.orders[0]["a b"]', '[{"0":2}]'],
    ['.orders[0:1][].id?', '$.orders[0:1][*].id', undefined],
    ['..id', '$..id', '[1,3]'],
    ['.', '$', undefined],
    ['/orders/1/id', '$.orders[1].id', '[3]'],
    ['#/orders/0/a b', '$.orders[0]["a b"]', '[{"0":2}]'],
    ['.["a?b"]', '$["a?b"]', undefined],
    ['.a["x[]y"][]', '$.a["x[]y"][*]', undefined],
  ])('[JSON-04] %s is refused with what it is as JSONPath', async (path, instead, expected) => {
    expect(await query(text, path)).toMatchObject({ ok: false, code: 'path-invalid', detail: { instead } });
    if (expected !== undefined) expect(await values(text, instead)).toBe(expected);
  });

  it.each([`${'a'.repeat(5_000)} b`, `${'a.'.repeat(5_000)}-`, `${'[0]'.repeat(5_000)}x`])(
    '[JSON-04] is looked at once, however long',
    async (path) => expect((await query(text, path)).ok).toBe(false),
  );

  it.each(['.orders | length', '$.items[', 'select(.a)', '.a,.b', '//orders/id', 'a b'])(
    '[JSON-04] %s is not guessed at',
    async (path) => {
      const result = await query(text, path);
      expect(result.ok ? {} : (result.detail ?? {})).not.toHaveProperty('instead');
      expect(result.ok).toBe(false);
    },
  );
});
