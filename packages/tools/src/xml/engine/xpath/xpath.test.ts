import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { withLittleStack } from '@toolbench/kit/test-little-stack.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from '../index.ts';

const document = `<shop xmlns:m="urn:meta" xml:lang="zh">
  <!-- stock -->
  <book id="1" m:rank="3"><title>呐喊</title><price>30</price></book>
  <book id="2"><title xml:lang="en-GB">Emma</title><price>8.5</price><note>a<b>c</b>d<![CDATA[e]]></note></book>
  <m:box><book id="3"><title>茶馆</title><price>12</price></book></m:box>
  <?print now?>
</shop>`;

function select(path: string, text = document): string {
  const result = engine.xpath(text, { path }, testContext());
  if (!result.ok) return `${result.code} ${result.detail?.['position'] ?? ''}`.trim();
  return textToString(result.value.text);
}

/** The ids of the selected books. */
const ids = (path: string) => select(`(${path})/@id`).replaceAll('\n', ' ');

describe('paths', () => {
  it.each([
    ['/shop/book', '1 2'],
    ['//book', '1 2 3'],
    ['/shop//book', '1 2 3'],
    ['/*/*/book', '3'],
    ['//m:box/book', '3'],
    ['//box/book', '3'],
    ['//book[1]', '1 3'],
    ['(//book)[1]', '1'],
    ['//book[last()]', '2 3'],
    ['/shop/book[position() > 1]', '2'],
    ['//book[price > 10]', '1 3'],
    ['//book[price > 10][2]', ''],
    ['//book[@id = "2"]', '2'],
    ['//book[not(@m:rank)]', '2 3'],
    ['//book[title = "茶馆" or @rank = 3]', '1 3'],
    ['//book[contains(title, "mm") and starts-with(title, "E")]', '2'],
    ['//title/..', '1 2 3'],
    ['//price/parent::book', '1 2 3'],
    ['//b/ancestor::book', '2'],
    ['//b/ancestor-or-self::*[2]/..', '2'],
    ['//book[@id=1]/following::book', '2 3'],
    ['//book[@id=1]/following-sibling::book', '2'],
    ['//book[@id=3]/preceding::book', '1 2'],
    ['//book[@id=3]/preceding::book[1]', '2'],
    ['//book[@id=2]/preceding-sibling::*', '1'],
    ['//book[@id=2]/self::book', '2'],
    ['//book[@id=2] | //book[@id=1]', '1 2'],
    ['//book[descendant::b]', '2'],
    ['//book[.//b]', '2'],
    ['//book[lang("zh")]', '1 2 3'],
    ['//title[lang("EN")]/..', '2'],
    ['//book[price = /shop/book/price]', '1 2'],
    ['//book[price < /shop/m:box/book/price]', '2'],
    ['//book[count(*) = 3]', '2'],
    ['//*[self::book and title]', '1 2 3'],
    ['//book[position() mod 2 = 0]', '2'],
    ['//*[name() = "m:box"]/*', '3'],
    ['//*[namespace-uri() = "urn:meta"]/book', '3'],
    ['//@*[local-name() = "rank"]/..', '1'],
    ['descendant-or-self::node()/child::book', '1 2 3'],
  ])('[XML-04] %s selects %s', (path, expected) => {
    expect(ids(path)).toBe(expected);
  });

  it.each([
    ['//title/text()', '呐喊\nEmma\n茶馆'],
    ['//note', '<note>a<b>c</b>d<![CDATA[e]]></note>'],
    ['//note/text()', 'a\nde'],
    ['//comment()', '<!-- stock -->'],
    ['//processing-instruction("print")', '<?print now?>'],
    ['//processing-instruction("other")', ''],
    ['//book[2]/@*', '2'],
    ['//node()[self::b]', '<b>c</b>'],
    ['/', document],
    ['//nothing', ''],
  ])('[XML-04] %s shows %j', (path, expected) => {
    expect(select(path)).toBe(expected);
  });
});

