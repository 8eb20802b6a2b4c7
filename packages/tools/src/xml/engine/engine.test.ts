import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { examples } from '../examples.ts';
import { en } from '../text/en.ts';
import { type ErrorCode, zh } from '../text/zh.ts';
import { options } from '../options.ts';
import { xml } from '../tool.ts';

const context = testContext();

/** What a person reads when a text is checked. */
function message(text: string, texts: typeof zh): string {
  const result = engine.validate(text, { indent: 2 }, context);
  return result.ok ? 'fine' : texts.errors[result.code](result.detail ?? {});
}

describe('validate', () => {
  it.each([
    ['<a></a></b>', 'XML format error: Unmatched closing tag: b', 'XML 格式错误：没有对应开始标签的结束标签：b'],
    ['</a>', 'XML format error: Unmatched closing tag: a', 'XML 格式错误：没有对应开始标签的结束标签：a'],
    ['<a><b></a></b>', 'XML format error: Tag mismatch: Expected b, got a', 'XML 格式错误：标签不匹配：应为 b，实为 a'],
    ['<a><b><c/>', 'XML format error: Unclosed tags: a, b', 'XML 格式错误：未闭合的标签：a, b'],
    ['no tags', 'XML format error: Invalid XML format: missing tags', 'XML 格式错误：无效的 XML：缺少标签'],
    ['', 'XML format error: Invalid XML format: missing tags', 'XML 格式错误：无效的 XML：缺少标签'],
    ['<!-- -->', 'XML format error: Invalid XML format: missing start tag', 'XML 格式错误：无效的 XML：缺少开始标签'],
    ['1 < 2', 'XML format error: Invalid XML format: missing start tag', 'XML 格式错误：无效的 XML：缺少开始标签'],
  ])('[XML-02] words %j as the specification does', (text, english, chinese) => {
    expect(message(text, en)).toBe(english);
    expect(message(text, zh)).toBe(chinese);
  });

  it('[XML-02] skips self-closing tags', () => {
    expect(message('<a><b/><c x="/" /><d></d></a>', en)).toBe('fine');
  });

  it('[XML-02] then formats', () => {
    expect(engine.validate('<a><b/></a>', { indent: 4 }, context)).toEqual(
      engine.format('<a><b/></a>', { indent: 4 }, context),
    );
  });

  it('[XML-02] gives other faults the same prefix, and a line and column', () => {
    const result = engine.validate('<a>\n  <b c="1" c="2"/>\n</a>', { indent: 2 }, context);
    expect(result).toMatchObject({ ok: false, code: 'duplicate-attribute', place: { line: 2, column: 12 } });
    expect(message('<a><b c="1" c="2"/></a>', en)).toBe('XML format error: Duplicate attribute: c');
  });

  it('[XML-02] words faults inside entities', () => {
    const text = '<!DOCTYPE a [<!ENTITY e "<b>">]><a>&e;</a>';
    expect(message(text, en)).toBe('XML format error: The content of the entity e is wrong: Unclosed tags: b');
    expect(message(text, zh)).toBe('XML 格式错误：实体 e 的内容有误：未闭合的标签：b');
  });

  it('[XML-02] does not list a thousand names', () => {
    expect(message('<a>'.repeat(1000), en).length).toBeLessThan(300);
  });
});

describe('statistics', () => {
  it('[XML-01] counts tags, elements and attributes, and both sizes in bytes', () => {
    const result = engine.compress('<a x="1" y="2">\n  <b/>\n  <c>中</c>\n</a>', {}, context);
    expect(result.ok && result.value.statistics).toEqual({
      tags: 5,
      elements: 3,
      attributes: 2,
      originalSize: 40,
      processedSize: 33,
      compressionRatio: 17.5,
    });
  });

  it('[XML-01] gives the ratio in percent with one decimal, negative when the text grew', () => {
    const ratio = (result: ReturnType<typeof engine.format>) => result.ok && result.value.statistics.compressionRatio;
    expect(ratio(engine.compress('<a>  <b/></a>', {}, context))).toBe(15.4);
    expect(ratio(engine.format('<a><b/></a>', { indent: 2 }, context))).toBe(-36.4);
  });

  it('[XML-01] measures texts and bytes alike', () => {
    const text = `<a>${`<b>${'中文'.repeat(100)}</b>`.repeat(200)}</a>`;
    const fromText = engine.format(text, { indent: 2 }, context);
    const fromBytes = engine.format(textToBytes(text), { indent: 2 }, context);
    if (!fromText.ok || !fromBytes.ok) throw new Error('refused');
    expect(fromBytes.value.statistics).toEqual(fromText.value.statistics);
    expect(fromText.value.text).toBeInstanceOf(Uint8Array);
    expect(textToString(fromBytes.value.text)).toBe(textToString(fromText.value.text));
    expect(textToString(fromText.value.text).split('\n').length).toBe(202);
  });
});

