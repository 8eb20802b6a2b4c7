import type { Detail, ErrorTexts } from '@toolbench/kit/result.ts';
import type { Expected, ProblemCode, Unfinished } from '../engine/read/problem.ts';
import type { zh } from './zh.ts';

const expectedWords: Readonly<Record<Expected, string>> = {
  name: 'a name, which starts with a letter or an underscore',
  nmtoken: 'name characters',
  space: 'white space',
  equals: '= and a quoted value',
  quote: 'a quote: values take single or double quotes',
  'tag-end': 'an attribute, > or />',
  'markup-end': 'the > that ends the declaration',
  'markup-declaration': '<!ELEMENT, <!ATTLIST, <!ENTITY, <!NOTATION, a comment or a processing instruction',
  version: 'version="1.0"',
  'declaration-end':
    'the ?> that ends the XML declaration, which may hold version, encoding and standalone in this order',
  'external-id': 'SYSTEM or PUBLIC',
  'content-model': 'EMPTY, ANY or a content model in parentheses',
  'content-separator': 'a closing parenthesis or the same separator as before, a comma or |',
  'mixed-end': ')*',
  'attribute-type': 'an attribute type such as CDATA, ID, NMTOKEN or an enumeration',
  'default-value': '#REQUIRED, #IMPLIED, #FIXED or a quoted default value',
  'closing-parenthesis': 'a closing parenthesis or |',
  'opening-parenthesis': 'an opening parenthesis',
  semicolon: 'a semicolon',
};

const unfinishedWords: Readonly<Record<Unfinished, string>> = {
  tag: 'The tag has no end, > is missing',
  attribute: 'The attribute value has no end, the closing quote is missing',
  comment: 'The comment has no end, --> is missing',
  cdata: 'The CDATA section has no end, ]]> is missing',
  instruction: 'The processing instruction has no end, ?> is missing',
  doctype: 'The DOCTYPE has no end, ]> is missing',
  literal: 'The quoted value has no end, the closing quote is missing',
};

const found = ({ found: character }: Detail) => (character === '' ? 'the text ends' : `found ${character}`);

/** Without the prefix: problems inside entities are worded with them, too. */
const problems: ErrorTexts<ProblemCode> = {
  'unmatched-end-tag': ({ name }) => `Unmatched closing tag: ${name}`,
  'tag-mismatch': ({ expected, got }) => `Tag mismatch: Expected ${expected}, got ${got}`,
  'unclosed-tags': ({ list }) => `Unclosed tags: ${list}`,
  'missing-tags': () => 'Invalid XML format: missing tags',
  'missing-start-tag': () => 'Invalid XML format: missing start tag',
  'forbidden-character': ({ character }) =>
    `The character ${character} is not allowed in XML 1.0, not even as a character reference; delete it`,
  expected: (detail) => `Expected ${expectedWords[detail['expected'] as Expected]}, but ${found(detail)}`,
  unfinished: ({ what }) => unfinishedWords[what as Unfinished],
  'hyphens-in-comment': () => 'A comment cannot contain -- or end with -',
  'reserved-target': ({ name }) => `A processing instruction cannot be called ${name}, xml is reserved`,
  'misplaced-declaration': () =>
    'The XML declaration must be the very start of the text, without even white space before it',
  'misplaced-doctype': () => 'There can be only one DOCTYPE, and it comes before the root element',
  'text-outside-root': () => 'There can be no text outside of the root element',
  'second-root': () => 'There can be only one root element; wrap them in another one',
  'stray-less-than': () => 'This < does not start a tag; in text write &lt;',
  'cdata-end-in-text': () => 'Text cannot contain ]]>; write ]]&gt;',
  'duplicate-attribute': ({ name }) => `Duplicate attribute: ${name}`,
  'less-than-in-attribute': () =>
    'An attribute value cannot contain <; write &lt;, or look for a missing quote before it',
  'bare-ampersand': () => 'Write a lone & as &amp;',
  'unfinished-reference': ({ name }) => `The reference &${name} has no semicolon; if the & is text, write &amp;`,
  'bad-character-reference': ({ reference }) => `Invalid character reference: ${reference}`,
  'undeclared-entity': ({ name }) =>
    `Undeclared entity: ${name}. Only lt, gt, amp, apos and quot are built in; write others as character references such as &#160;`,
  'unparsed-entity': ({ name }) => `The entity ${name} is unparsed and cannot be referenced like this`,
  'external-entity-in-attribute': ({ name }) => `An attribute value cannot refer to the external entity ${name}`,
  'recursive-entity': ({ name }) => `The entity ${name} refers to itself`,
  'entity-bomb': ({ name }) => `The entity ${name} expands to far too much, like a billion-laughs attack; refused`,
  'entity-nesting': ({ limit }) => `Entities are nested more than ${limit} levels deep; refused`,
  'malformed-entity': (detail): string =>
    `The content of the entity ${detail['entity']} is wrong: ${problems[detail['reason'] as ProblemCode](detail)}`,
  'parameter-reference-in-declaration': () =>
    'A declaration in the internal subset cannot refer to a parameter entity; write % as &#37;',
  'predefined-entity': ({ name }) => `The built-in entity ${name} cannot be declared to mean something else`,
  'bad-version': ({ value }) => `The version must be 1.0, not ${value}`,
  'bad-encoding-name': ({ value }) => `Invalid encoding name: ${value}`,
  'bad-standalone': ({ value }) => `standalone must be yes or no, not ${value}`,
  'bad-public-id': () => 'The public identifier contains a character that is not allowed',
  'bad-qualified-name': ({ name }) => `${name} is not a qualified name: one colon at most, with a name on either side`,
  'colon-in-name': ({ name }) => `${name} cannot contain a colon`,
  'undeclared-prefix': ({ prefix }) => `Undeclared namespace prefix: ${prefix}; add xmlns:${prefix}="…"`,
  'reserved-prefix': ({ prefix }) => `The prefix ${prefix} is reserved and cannot be declared`,
  'reserved-namespace': ({ namespace }) => `The namespace ${namespace} is reserved`,
  'empty-prefix-binding': ({ prefix }) => `The namespace of the prefix ${prefix} cannot be empty`,
};

