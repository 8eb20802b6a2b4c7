import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { withLittleStack } from '@toolbench/kit/test-little-stack.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { randomDocument } from './test-documents.ts';
import { infosetOf, withoutIndentation } from './test-infoset.ts';

const context = testContext();

function format(text: string, indent: 2 | 4 | 8 = 2): string {
  const result = engine.format(text, { indent }, context);
  return result.ok ? textToString(result.value.text) : `refused: ${result.code}`;
}

function compress(text: string): string {
  const result = engine.compress(text, {}, context);
  return result.ok ? textToString(result.value.text) : `refused: ${result.code}`;
}

/** name, document, formatted, compressed */
const samples: readonly (readonly [name: string, document: string, formatted: string, compressed: string])[] = [
  ['indents nested elements', '<a><b><c/></b></a>', '<a>\n  <b>\n    <c/>\n  </b>\n</a>', '<a><b><c/></b></a>'],
  [
    'collapses white space between tags',
    '<a>\n\n\n  <b>1</b>\t\r\n <b>2</b>\n</a>\n',
    '<a>\n  <b>1</b>\n  <b>2</b>\n</a>',
    '<a><b>1</b><b>2</b></a>',
  ],
  ['puts a leaf with text on one line', '<a>\n<b>text</b></a>', '<a>\n  <b>text</b>\n</a>', '<a><b>text</b></a>'],
  ['keeps the blanks of a leaf', '<a><b>  x  </b></a>', '<a>\n  <b>  x  </b>\n</a>', '<a><b>  x  </b></a>'],
  ['keeps a leaf of nothing but white space', '<a><b>   </b></a>', '<a>\n  <b>   </b>\n</a>', '<a><b>   </b></a>'],
  ['keeps white space around a comment alone', '<a> <!-- c --> </a>', '<a> <!-- c --> </a>', '<a> <!-- c --> </a>'],
  [
    'keeps mixed content as it is',
    '<p>one <b>two</b> <i>three</i>\n four</p>',
    '<p>one <b>two</b> <i>three</i>\n four</p>',
    '<p>one <b>two</b> <i>three</i>\n four</p>',
  ],
  [
    'keeps everything inside mixed content, too',
    '<d><p>x<b> <i/> <i/> </b></p></d>',
    '<d>\n  <p>x<b> <i/> <i/> </b></p>\n</d>',
    '<d><p>x<b> <i/> <i/> </b></p></d>',
  ],
  [
    'takes CDATA for text, an empty one included',
    '<a> <![CDATA[]]> <b/> </a>',
    '<a> <![CDATA[]]> <b/> </a>',
    '<a> <![CDATA[]]> <b/> </a>',
  ],
  ['never touches CDATA', '<a><![CDATA[ <b>  & ]]></a>', '<a><![CDATA[ <b>  & ]]></a>', '<a><![CDATA[ <b>  & ]]></a>'],
  ['takes a character reference for text', '<a>&#32; <b/> </a>', '<a>&#32; <b/> </a>', '<a>&#32; <b/> </a>'],
  [
    'keeps xml:space="preserve" and what it holds',
    '<a> <b xml:space="preserve"> <c> <d/> </c> </b> <e/> </a>',
    '<a>\n  <b xml:space="preserve"> <c> <d/> </c> </b>\n  <e/>\n</a>',
    '<a><b xml:space="preserve"> <c> <d/> </c> </b><e/></a>',
  ],
  [
    'ends xml:space="preserve" where "default" says so',
    '<a xml:space="preserve"> <b xml:space="default"> <c/> </b> </a>',
    '<a xml:space="preserve"> <b xml:space="default">\n    <c/>\n  </b> </a>',
    '<a xml:space="preserve"> <b xml:space="default"><c/></b> </a>',
  ],
  [
    'honours xml:space declared as a default',
    '<!DOCTYPE a [<!ATTLIST a xml:space CDATA "preserve">]><a> <b/> </a>',
    '<!DOCTYPE a [<!ATTLIST a xml:space CDATA "preserve">]>\n<a> <b/> </a>',
    '<!DOCTYPE a [<!ATTLIST a xml:space CDATA "preserve">]><a> <b/> </a>',
  ],
  [
    'honours elements declared as mixed or ANY',
    '<!DOCTYPE a [<!ELEMENT a (b|c)*><!ELEMENT b (#PCDATA|c)*><!ELEMENT d ANY>]><a> <b> <c/> </b> <d> <c/> </d> </a>',
    '<!DOCTYPE a [<!ELEMENT a (b|c)*><!ELEMENT b (#PCDATA|c)*><!ELEMENT d ANY>]>\n<a>\n  <b> <c/> </b>\n  <d> <c/> </d>\n</a>',
    '<!DOCTYPE a [<!ELEMENT a (b|c)*><!ELEMENT b (#PCDATA|c)*><!ELEMENT d ANY>]><a><b> <c/> </b><d> <c/> </d></a>',
  ],
  [
    'keeps comments and instructions, on lines of their own',
    '<?xml version="1.0"?><!--  a\n  b --><?go  fast ?><a><!-- c --><?x?><b/></a><!-- end -->',
    '<?xml version="1.0"?>\n<!--  a\n  b -->\n<?go  fast ?>\n<a>\n  <!-- c -->\n  <?x?>\n  <b/>\n</a>\n<!-- end -->',
    '<?xml version="1.0"?><!--  a\n  b --><?go  fast ?><a><!-- c --><?x?><b/></a><!-- end -->',
  ],
  [
    'tidies the inside of tags and keeps values with their quotes',
    `<a  x = "1  2"\n\ty='"' ><b />< /a>`.replace('< /a>', '</a  >'),
    `<a x="1  2" y='"'>\n  <b/>\n</a>`,
    `<a x="1  2" y='"'><b/></a>`,
  ],
  [
    'tidies the XML declaration',
    `<?xml   version = '1.0'\n encoding="utf-8"  ?>\n<a/>`,
    `<?xml version='1.0' encoding="utf-8"?>\n<a/>`,
    `<?xml version='1.0' encoding="utf-8"?><a/>`,
  ],
  [
    'keeps the document type declaration',
    '<!DOCTYPE  a  [\n  <!ELEMENT a ANY>\n]>\n<a>&lt;</a>',
    '<!DOCTYPE  a  [\n  <!ELEMENT a ANY>\n]>\n<a>&lt;</a>',
    '<!DOCTYPE  a  [\n  <!ELEMENT a ANY>\n]><a>&lt;</a>',
  ],
  [
    'does not expand entities',
    '<!DOCTYPE a [<!ENTITY e "<b/>">]><a><c>&e;</c></a>',
    '<!DOCTYPE a [<!ENTITY e "<b/>">]>\n<a>\n  <c>&e;</c>\n</a>',
    '<!DOCTYPE a [<!ENTITY e "<b/>">]><a><c>&e;</c></a>',
  ],
  ['keeps tags that are told apart by case', '<A><a/></A>', '<A>\n  <a/>\n</A>', '<A><a/></A>'],
  ['keeps right-to-left marks', '<a>\u202eabc\u202c</a>', '<a>\u202eabc\u202c</a>', '<a>\u202eabc\u202c</a>'],
];

