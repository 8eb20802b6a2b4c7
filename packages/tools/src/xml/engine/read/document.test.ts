import { describe, expect, it } from 'vitest';
import { withLittleStack } from '@toolbench/kit/test-little-stack.ts';
import { damagedDocument, randomDocument } from '../test-documents.ts';
import { infosetOf } from '../test-infoset.ts';
import type { ProblemCode } from './problem.ts';
import { isProblem, readDocument } from './document.ts';

/** The problem's code and offset, or `fine`. */
function verdict(text: string): string {
  const document = readDocument(text);
  return isProblem(document) ? `${document.code} ${document.offset}` : 'fine';
}

const dtd = (subset: string, content = '<a/>') => `<!DOCTYPE a [${subset}]>${content}`;

describe('well-formed documents', () => {
  const accepted: readonly (readonly [what: string, text: string])[] = [
    ['an empty element', '<a/>'],
    ['white space in tags', '<a \n b\t=\r\n"1" ></a \n>'],
    ['white space around the root', ' \n<a/>\t\r\n'],
    ['a declaration', '<?xml version="1.0"?><a/>'],
    ['a declaration with everything', `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><a/>`],
    ['a later version number', '<?xml version="1.1"?><a/>'],
    ['names in other scripts', '<书 属性="值"><été/><ñ/><ꙮ/></书>'],
    ['names beyond the first plane', '<𠮷 𠮷𠮷="1"/>'],
    ['names with the odd characters', '<_a.b-c·d1/>'],
    ['an attribute with > and the other quote', `<a b="'>'" c='">"'/>`],
    ['predefined entities', '<a b="&lt;&amp;&gt;&apos;&quot;">&lt;&amp;&gt;&apos;&quot;</a>'],
    ['character references', '<a>&#9;&#x1F600;&#1114111;&#x10FFFF;&#x00000041;</a>'],
    [']] without >', '<a>]] ]&gt; ] ></a>'],
    ['CDATA with markup inside', '<a><![CDATA[<b>&x;]] >]]></a>'],
    ['CDATA ending in ]]]>', '<a><![CDATA[]]]></a>'],
    ['comments', '<!----><!-- - --><a><!--<b>&x;--></a><!-- x -->'],
    ['instructions', '<?a?><a><?b c?d>?></a><?xml-stylesheet x?>'],
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an external document type', '<!DOCTYPE a SYSTEM "a.dtd"><a/>'],
    ['a public document type', `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" 'x' [ ] ><html>&nbsp;</html>`],
    [
      'content models',
      dtd('<!ELEMENT a ((b|c)*,(d?,e+)?,f)><!ELEMENT b EMPTY><!ELEMENT c (#PCDATA)><!ELEMENT d ( #PCDATA | a )* >'),
    ],
    [
      'attribute lists',
      dtd('<!ATTLIST a b CDATA #IMPLIED c (x|y) "x" d NOTATION (n) #REQUIRED e ID #IMPLIED f NMTOKENS #FIXED "1 2">'),
    ],
    ['an empty attribute list', dtd('<!ATTLIST a>')],
    ['notations', dtd('<!NOTATION n SYSTEM "x"><!NOTATION m PUBLIC "y"><!NOTATION o PUBLIC "y" "z">')],
    ['entities', dtd('<!ENTITY e "x&f;"><!ENTITY f "y">', '<a b="&e;">&e;</a>')],
    ['an entity with balanced markup', dtd('<!ENTITY e "<b>x</b>"><!ENTITY f "&e;&e;">', '<a>&f;</a>')],
    ['an escaped less-than in an entity', dtd('<!ENTITY e "&#38;#60;">', '<a b="&e;">&e;</a>')],
    ['an unused entity with broken text', dtd('<!ENTITY e "<b>">')],
    ['the first of two declarations', dtd('<!ENTITY e "x"><!ENTITY e "<b>">', '<a>&e;</a>')],
    ['an external entity in content', dtd('<!ENTITY e SYSTEM "x">', '<a>&e;</a>')],
    ['an unparsed entity that is not referenced', dtd('<!NOTATION n SYSTEM "x"><!ENTITY e SYSTEM "x" NDATA n>')],
    [
      'predefined entities declared as they are',
      dtd('<!ENTITY lt "&#38;#60;"><!ENTITY gt "&#62;"><!ENTITY quot "&#34;">'),
    ],
    ['a parameter entity', dtd('<!ENTITY % p "<!ENTITY e \'x\'>"> %p;', '<a>&e;</a>')],
    ['an undeclared entity after a parameter entity', dtd('<!ENTITY % p SYSTEM "x"> %p;', '<a>&e;</a>')],
    ['comments and instructions in the subset', dtd(' <!-- ] --> <?x ]> ?> ')],
    ['namespaces', '<p:a xmlns:p="u" p:b="1" b="2"><c xmlns="u" p:d=""/><p:e/></p:a>'],
    ['the xml prefix', '<a xml:lang="zh" xml:space="preserve"/>'],
    ['the xml prefix declared', '<a xmlns:xml="http://www.w3.org/XML/1998/namespace"/>'],
    ['a default namespace taken back', '<a xmlns="u"><b xmlns=""/></a>'],
    ['a prefix that a default declares', dtd('<!ATTLIST a xmlns:p CDATA "u">', '<a><p:b/></a>')],
    ['a prefix inside an entity', dtd('<!ENTITY e "<p:b/>">', '<a xmlns:p="u">&e;</a>')],
    ['many attributes', `<a ${Array.from({ length: 500 }, (_, index) => `b${index}=""`).join(' ')}/>`],
  ];

  it.each(accepted)('[XML-04] accepts %s', (_, text) => {
    expect(verdict(text)).toBe('fine');
  });

  it.each([
    ['elements', '<a>'.repeat(3000) + '</a>'.repeat(3000)],
    ['content models', dtd(`<!ELEMENT a ${'('.repeat(3000)}b${')'.repeat(3000)}>`)],
  ])('[XML-04] accepts %s that are nested deeper than the stack has room for calls', (_, text) => {
    expect(withLittleStack(() => verdict(text))).toBe('fine');
  });
});