describe('values', () => {
  it.each([
    ['1 + 2 * 3 - 4 div 2', '5'],
    ['-2 - -3', '1'],
    ['7 mod -3', '1'],
    ['1 div 0', 'Infinity'],
    ['0.1 + 0.2', '0.30000000000000004'],
    ['1 div 3000000000', '0.0000000003333333333333333'],
    ['10000000000 * 1000000000000', '10000000000000000000000'],
    ['--1', '1'],
    ['count(//book)', '3'],
    ['sum(//price)', '50.5'],
    ['string(//price)', '30'],
    ['string(//note)', 'acde'],
    ['number("x")', 'NaN'],
    ['number(" 12 ")', '12'],
    ['number("1e3")', 'NaN'],
    ['concat("a", 1, true())', 'a1true'],
    ['substring("12345", 2, 3)', '234'],
    ['substring("12345", 1.5, 2.6)', '234'],
    ['substring("12345", 0, 3)', '12'],
    ['substring("12345", -42, 1 div 0)', '12345'],
    ['substring("a👋b", 2, 1)', '👋'],
    ['substring-before("1999/04", "/")', '1999'],
    ['substring-after("1999/04", "/")', '04'],
    ['substring-after("1999", "/")', ''],
    ['string-length("👋中")', '2'],
    ['normalize-space("  a \n b ")', 'a b'],
    ['translate("--aaa--", "abc-", "ABC")', 'AAA'],
    ['round(2.5)', '3'],
    ['round(-2.5)', '-2'],
    ['floor(-1.5) + ceiling(1.2)', '0'],
    ['boolean(//nothing)', 'false'],
    ['not("")', 'true'],
    ['//price = 12', 'true'],
    ['//price != 12', 'true'],
    ['12 > //price', 'true'],
    ['//nothing = ""', 'false'],
    ['"1" = 1', 'true'],
    ['true() = "x"', 'true'],
    ['1 < 2 = true()', 'true'],
    ['1 or 1 div 0', 'true'],
    ['name(//@m:rank)', 'm:rank'],
    ['local-name(//box)', 'box'],
    ['namespace-uri(//box)', 'urn:meta'],
    ['name(/)', ''],
    [`"it's" = concat('it', "'", 's')`, 'true'],
    ['-0.0000001', '-0.0000001'],
    ['count(//book/and) + count(//div/mod)', '0'],
    ['string(//book[1]/*[1]/text()) = "呐喊"', 'true'],
  ])('[XML-04] %s is %s', (path, expected) => {
    expect(select(path)).toBe(expected);
  });

  it('[XML-04] tells nodes, numbers, strings and booleans apart', () => {
    const kind = (path: string) => {
      const result = engine.xpath(document, { path }, testContext());
      return result.ok && [result.value.kind, result.value.total];
    };
    expect(kind('//book')).toEqual(['nodes', 3]);
    expect(kind('1')).toEqual(['number', 1]);
    expect(kind('"x"')).toEqual(['string', 1]);
    expect(kind('true()')).toEqual(['boolean', 1]);
  });
});

describe('matches', () => {
  it('[XML-04] come with their place in the source', () => {
    const result = engine.xpath(document, { path: '//book/@id | //b' }, testContext());
    expect(result.ok && result.value.matches).toEqual([
      { place: { line: 3, column: 9 }, preview: '1' },
      { place: { line: 4, column: 9 }, preview: '2' },
      { place: { line: 4, column: 77 }, preview: '<b>c</b>' },
      { place: { line: 5, column: 16 }, preview: '3' },
    ]);
  });

  it('[XML-04] are listed up to a thousand and counted beyond', () => {
    const many = `<a>${'<b/>'.repeat(1500)}</a>`;
    const result = engine.xpath(many, { path: '//b' }, testContext());
    expect(result.ok && [result.value.total, result.value.matches.length, result.value.omitted]).toEqual([
      1500, 1000, 0,
    ]);
  });

  it('[XML-04] are found deeper than the stack has room for calls', () => {
    const deep = '<a>'.repeat(3000) + '<b/>' + '</a>'.repeat(3000);
    const found = (path: string) => withLittleStack(() => select(path, deep));
    expect(found('//b')).toBe('<b/>');
    expect(found('count(//b/ancestor::a)')).toBe('3000');
    expect(found('string-length(//a)')).toBe('0');
  });
});

describe('expressions that are refused', () => {
  it.each([
    ['', 'path-empty 1'],
    ['   ', 'path-empty 1'],
    ['//book[', 'path-expected 8'],
    ['//book]', 'path-expected 7'],
    ['//', 'path-expected 3'],
    ['/shop/', 'path-expected 7'],
    ['book book', 'path-expected 6'],
    ['(1', 'path-expected 3'],
    ['1 +', 'path-expected 4'],
    ['count(', 'path-expected 7'],
    ['@', 'path-expected 2'],
    ['"abc', 'path-unfinished 1'],
    ['a & b', 'path-character 3'],
    ['$x', 'path-expected 1'],
    ['up::book', 'path-axis 1'],
    ['namespace::x', 'path-axis 1'],
    ['first()', 'path-function 1'],
    ['1 + id("x")', 'path-function 5'],
    ['count()', 'path-arguments 1'],
    ['not(1, 2)', 'path-arguments 1'],
    ['count(1)', 'path-not-nodes 9'],
    ['"x"/a', 'path-not-nodes 4'],
    ['"x"[1]', 'path-not-nodes 7'],
    ['1 | 2', 'path-not-nodes 6'],
    ['//x:book', 'path-prefix 3'],
    [`${'('.repeat(200)}1${')'.repeat(200)}`, 'path-nesting 102'],
    ['a'.repeat(5000), 'path-length 4097'],
  ])('[XML-04] %s', (path, expected) => {
    expect(select(path)).toBe(expected);
  });

  it('[XML-04] evaluates the longest chain of operators', () => {
    expect(select(Array.from({ length: 2000 }, () => '1').join('+'))).toBe('2000');
  });
});