describe('hostile input', () => {
  const deep = 300;
  const hostile: readonly (readonly [what: string, input: string | Uint8Array])[] = [
    ['nothing', ''],
    ['no bytes', new Uint8Array(0)],
    ['white space', ' \n\t '],
    ['huge text without markup', 'x'.repeat(200_000)],
    ['one huge attribute', `<a b="${'x'.repeat(50_000)}"/>`],
    ['one huge name', `<${'x'.repeat(50_000)}/>`],
    ['binary', Uint8Array.from({ length: 4096 }, (_, index) => (index * 31) & 0xff)],
    ['binary as text', '\u0000\u0001<\u0002>'],
    ['invalid UTF-8', Uint8Array.of(0x3c, 0x61, 0x3e, 0xc3, 0x28, 0x3c, 0x2f, 0x61, 0x3e)],
    ['a lone surrogate', '<a>\ud83d</a>'],
    ['a lone surrogate in a name', '<\ud83d/>'],
    ['a lone surrogate in JSON', '{"a":"\ud83d"}'],
    ['right-to-left marks', '<a>\u202e\u200f</a>'],
    ['right-to-left marks in a tag', '<a\u202e/>'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['HTML', '<!doctype html><p>one<br>two'],
    ['deep elements', '<a>'.repeat(deep) + '</a>'.repeat(deep)],
    ['deep elements without end', '<a>'.repeat(deep)],
    ['many end tags', '</a>'.repeat(deep)],
    ['many less-than signs', '<'.repeat(deep)],
    ['many ampersands', `<a>${'&'.repeat(deep)}</a>`],
    ['deep JSON', '['.repeat(deep) + ']'.repeat(deep)],
    ['deep JSON without end', '{"a":'.repeat(deep)],
    ['__proto__', '<__proto__ constructor="1"><toString/></__proto__>'],
    ['__proto__ in JSON', '{"__proto__":{"@constructor":1}}'],
  ];
  const actions = Object.keys(xml.actions) as (keyof typeof engine)[];

  it.each(hostile)('[XML-04] %s is answered by every action', (_, input) => {
    for (const action of actions) {
      const result = engine[action](input, { ...initialValues(options), path: '//*' }, context);
      if (result.ok) continue;
      const words = [zh, en].map((texts) => texts.errors[result.code as ErrorCode](result.detail ?? {}));
      expect(words.filter((text) => !/^[^\ud800-\udfff]+$/u.test(text))).toEqual([]);
      expect(words.join()).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('[XML-04] cuts no prefix of a document short with an exception', () => {
    const text = String(examples[0].input);
    for (let length = 0; length < text.length; length += 11) {
      expect(typeof engine.format(text.slice(0, length), { indent: 2 }, context).ok).toBe('boolean');
    }
  });
});

describe('the tool', () => {
  it('[XML-01] indents by 2 at first and offers 4 and 8', () => {
    expect(options.indent.initial).toBe(2);
    expect(options.indent.values).toEqual([2, 4, 8]);
  });

  it('[XML-01] has examples of which the last shows a fault', () => {
    const verdicts = examples.map(({ input }) => engine.format(String(input), { indent: 2 }, context).ok);
    expect(verdicts).toEqual([true, true, false]);
  });

  it.each([
    ['<?xml version="1.0"?><a/>', 1],
    ['\n <root attr="1">', 0.9],
    ['<书/>', 0.9],
    ['<!DOCTYPE html><html>', 0.3],
    ['{"a": 1}', 0],
    ['1 < 2', 0],
    ['plain', 0],
    ['', 0],
  ])('[SHELL-16] %j is XML with certainty %d', (sample, certainty) => {
    expect(xml.recognise?.(sample)).toBe(certainty);
  });

  it('reports progress on long texts', () => {
    const reported: number[] = [];
    // Reading tells of every million characters, printing of every 65,536 pieces of markup.
    const text = `<a><b>${'x'.repeat(1_050_000)}</b>${'<b/>'.repeat(66_000)}</a>`;
    engine.format(text, { indent: 2 }, testContext({ report: (done) => reported.push(done) }));
    expect(reported.map((done) => done < 0.5)).toEqual([true, false, false]);
    expect(
      reported.every((done, index) => done >= 0 && done <= 1 && (index === 0 || done >= reported[index - 1])),
    ).toBe(true);
  });
});