/** In each text, ¦ stands before the place of the problem. */
const refused: readonly (readonly [code: ProblemCode, text: string])[] = [
  ['unmatched-end-tag', '<a/>¦</a>'],
  ['tag-mismatch', '<a><b>¦</a>'],
  ['tag-mismatch', '<a>¦</A>'],
  ['unclosed-tags', '<a><b/>¦<c>text'],
  ['missing-tags', '¦no tags'],
  ['missing-start-tag', '¦<!-- -->'],
  ['missing-start-tag', '¦<?xml version="1.0"?>'],
  ['forbidden-character', '<a>¦\u0000</a>'],
  ['forbidden-character', '<a b="¦\u001f"/>'],
  ['forbidden-character', '<!-- ¦\uffff --><a/>'],
  ['forbidden-character', '<a>¦\ud800x</a>'],
  ['forbidden-character', '<a>¦\udc00</a>'],
  ['forbidden-character', '<a>¦\u000c</a>'],
  ['expected', '<a ¦1="2"/>'],
  ['expected', '<a b¦/>'],
  ['expected', '<a b ¦c="1"/>'],
  ['expected', '<a b=¦c/>'],
  ['expected', '<a b="1"¦c="2"/>'],
  ['expected', '<a¦"/>'],
  ['expected', '<a ¦/ >'],
  ['expected', '<a></a ¦b>'],
  ['expected', '<a></¦>'],
  ['expected', '<a><?¦ x?></a>'],
  ['expected', '<a><?x¦+?></a>'],
  ['expected', '<?xml ¦encoding="UTF-8"?><a/>'],
  ['expected', '<?xml version="1.0"¦encoding="UTF-8"?><a/>'],
  ['expected', '<?xml version="1.0" standalone="yes" ¦encoding="UTF-8"?><a/>'],
  ['expected', '<?xml version=¦1.0?><a/>'],
  ['bad-version', '<?xml version="¦2.0"?><a/>'],
  ['bad-encoding-name', '<?xml version="1.0" encoding="¦ utf-8"?><a/>'],
  ['bad-standalone', '<?xml version="1.0" standalone="¦YES"?><a/>'],
  ['misplaced-declaration', ' ¦<?xml version="1.0"?><a/>'],
  ['reserved-target', '<a>¦<?XML x?></a>'],
  ['colon-in-name', '<a><?¦x:y?></a>'],
  ['unfinished', '<b/>¦<!-- '],
  ['unfinished', '<a>¦<![CDATA[ </a>'],
  ['unfinished', '<a>¦<?x </a>'],
  ['unfinished', '¦<a b="1"'],
  ['unfinished', '¦<a '],
  ['unfinished', '¦<a /'],
  ['unfinished', '<a b=¦"1>'],
  ['unfinished', '<a>¦</a'],
  ['unfinished', '¦<!DOCTYPE a [ <!-- <a> --> '],
  ['hyphens-in-comment', '<a><!-- ¦-- --></a>'],
  ['hyphens-in-comment', '<a><!-- ¦---></a>'],
  ['misplaced-doctype', '<a>¦<!DOCTYPE a></a>'],
  ['misplaced-doctype', '<!DOCTYPE a>¦<!DOCTYPE a><a/>'],
  ['text-outside-root', '¦x<a/>'],
  ['text-outside-root', '<a/> ¦x'],
  ['text-outside-root', '<a/>¦&amp;'],
  ['text-outside-root', '<a/>¦<![CDATA[x]]>'],
  ['second-root', '<a/>¦<b/>'],
  ['stray-less-than', '<a>1 ¦< 2</a>'],
  ['stray-less-than', '¦<1a/>'],
  ['stray-less-than', '<a>¦<!x></a>'],
  ['stray-less-than', '<a>¦<![cdata[x]]></a>'],
  ['cdata-end-in-text', '<a>x¦]]></a>'],
  ['duplicate-attribute', '<a b="1" ¦b="2"/>'],
  ['duplicate-attribute', `<a ${Array.from({ length: 20 }, (_, index) => `b${index}=""`).join(' ')} ¦b7=""/>`],
  ['duplicate-attribute', '<a xmlns:p="u" xmlns:q="u" p:b="" ¦q:b=""/>'],
  ['duplicate-attribute', '<a xmlns:p="u" xmlns:q="&#117;" p:b="" ¦q:b=""/>'],
  ['less-than-in-attribute', '<a b="¦<"/>'],
  ['malformed-entity', dtd('<!ENTITY e "&#60;">', '<a b="¦&e;"/>')],
  ['bare-ampersand', '<a>¦& b</a>'],
  ['bare-ampersand', '<a b="x¦&"/>'],
  ['unfinished-reference', '<a>¦&amp</a>'],
  ['unfinished-reference', '<a b="?x=1¦&y=2"/>'],
  ['bad-character-reference', '<a>¦&#0;</a>'],
  ['bad-character-reference', '<a>¦&#x110000;</a>'],
  ['bad-character-reference', '<a>¦&#xD800;</a>'],
  ['bad-character-reference', '<a>¦&#;</a>'],
  ['bad-character-reference', '<a>¦&#12a;</a>'],
  ['bad-character-reference', '<a>¦&#X41;</a>'],
  ['undeclared-entity', '<a>¦&nbsp;</a>'],
  ['undeclared-entity', dtd('<!ENTITY e "&f;">', '<a b="¦&f;"/>')],
  ['undeclared-entity', '<?xml version="1.0" standalone="yes"?><!DOCTYPE a SYSTEM "x"><a>¦&e;</a>'],
  ['undeclared-entity', dtd('<!ATTLIST a b CDATA "¦&e;"><!ENTITY e "x">')],
  ['unparsed-entity', dtd('<!ENTITY e SYSTEM "x" NDATA n>', '<a>¦&e;</a>')],
  ['external-entity-in-attribute', dtd('<!ENTITY e SYSTEM "x">', '<a b="¦&e;"/>')],
  ['recursive-entity', dtd('<!ENTITY e "&f;"><!ENTITY f "&e;">', '<a>¦&e;</a>')],
  ['recursive-entity', dtd('<!ENTITY e "x&e;">', '<a b="¦&e;"/>')],
  ['malformed-entity', dtd('<!ENTITY e "<b>">', '<a>¦&e;</b></a>')],
  ['malformed-entity', dtd('<!ENTITY e "</a><a>">', '<a>¦&e;</a>')],
  ['malformed-entity', dtd('<!ENTITY e "&#38;">', '<a>¦&e;</a>')],
  ['malformed-entity', dtd('<!ENTITY e "<p:b/>">', '<a>¦&e;</a>')],
  ['malformed-entity', dtd('<!ENTITY % p "<!ELEMENT a>"> ¦%p;')],
  ['undeclared-entity', dtd('¦%p;')],
  ['parameter-reference-in-declaration', dtd('<!ENTITY % p "x"><!ENTITY e "¦%p;">')],
  ['predefined-entity', dtd('<!ENTITY ¦lt "&#60;">')],
  ['predefined-entity', dtd('<!ENTITY ¦amp "x">')],
  ['colon-in-name', dtd('<!ENTITY ¦p:e "x">')],
  ['bad-public-id', '<!DOCTYPE a PUBLIC "¦{" "x"><a/>'],
  ['expected', '<!DOCTYPE¦><a/>'],
  ['expected', '<!DOCTYPE a ¦b><a/>'],
  ['expected', '<!DOCTYPE a PUBLIC "x"¦><a/>'],
  ['expected', '<!DOCTYPE a []¦<a/>'],
  ['expected', dtd('¦x')],
  ['expected', dtd('¦<![INCLUDE[ ]]>')],
  ['expected', dtd('<!ELEMENT a¦>')],
  ['expected', dtd('<!ELEMENT a ¦b>')],
  ['expected', dtd('<!ELEMENT a (b,c¦|d)>')],
  ['expected', dtd('<!ELEMENT a (b ¦c)>')],
  ['expected', dtd('<!ELEMENT a (¦)>')],
  ['expected', dtd('<!ELEMENT a (#PCDATA|b¦)>')],
  ['expected', dtd('<!ELEMENT a (b)¦#>')],
  ['expected', dtd('<!ATTLIST a b ¦TEXT #IMPLIED>')],
  ['expected', dtd('<!ATTLIST a b CDATA ¦IMPLIED>')],
  ['expected', dtd('<!ATTLIST a b CDATA¦>')],
  ['expected', dtd('<!ATTLIST a b (x¦,y) "x">')],
  ['expected', dtd('<!ATTLIST a b NOTATION ¦n #IMPLIED>')],
  ['expected', dtd('<!ENTITY e "x" ¦y>')],
  ['expected', dtd('<!ENTITY e ¦x>')],
  ['expected', dtd('<!ENTITY e SYSTEM "x"¦NDATA n>')],
  ['expected', dtd('<!ENTITY % p SYSTEM "x" ¦NDATA n>')],
  ['expected', dtd('<!NOTATION n¦>')],
  ['expected', dtd('<!ENTITY % p "x"> %p¦ ')],
  ['undeclared-prefix', '<¦p:a/>'],
  ['undeclared-prefix', '<a ¦p:b="1"/>'],
  ['undeclared-prefix', '<a><b xmlns:p="u"/><¦p:c/></a>'],
  ['bad-qualified-name', '<¦a:b:c xmlns:a="u"/>'],
  ['bad-qualified-name', '<¦:a/>'],
  ['bad-qualified-name', '<¦a:1 xmlns:a="u"/>'],
  ['reserved-prefix', '<a ¦xmlns:xmlns="u"/>'],
  ['reserved-prefix', '<a ¦xmlns:xml="u"/>'],
  ['reserved-namespace', '<a ¦xmlns="http://www.w3.org/XML/1998/namespace"/>'],
  ['reserved-namespace', '<a ¦xmlns:p="http://www.w3.org/2000/xmlns/"/>'],
  ['empty-prefix-binding', '<a ¦xmlns:p=""/>'],
];

