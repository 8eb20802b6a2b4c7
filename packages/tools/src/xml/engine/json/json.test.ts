import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { withLittleStack } from '@toolbench/kit/test-little-stack.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from '../index.ts';
import { isProblem, readDocument } from '../read/document.ts';
import { randomDocument } from '../test-documents.ts';
import { elementsAndText, infosetOf, withoutIndentation } from '../test-infoset.ts';
import { fromJson as xmlOf } from './from-json.ts';
import { readJson } from './read-json.ts';
import { toJson as jsonOf } from './to-json.ts';

const context = testContext();

function toJson(text: string): string {
  const result = engine['to-json'](text, { indent: 2 }, context);
  return result.ok ? textToString(result.value.text) : `refused: ${result.code}`;
}

function fromJson(text: string): string {
  const result = engine['from-json'](text, { indent: 2 }, context);
  return result.ok ? textToString(result.value.text) : `refused: ${result.code}`;
}

describe('XML to JSON', () => {
  it.each<[what: string, xml: string, json: unknown]>([
    ['an element with text', '<a>x</a>', { a: 'x' }],
    ['an empty element', '<a/>', { a: '' }],
    ['attributes', '<a b="1" c="2"/>', { a: { '@b': '1', '@c': '2' } }],
    ['attributes and text', '<a b="1">x</a>', { a: { '@b': '1', '#text': 'x' } }],
    ['children', '<a><b>1</b><c/></a>', { a: { b: '1', c: '' } }],
    ['repeated children', '<a><b>1</b><b>2</b><b>3</b><c/></a>', { a: { b: ['1', '2', '3'], c: '' } }],
    ['two runs', '<a><b/><b/><c/><c/></a>', { a: { b: ['', ''], c: ['', ''] } }],
    [
      'children that alternate',
      '<a><b>1</b><c/><b>2</b></a>',
      { a: { '#content': [{ b: '1' }, { c: '' }, { b: '2' }] } },
    ],
    ['mixed content', '<p x="1">a <b>c</b> d</p>', { p: { '@x': '1', '#content': ['a ', { b: 'c' }, ' d'] } }],
    ['white space between elements', '<a>\n  <b> x </b>\n</a>', { a: { b: ' x ' } }],
    [
      'white space that is kept',
      '<a xml:space="preserve"> <b/></a>',
      { a: { '@xml:space': 'preserve', '#content': [' ', { b: '' }] } },
    ],
    ['references', '<a b="&lt;&#10;">&amp;&#x4e2d;</a>', { a: { '@b': '<\n', '#text': '&中' } }],
    ['line ends as a parser reads them', '<a b="1\r\n2">1\r\n2\r3</a>', { a: { '@b': '1 2', '#text': '1\n2\n3' } }],
    ['CDATA joined with text', '<a>x<![CDATA[<y>]]>z</a>', { a: 'x<y>z' }],
    ['text entities', '<!DOCTYPE a [<!ENTITY e "x&f;"><!ENTITY f "y">]><a>&e;</a>', { a: 'xy' }],
    ['comments and instructions left out', '<a><!-- c --><b/><?x?></a>', { a: { b: '' } }],
    ['quotes and control characters', '<a>"\\&#9;</a>', { a: '"\\\t' }],
    ['namespaces as they are written', '<p:a xmlns:p="u"><p:b/></p:a>', { 'p:a': { '@xmlns:p': 'u', 'p:b': '' } }],
  ])('[XML-04] converts %s', (_, xml, json) => {
    expect(JSON.parse(toJson(xml))).toEqual(json);
  });

  it('[XML-04] indents', () => {
    expect(toJson('<a><b>1</b><b/></a>')).toBe('{\n  "a": {\n    "b": [\n      "1",\n      ""\n    ]\n  }\n}');
  });

  it('[XML-04] refuses references that have no text to stand for them', () => {
    expect(toJson('<!DOCTYPE a [<!ENTITY e "<b/>">]><a>&e;</a>')).toBe('refused: opaque-entity');
    expect(toJson('<!DOCTYPE a [<!ENTITY e SYSTEM "x">]><a>&e;</a>')).toBe('refused: opaque-entity');
    expect(toJson('<!DOCTYPE a SYSTEM "x"><a b="&e;"/>')).toBe('refused: opaque-entity');
  });

  it('[XML-04] JSON made from XML gives the same elements, attributes and text again', () => {
    const documents = Array.from({ length: 40 }, (_, seed) => randomDocument(seed));
    const read = (document: string) => JSON.stringify(elementsAndText(withoutIndentation(infosetOf(document))));
    expect(documents.map((document) => read(fromJson(toJson(document))))).toEqual(documents.map(read));
  });
});

