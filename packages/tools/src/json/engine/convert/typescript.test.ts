import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from '../index.ts';
import { options } from '../../options.ts';
import { randomJson, seeded } from '../random-json.ts';

const chosen = initialValues(options);

/** Globals that a compiler asks for, so that the real library need not be read. */
const library = `
interface Array<T> { length: number; [index: number]: T }
interface Boolean {} interface Function {} interface CallableFunction {} interface NewableFunction {}
interface IArguments {} interface Number {} interface Object {} interface RegExp {} interface String {}
type Record<K extends string, T> = { [P in K]: T };`;

/** What the compiler says of the types of each document, and of the document as a value of them. */
function complaints(documents: readonly string[], target: ts.ScriptTarget): string[] {
  const files = new Map([['lib.ts', library]]);
  for (const [index, document] of documents.entries()) {
    const made = engine['to-typescript'](document, chosen, testContext());
    const types = made.ok ? textToString(made.value.text) : `!${made.code}`;
    files.set(`d${String(index)}.ts`, `${types}export const document: Root = ${document};\n`);
  }
  const settings: ts.CompilerOptions = {
    strict: true,
    noLib: true,
    noEmit: true,
    types: [],
    target,
    ignoreDeprecations: '6.0',
  };
  const program = ts.createProgram([...files.keys()], settings, {
    ...ts.createCompilerHost(settings),
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
    getSourceFile: (name) => ts.createSourceFile(name, files.get(name) ?? '', target),
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${ts.flattenDiagnosticMessageText(messageText, ' ')} ${file?.text ?? ''}`);
}

const names = [
  ...'record Record records root Root item items string String number boolean null unknown any object never void'.split(
    ' ',
  ),
  ...'Date map Map list List Object Optional Array Promise Function Symbol undefined type interface class enum'.split(
    ' ',
  ),
  ...'default export import new delete in of let const function async await yield static readonly get set'.split(' '),
  ...'constructor prototype toString hasOwnProperty keyof infer is asserts declare namespace module global'.split(' '),
  ...[
    '',
    ' ',
    '0',
    '1a',
    '2nd-item',
    '-',
    '_',
    '__',
    '$',
    '$ref',
    'a b',
    'a-b',
    'a_b',
    'aB',
    'AB',
    'a.b',
    'a"b',
    "a'b",
    'a\\b',
  ],
  ...[
    '用户',
    '1用户',
    '用户-1',
    'straße',
    'ŉ',
    'ǰ',
    'éa',
    'e\u0301a',
    'привет',
    'שלום',
    'عنوان',
    'ข้อมูล',
    'हिन्दी',
    'ꮿ',
    '\u0870',
    '\u052f',
  ],
  ...['😀', '𐐨x', '𝒳', 'a\u200db', 'a\u2028b', '\u0000', '*/', '//', '`${x}`', 'ａｂ', 'ª', 'ʼn', '\u02bc', '٣', 'x٣'],
];

describe('generated TypeScript', () => {
  it.each([
    ['ES5', ts.ScriptTarget.ES5],
    ['the newest language', ts.ScriptTarget.ESNext],
  ])('[JSON-05] compiles for %s whatever the keys are called, and the document is of its type', (_, target) => {
    const one = (name: string) => JSON.stringify(name);
    const documents = [
      '{"record":[{"a":1}],"extra":[{}]}',
      '{"records":[{"a":1}],"extra":{}}',
      `{${names.map((name) => `${one(name)}:{"v":1,"w":{}}`).join(',')}}`,
      `{${names.map((name) => `${one(name)}:[{"v":[]},{}]`).join(',')}}`,
      `[${names.map((name) => `{${one(name)}:{${one(name)}:1}}`).join(',')}]`,
      ...names.map((name) => `{${one(name)}:{"a":[{}],${one(`${name}s`)}:[{"v":null}]},"none":{}}`),
      ...Array.from({ length: 60 }, (__, seed) => randomJson(seeded(seed), 4)).filter(hasNoRepeatedKey),
    ];
    expect(complaints(target === ts.ScriptTarget.ES5 ? documents : documents.slice(0, 5), target)).toEqual([]);
  });

  it('[JSON-05] is checked by a compiler that does complain', () => {
    expect(complaints(['{"a":1,"a":"x"}'], ts.ScriptTarget.ESNext)).not.toEqual([]);
  });
});

describe('a generated schema', () => {
  it('[JSON-05] accepts its document whatever the keys are called', async () => {
    const keys = [...names, '$id', '$defs', 'properties', 'required', '__proto__'];
    const text = `{${keys.map((name) => `${JSON.stringify(name)}:{${JSON.stringify(name)}:[1,{}]}`).join(',')}}`;
    const made = engine['to-schema'](text, chosen, testContext());
    if (!made.ok) throw new Error(made.code);
    const schema = textToString(made.value.text);
    expect(await engine['check-schema'](text, { ...chosen, schema }, testContext())).toMatchObject({
      ok: true,
      value: { isValid: true },
    });
  });
});

function hasNoRepeatedKey(text: string): boolean {
  const checked = engine.validate(text, chosen, testContext());
  return checked.ok && checked.value.duplicates.count === 0;
}