describe('documents that are not well-formed', () => {
  it.each(refused)('[XML-04] %s: %s', (code, marked) => {
    expect(verdict(marked.replace('¦', ''))).toBe(`${code} ${marked.indexOf('¦')}`);
  });

  it('[XML-04] reports what comes first in the text', () => {
    expect(verdict('<a>\u0001<b></a>')).toBe('forbidden-character 3');
    expect(verdict('<a><b></a>\u0001')).toBe('tag-mismatch 6');
  });
});

describe('entity bombs', () => {
  const nested = (levels: number, factor: number) => {
    let subset = '<!ENTITY e0 "lol">';
    for (let level = 1; level <= levels; level += 1) {
      subset += `<!ENTITY e${level} "${`&e${level - 1};`.repeat(factor)}">`;
    }
    return subset;
  };

  it.each([
    ['billion laughs', dtd(nested(9, 10), '<a>&e9;</a>')],
    ['billion laughs in an attribute', dtd(nested(9, 10), '<a b="&e9;"/>')],
    ['billion laughs in a default value', dtd(`${nested(9, 10)}<!ATTLIST a b CDATA "&e9;">`)],
    ['quadratic blow-up', dtd(`<!ENTITY e "${'x'.repeat(50_000)}">`, `<a>${'&e;'.repeat(50_000)}</a>`)],
    [
      'quadratic blow-up over many attributes',
      dtd(`<!ENTITY e "${'x'.repeat(9000)}">`, `<a>${'<b c="&e;"/>'.repeat(9000)}</a>`),
    ],
  ])('[XML-04] refuses %s', (_, text) => {
    expect(verdict(text)).toMatch(/^entity-bomb /);
  });

  it('[XML-04] refuses a bomb of parameter entities', () => {
    let subset = '<!ENTITY % p0 "<!-- x -->">';
    for (let level = 1; level <= 9; level += 1) subset += `<!ENTITY % p${level} "${`&#37;p${level - 1};`.repeat(10)}">`;
    expect(verdict(dtd(`${subset} %p9;`))).toMatch(/^entity-bomb /);
  });

  it('[XML-04] refuses a long chain of entities', () => {
    expect(verdict(dtd(nested(1000, 1), '<a>&e1000;</a>'))).toMatch(/^entity-nesting /);
  });

  it('[XML-04] lets ordinary repetition be', () => {
    expect(verdict(dtd(nested(3, 10), `<a>${'&e3;'.repeat(100)}</a>`))).toBe('fine');
  });
});

describe('beside saxes', () => {
  const isRefused = (read: () => unknown) => {
    try {
      read();
      return false;
    } catch {
      return true;
    }
  };

  it('[XML-04] accepts what is well-formed and refuses at least what saxes refuses', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      expect(verdict(randomDocument(seed))).toBe('fine');
      const damaged = damagedDocument(seed);
      if (isRefused(() => infosetOf(damaged))) expect(verdict(damaged), damaged).not.toBe('fine');
    }
  });
});