describe('JSON to XML', () => {
  it.each([
    ['one member is the root', '{"a":{"b":"1"}}', '<a>\n  <b>1</b>\n</a>'],
    ['several members get a root', '{"a":1,"b":2}', '<root>\n  <a>1</a>\n  <b>2</b>\n</root>'],
    [
      'an array gets a root and items',
      '[1,[2]]',
      '<root>\n  <item>1</item>\n  <item>\n    <item>2</item>\n  </item>\n</root>',
    ],
    ['an array of one member repeats it', '{"a":[1,2]}', '<root>\n  <a>1</a>\n  <a>2</a>\n</root>'],
    ['a value gets a root', '"x"', '<root>x</root>'],
    ['an empty object', '{}', '<root/>'],
    ['attributes after children', '{"a":{"b":"","@c":"1"}}', '<a c="1">\n  <b/>\n</a>'],
    [
      'numbers keep every digit',
      '{"a":[12345678901234567890,1.0,-1e400]}',
      '<root>\n  <a>12345678901234567890</a>\n  <a>1.0</a>\n  <a>-1e400</a>\n</root>',
    ],
    ['literals', '{"r":{"a":true,"b":false,"c":null}}', '<r>\n  <a>true</a>\n  <b>false</b>\n  <c/>\n</r>'],
    ['a name that comes twice', '{"r":{"a":1,"a":2}}', '<r>\n  <a>1</a>\n  <a>2</a>\n</r>'],
    [
      'special characters',
      '{"a":{"@b":"<&\\"\\n\\t","#text":"<&]]>\\r"}}',
      '<a b="&lt;&amp;&quot;&#10;&#9;">&lt;&amp;]]&gt;&#13;</a>',
    ],
    ['ordered content', '{"p":{"#content":["x ",{"b":"y"},1,null]}}', '<p>x <b>y</b>1</p>'],
    ['blanks that are all the text', '{"p":{"#content":[" ",{"b":"y"}]}}', '<p>&#32;<b>y</b></p>'],
    ['escapes', '{"\\u0061":"\\u4e2d\\/\\\\"}', '<a>中/\\</a>'],
  ])('[XML-04] %s', (_, json, xml) => {
    expect(fromJson(json)).toBe(xml);
  });

  it.each([
    ['json-name', '{"a": 1, ¦"b c": 2}'],
    ['json-name', '{¦"1a": 2}'],
    ['json-name', '{"a": {¦"#other": 2}}'],
    ['json-name', '{"a": {¦"@": 2}}'],
    ['json-name', '{¦"": 2}'],
    ['json-name', '{¦"a:b:c": 2}'],
    ['json-attribute', '{"a": {"@b": ¦{}}}'],
    ['json-text', '{"a": {"#text": ¦[]}}'],
    ['json-content', '{"a": {"#content": ¦"x"}}'],
    ['json-text', '{"a": {"#content": [¦[]]}}'],
    ['json-character', '{"a": ¦"\\u0000"}'],
    ['json-character', '{"a": ¦"\\ud800"}'],
    ['json-character', '{"a": {"@b": ¦"\\u0001"}}'],
    ['bad-json', '¦'],
    ['bad-json', '{"a": 1,¦}'],
    ['bad-json', '{"a": [1 ¦2]}'],
    ['bad-json', '{"a": [1¦}'],
    ['bad-json', '{"a" ¦1}'],
    ['bad-json', '{¦a: 1}'],
    ['bad-json', '{"a": ¦01}'],
    ['bad-json', '{"a": ¦"\n"}'],
    ['bad-json', '{"a": ¦"\\x"}'],
    ['bad-json', '{"a": ¦"x'],
    ['bad-json', '{"a": ¦tru}'],
    ['bad-json', '[1] ¦2'],
    ['bad-json', '{"a": ¦'],
  ])('[XML-04] refuses with %s: %s', (code, marked) => {
    const result = engine['from-json'](marked.replace('¦', ''), { indent: 2 }, context);
    const before = marked.slice(0, marked.indexOf('¦')).split('\n');
    expect(result).toMatchObject({
      ok: false,
      code,
      place: { line: before.length, column: (before.at(-1) ?? '').length + 1 },
    });
  });

  it('[XML-04] refuses what would not be well-formed', () => {
    expect(fromJson('{"p:a": 1}')).toBe('refused: undeclared-prefix');
    expect(fromJson('{"a": {"@b": 1, "@b": 2}}')).toBe('refused: duplicate-attribute');
  });

  it('[XML-04] converts both ways what is nested deeper than the stack has room for calls', () => {
    const deep = '<a>'.repeat(3000) + 'x' + '</a>'.repeat(3000);
    const thereAndBack = () => {
      const document = readDocument(deep);
      const json = isProblem(document) ? document : readJson(textToString(jsonOf(document, 0)));
      return 'kind' in json && json.kind !== 'fault' ? xmlOf(json) : json;
    };
    expect(withLittleStack(thereAndBack)).toBe(deep);
  });
});
