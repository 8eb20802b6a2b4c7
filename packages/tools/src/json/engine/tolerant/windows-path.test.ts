import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { options } from '../../options.ts';
import { outside } from '../../outside.ts';
import { repair } from '../rewrite-actions.ts';

const chosen = initialValues(options);

function repaired(text: string) {
  const result = repair(text, chosen, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
/** What came of it, and the strings of which two readings were told, with what they were taken for. */
function brief(text: string): readonly unknown[] {
  const { text: json, readings } = repaired(text);
  const told = readings?.listed.map(({ place, isKept, escapes }) => [
    `${place.line}:${place.column}`,
    isKept ? 'path' : 'escapes',
    escapes.map(({ escape }) => escape).join(' '),
  ]);
  return [JSON.parse(textToString(json)), ...(told ?? [])];
}

describe('paths of Windows in JSON', () => {
  it.each([
    // In a text whose paths are not escaped, none is.
    [String.raw`{"p":"C:\dir","q":"C:\new\table"}`, { p: 'C:\\dir', q: 'C:\\new\\table' }, ['1:19', 'path', '\\n \\t']],
    [String.raw`{"q":"C:\new\table","p":"C:\dir"}`, { q: 'C:\\new\\table', p: 'C:\\dir' }, ['1:6', 'path', '\\n \\t']],
    [String.raw`["\\srv\data","\\srv\new"]`, ['\\\\srv\\data', '\\\\srv\\new'], ['1:15', 'path', '\\n']],
    // A code behind a name is a part of the path.
    [String.raw`{"p":"C:\Users\u12345\Docs"}`, { p: 'C:\\Users\\u12345\\Docs' }, ['1:6', 'path', '\\u1234']],
    // Variables, the folder itself, the home folder.
    [String.raw`{"p":"%TEMP%\new\dir"}`, { p: '%TEMP%\\new\\dir' }, ['1:6', 'path', '\\n']],
    [String.raw`{"p":".\new\dir"}`, { p: '.\\new\\dir' }, ['1:6', 'path', '\\n']],
    [String.raw`{"p":"~\bin\dir"}`, { p: '~\\bin\\dir' }, ['1:6', 'path', '\\b']],
    [String.raw`{"p":"$env:APPDATA\npm\x"}`, { p: '$env:APPDATA\\npm\\x' }, ['1:6', 'path', '\\n']],
    [String.raw`{"p":"\\?\C:\new\dir"}`, { p: '\\\\?\\C:\\new\\dir' }, ['1:6', 'path', '\\n']],
    // A path may end with its reverse solidus.
    [String.raw`{"p":"C:\dir\","q":1}`, { p: 'C:\\dir\\', q: 1 }],
    [String.raw`{"p":"C:\","q":"D:\new\"}`, { p: 'C:\\', q: 'D:\\new\\' }, ['1:16', 'path', '\\n']],
    [String.raw`{"p":["%TEMP%\dir\","C:\Program Files\dir\"]}`, { p: ['%TEMP%\\dir\\', 'C:\\Program Files\\dir\\'] }],
  ])('[JSON-05] repair of %s keeps every backslash and says which were doubtful', (text, json, ...told) => {
    expect(brief(text)).toEqual([json, ...told]);
  });

  it.each([
    // Valid JSON stays what it is.
    [String.raw`{"path":"C:\new\table"}`, { path: 'C:\new\table' }, ['1:9', 'escapes', '\\n \\t']],
    [String.raw`{"a":"C:\new\", \"b\": 1"}`, { a: 'C:\new", "b": 1' }, ['1:6', 'escapes', '\\n']],
    [String.raw`["%TEMP%\u0041\\x"]`, ['%TEMP%A\\x'], ['1:2', 'escapes', '\\u0041']],
    // So do escapes in a text that shows no path without them.
    [String.raw`["C:\new\table",]`, ['C:\new\table'], ['1:2', 'escapes', '\\n \\t']],
    // Sentences are no paths.
    [String.raw`{"p":"C:\dir","faq":"Q:\nWhy?"}`, { p: 'C:\\dir', faq: 'Q:\nWhy?' }, ['1:21', 'escapes', '\\n']],
  ])('[JSON-05] repair of %s reads escapes and says so', (text, json, ...told) => {
    expect(brief(text)).toEqual([json, ...told]);
  });

  it.each([
    // Who wrote one backslash that begins no escape escaped none of its word.
    [String.raw`{"a":"\server\share\new"}`, { a: '\\server\\share\\new' }, ['1:6', 'path', '\\n']],
    [String.raw`{"a":"\\\\srv\share\new"}`, { a: '\\\\srv\\share\\new' }, ['1:6', 'path', '\\n']],
    [String.raw`{"a":"HKLM\Software\node\bin"}`, { a: 'HKLM\\Software\\node\\bin' }, ['1:6', 'path', '\\n \\b']],
    [String.raw`{"a":"domain\Users\tom\r2"}`, { a: 'domain\\Users\\tom\\r2' }, ['1:6', 'path', '\\t \\r']],
    [String.raw`{"r":"\d+\s\bword\b"}`, { r: '\\d+\\s\\bword\\b' }, ['1:6', 'path', '\\b']],
    [String.raw`{"r":"^\w+\.\d{2}\/\$"}`, { r: '^\\w+\\.\\d{2}/\\$' }],
    [
      String.raw`{"t":"\alpha \beta \nu \frac12"}`,
      { t: '\\alpha \\beta \\nu \\frac12' },
      ['1:6', 'path', '\\b \\n \\f'],
    ],
    // Behind a sentence a line ends, whatever stands elsewhere in the text.
    [String.raw`{"t":"Take \d+.\n\nThen \alpha"}`, { t: 'Take \\d+.\n\nThen \\alpha' }, ['1:6', 'escapes', '\\n']],
    [String.raw`{"t":"It\'s \x41\nright"}`, { t: "It's A\nright" }],
  ])('[JSON-05] repair of %s keeps the backslashes of a text that was not escaped', (text, json, ...told) => {
    expect(brief(text)).toEqual([json, ...told]);
  });

  it.each([
    [String.raw`{"a":"C:\\new\table"}`, { a: 'C:\\new\table' }, ['1:6', 'escapes', '\\t']],
    [String.raw`{"a":"\\\\srv\\x\new",}`, { a: '\\\\srv\\x\new' }, ['1:6', 'escapes', '\\n']],
  ])('[JSON-05] of %s, a path escaped in part, the doubt is said', (text, json, ...told) => {
    expect(brief(text)).toEqual([json, ...told]);
  });

  it.each([
    [String.raw`{"p":"C:\\new\\table","q":"note:\nx","r":"\\\\srv\\new","s":"say \"hi\""}`],
    [String.raw`{"p":"C:\\new\\table\\","q":"C:/new",}`],
    [String.raw`{"cmd":"cd C:\\dir\" x",}`],
  ])('[JSON-05] of %s nothing is doubtful', (text) => {
    expect(repaired(text).readings).toBeUndefined();
  });

  it('[JSON-05] the two readings are told with their places in the words of the call', () => {
    const call = { input: '', options: chosen };
    const kept = repaired('{\n"p":"C:\\dir","q":"C:\\new"}');
    expect(outside.repair.present(kept, { ...call, language: 'en' }).warnings).toContain(
      'Backslashes can be read in two ways in one place, as in a path or pattern or as JSON escapes: line 2, column 18: in “C:\\new”, the backslashes of \\n were kept',
    );
    const escaped = repaired('{"p":"C:\\new"}');
    expect(escaped.changeCount).toBe(0);
    expect(outside.repair.present(escaped, { ...call, language: 'zh' }).warnings).toEqual([
      '有 1 处的反斜杠有两种读法，既像路径或表达式里的，又像 JSON 转义： 第 1 行第 6 列：“C:\\new”里的 \\n（U+000A） 按 JSON 转义读取；若是反斜杠本身，请写成两个',
    ]);
  });
});
