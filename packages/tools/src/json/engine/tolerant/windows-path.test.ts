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
  const { text: json, paths } = repaired(text);
  const told = paths?.listed.map(({ place, isPath, escapes }) => [
    `${place.line}:${place.column}`,
    isPath ? 'path' : 'escapes',
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
    [String.raw`{"p":"C:\\new\\table","q":"note:\nx","r":"\\\\srv\\new","s":"say \"hi\""}`],
    [String.raw`{"p":"C:\\new\\table\\","q":"C:/new",}`],
    [String.raw`{"cmd":"cd C:\\dir\" x",}`],
  ])('[JSON-05] of %s nothing is doubtful', (text) => {
    expect(repaired(text).paths).toBeUndefined();
  });

  it('[JSON-05] the two readings are told with their places in the words of the call', () => {
    const call = { input: '', options: chosen };
    const kept = repaired('{\n"p":"C:\\dir","q":"C:\\new"}');
    expect(outside.repair.present(kept, { ...call, language: 'en' }).warnings).toContain(
      'One string looks like a Windows path, whose backslashes can be read in two ways: line 2, column 18: “C:\\new” was taken for a path, and the backslashes of \\n were kept',
    );
    const escaped = repaired('{"p":"C:\\new"}');
    expect(escaped.changeCount).toBe(0);
    expect(outside.repair.present(escaped, { ...call, language: 'zh' }).warnings).toEqual([
      '有 1 个字符串像 Windows 路径，其中的反斜杠有两种读法： 第 1 行第 6 列：“C:\\new”里的 \\n（U+000A） 按 JSON 转义读取；若是路径，请把反斜杠写成两个',
    ]);
  });
});