const prefixed = Object.fromEntries(
  Object.entries(problems).map(([code, words]) => [code, (detail: Detail) => `XML format error: ${words(detail)}`]),
) as unknown as ErrorTexts<ProblemCode>;

const wantedWords: Readonly<Record<string, string>> = {
  end: 'the end or an operator',
  expression: 'a value or a path',
  step: 'an element name, @attribute, * or a node type',
  ')': 'a closing parenthesis',
  ']': 'a closing bracket',
};

const at = ({ position }: Detail) => `XPath, character ${position}: `;

export const en: typeof zh = {
  input: 'XML',
  output: 'Result',
  placeholder: 'Paste XML or drop a file here; Enter formats, Shift+Enter breaks the line',
  outputHint: 'The result appears here',
  format: 'Format',
  compress: 'Compress',
  validate: 'Validate',
  'to-json': 'To JSON',
  'from-json': 'From JSON',
  valid: 'Well-formed by XML 1.0 and Namespaces in XML',
  converted: (encoding) => `The file was encoded in ${encoding}; the result is UTF-8, and its XML declaration says so`,
  contradicted: (declared, actual) =>
    `The XML declaration names ${declared}, but this is ${actual} and was read as such. Many programs refuse such a file; correct the declaration.`,
  faulty: 'Correct the error above first.',
  figures: {
    tags: 'Tags',
    elements: 'Elements',
    attributes: 'Attributes',
    originalSize: 'Original size',
    processedSize: 'Processed size',
    compressionRatio: 'Compression',
  },
  xpath: {
    title: 'XPath query',
    label: 'XPath expression',
    placeholder: '//book[price > 30]/title',
    run: 'Query',
    result: 'Query result',
    matches: (n) => (n === '1' ? '1 match' : `${n} matches`),
    listed: (n) => `first ${n} listed`,
    omitted: (n) => `${n} more left out for length`,
    none: 'Nothing matches.',
    kinds: { string: 'String', number: 'Number', boolean: 'Boolean' },
    hint: 'XPath 1.0. A name without a prefix matches in any namespace; prefixes mean what the document declares.',
    goTo: 'Go to the source',
  },
  tree: {
    title: 'Tree',
    show: 'Show tree',
    refresh: 'Refresh',
    hint: 'Expand and collapse; a line number leads to the source.',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    expand: 'Expand',
    collapse: 'Collapse',
    rows: (n) => (n === '1' ? '1 node' : `${n} nodes`),
    kinds: {
      element: 'Element',
      text: 'Text',
      cdata: 'CDATA',
      comment: 'Comment',
      instruction: 'Instruction',
      doctype: 'DOCTYPE',
      declaration: 'Declaration',
    },
    goTo: (line) => `Go to line ${line}`,
  },
  features: {
    title: 'What it does',
    items: [
      [
        'Content untouched',
        'Format and compress only change white space without meaning, in and between tags. Text, attributes, CDATA, comments, mixed content and xml:space="preserve" stay as they are.',
      ],
      [
        'Full check',
        'Well-formedness by W3C XML 1.0 (fifth edition) and Namespaces, the internal DTD subset included, with line and column.',
      ],
      ['Safe', 'External entities are never read, entity bombs are refused at once, and nothing leaves the browser.'],
      ['XPath', 'All of XPath 1.0, and every match leads to its place in the source.'],
      [
        'JSON both ways',
        'Attributes as "@name", text as "#text", repeated elements as arrays, "#content" where order counts; back in XML, elements, attributes and text are the same.',
      ],
      [
        'Large files',
        '10 MB documents are worked on in the background while the page keeps answering; cancel at any time.',
      ],
    ],
  },
  errors: {
    ...prefixed,
    'file-unreadable': () => 'The file cannot be read. It may have moved, or permission is missing',
    'unknown-encoding': ({ encoding }) => `The encoding ${encoding} is unknown; convert the file to UTF-8 first`,
    'wrong-encoding': ({ encoding }) =>
      `This is not valid ${encoding} text; make sure the file is encoded as its XML declaration says`,
    'opaque-entity': ({ name }) =>
      `The entity ${name} holds markup or is declared in another file, so its text is not known; replace the reference with the text it stands for`,
    'time-limit': ({ seconds }) =>
      `The query passed its time limit of ${seconds} s (1 second, and 0.5 more for each megabyte) and was stopped; write a more specific path and nest fewer conditions`,
    'bad-json': () => 'Not JSON from here on',
    'json-name': ({ name }) =>
      `The key “${name}” cannot be an XML name; rename it: a letter or underscore first, no spaces`,
    'json-attribute': ({ name }) => `“${name}” is an attribute, its value must be a string, number, boolean or null`,
    'json-text': () => 'The value of "#text" must be a string, number, boolean or null',
    'json-content': () => 'The value of "#content" must be an array',
    'json-character': ({ character }) => `The character ${character} in this string is not allowed in XML 1.0`,
    'path-empty': () => 'Type an XPath expression, for example //book/title',
    'path-character': (detail) => `${at(detail)}${detail['character']} is not expected here`,
    'path-unfinished': (detail) => `${at(detail)}the string has no closing ${detail['quote']}`,
    'path-expected': (detail) =>
      `${at(detail)}expected ${wantedWords[detail['wanted']]}, but ${detail['found'] === '' ? 'the expression ends' : `found ${detail['found']}`}`,
    'path-axis': (detail) =>
      `${at(detail)}there is no axis ${detail['axis']}; try child, descendant, parent, ancestor or following-sibling`,
    'path-function': (detail) =>
      `${at(detail)}there is no function ${detail['name']}(); the core functions of XPath 1.0 except id() are supported`,
    'path-arguments': (detail) =>
      `${at(detail)}wrong number of arguments for ${detail['name']}(): at least ${detail['least']}, given ${detail['given']}`,
    'path-prefix': (detail) =>
      `${at(detail)}the document does not declare the prefix ${detail['prefix']}; names without a prefix match in any namespace`,
    'path-not-nodes': (detail) =>
      `${at(detail)}nodes selected by a path are needed here, not a string, number or boolean`,
    'path-nesting': (detail) => `${at(detail)}brackets are nested more than ${detail['limit']} levels deep`,
    'path-length': (detail) => `The XPath expression is longer than ${detail['limit']} characters`,
  },
};