describe('format', () => {
  it.each(samples)('[XML-03] %s', (_, document, formatted) => {
    expect(format(document)).toBe(formatted);
  });

  it('[XML-01] indents by 2, 4 or 8', () => {
    expect(format('<a><b/></a>', 2)).toBe('<a>\n  <b/>\n</a>');
    expect(format('<a><b/></a>', 4)).toBe('<a>\n    <b/>\n</a>');
    expect(format('<a><b/></a>', 8)).toBe('<a>\n        <b/>\n</a>');
  });

  it('[XML-04] does not let indentation outgrow deep documents', () => {
    const depth = 300;
    const deep = '<a>'.repeat(depth) + '</a>'.repeat(depth);
    const formatted = format(deep, 8);
    expect(formatted.length).toBeLessThan(depth * 2 * (100 * 8 + 6));
    expect(compress(formatted)).toBe(deep);
  });
});

describe('compress', () => {
  it('[XML-04] takes more levels than the stack has room for calls', () => {
    const deep = '<a>'.repeat(3000) + '</a>'.repeat(3000);
    expect(withLittleStack(() => compress(deep))).toBe(deep);
  });

  it.each(samples)('[XML-03] %s', (_, document, __, compressed) => {
    expect(compress(document)).toBe(compressed);
  });
});

describe('laws of printing, with saxes as the judge', () => {
  // saxes does not read declarations, so what they say of white space is left to the samples above
  const documents = [
    ...samples.map(([, document]) => document).filter((document) => !/<!ELEMENT|<!ATTLIST/.test(document)),
    ...Array.from({ length: 40 }, (_, seed) => randomDocument(seed)),
  ];
  const formatted = documents.map((document) => format(document));
  const compressed = documents.map(compress);
  const meaningOf = (document: string) => JSON.stringify(withoutIndentation(infosetOf(document)));
  const meanings = documents.map(meaningOf);

  it('[XML-03] format does not change the parsed document', () => {
    expect(formatted.map(meaningOf)).toEqual(meanings);
  });

  it('[XML-03] compress changes nothing either, and leaves no white space that format could have put there', () => {
    expect(compressed.map((document) => JSON.stringify(infosetOf(document)))).toEqual(meanings);
    expect(compressed.map(compress)).toEqual(compressed);
    expect(formatted.map(compress)).toEqual(compressed);
  });

  it('[XML-03] format gives the same again, and from the compressed form', () => {
    expect(formatted.map((document) => format(document))).toEqual(formatted);
    expect(compressed.map((document) => format(document))).toEqual(formatted);
  });
});
