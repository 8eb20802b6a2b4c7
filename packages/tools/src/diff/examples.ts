import type { Example } from '@toolbench/kit/define-tool.ts';

const codeBefore = `import { readFile } from 'node:fs/promises';

// Loads the settings.
export async function loadSettings(path) {
  const text = await readFile(path);
  return JSON.parse(text);
}

export function isEmpty(settings) {
  return Object.keys(settings).length == 0;
}
`;

const codeAfter = `import { readFile } from 'node:fs/promises';

const defaults = { theme: 'light', language: 'zh' };

// Loads the settings; what is missing has its default.
export async function loadSettings(path) {
  const text = await readFile(path, 'utf8');
  return { ...defaults, ...JSON.parse(text) };
}

export function isEmpty(settings) {
  return Object.keys(settings).length === 0;
}
`;

export const textExamples: readonly Example[] = [
  { name: { zh: '代码', en: 'Code' }, input: { left: codeBefore, right: codeAfter }, options: { mode: 'lines' } },
  {
    name: { zh: '中文文稿', en: 'Chinese prose' },
    input: {
      left: '工具台在浏览器中运行，数据不会上传。\n打开文件后可以立即比较，五万行也不会卡顿。\n结果可以导出为补丁。\n',
      right:
        '工具台完全在浏览器中运行，文本不会上传。\n打开文件后可以马上比较，十万行也不会卡顿。\n结果可以导出为补丁，交给 git apply 使用。\n',
    },
    options: { mode: 'words' },
  },
];

export const jsonExamples: readonly Example[] = [
  {
    name: { zh: '接口返回', en: 'API answer' },
    input: {
      left: '{"id":9007199254740993,"name":"张伟","tags":["a","b"],"price":1.0}',
      right:
        '{\n  "name": "张伟",\n  "tags": ["new", "a", "b"],\n  "price": 1,\n  "id": 9007199254740992,\n  "active": true\n}\n',
    },
  },
];
