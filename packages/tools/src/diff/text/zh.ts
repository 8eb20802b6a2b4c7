import type { Detail, ErrorTexts } from '@toolbench/kit/result.ts';
import type { JsonInputCode, PatchCode } from '../engine/index.ts';

export type ErrorCode = PatchCode | JsonInputCode;

const shown = ({ character, codePoint }: Detail) =>
  character === '' ? String(codePoint) : `“${character}”（${codePoint}）`;

export const megabytes = (bytes: string | number) => `${Math.ceil(Number(bytes) / 100_000) / 10} MB`;

export const zh = {
  kind: '内容',
  kinds: { text: '文本', json: 'JSON' },
  input: { left: '旧文本', right: '新文本' },
  placeholder: {
    left: '粘贴旧文本，或把文件拖到这里',
    right: '粘贴新文本，或把文件拖到这里',
  },
  compare: '比较',
  swap: '左右互换',
  result: '比较结果',
  resultHint: '两侧填入文本后，差异显示在这里',
  outdated: '文本已改动，按“比较”更新结果',
  view: '视图',
  views: { 'side-by-side': '并排', inline: '内联' },
  onlyChanges: '折叠相同部分',
  previous: '上一处差异（Alt+↑）',
  next: '下一处差异（Alt+↓）',
  position: (current: string, all: string) => `第 ${current} / ${all} 处`,
  changes: (all: string) => `${all} 处差异`,
  removed: {
    lines: (count: string) => `删除 ${count} 行`,
    words: (count: string) => `删除 ${count} 个词`,
    chars: (count: string) => `删除 ${count} 个字符`,
  },
  added: {
    lines: (count: string) => `新增 ${count} 行`,
    words: (count: string) => `新增 ${count} 个词`,
    chars: (count: string) => `新增 ${count} 个字符`,
  },
  identical: '两段文本完全相同',
  equal: '没有差异，只在忽略的内容上有所不同',
  notUtf8: (side: 'left' | 'right', { byte, line, column }: { byte: string; line: number; column: number }) =>
    `${side === 'left' ? '旧' : '新'}文本不是 UTF-8：第 ${line} 行，第 ${column} 列是 ${byte}。按字节比较，但 JSON 里这些字节只能写成 U+FFFD；要看到文字，请先转为 UTF-8`,
  coarse: '差异太大，比较在限定的工作量内结束：结果正确，但标出的差异可能偏多，过大的块没有细分',
  areJson: {
    page: '两边都是 JSON，这里比较的是文本。按 JSON 比较可忽略成员顺序与空白。',
    outside: '两边都是 JSON，这里比较的是文本；diff json（diff_json）按含义比较，忽略成员顺序与空白。',
    compare: '按 JSON 比较',
    taken: '这里按 JSON 比较，忽略成员顺序与空白。',
    back: '按文本比较',
  },
  lookAlike: {
    title: '这些行或其中的词看起来一样，但并不相同：',
    line: (left: string, right: string, word: string, why: readonly string[]) =>
      `旧 ${left} / 新 ${right} 行${word && `（“${word}”）`}：${why.join('，')}`,
    value: (path: string, why: readonly string[]) => `${path || '（根）'} 处看起来一样，但并不相同：${why.join('，')}`,
    kinds: {
      characters: '看不见的字符',
      'look-alikes': '形近的字符',
      'normal-form': 'Unicode 规范形式',
      places: '位置不同的看不见字符（列）',
      'line-end': '行尾',
    },
    reason: (kind: string, left: string, right: string) => `${kind}（旧：${left || '无'}；新：${right || '无'}）`,
  },
  unfold: (rows: string) => `展开 ${rows} 行相同内容`,
  removedLine: '删除',
  addedLine: '新增',
  omitted: (count: string) => `省略 ${count} 字符`,
  noLineEnd: '末尾没有换行符',
  patch: '补丁',
  copyPatch: '复制补丁',
  downloadPatch: '下载补丁',
  patchNote: '补丁逐字节精确，不受忽略选项影响，可用 git apply 应用',
  json: {
    list: 'JSON 差异',
    lines: '键名排序后的对比',
    kinds: { added: '新增', removed: '删除', changed: '修改' },
    count: {
      added: (count: string) => `新增 ${count}`,
      removed: (count: string) => `删除 ${count}`,
      changed: (count: string) => `修改 ${count}`,
    },
    root: '（根）',
    equal: '两份 JSON 含义相同',
    arranged: {
      ignored: '已忽略数组中元素的顺序，重复的元素按次数计。',
      paired: (key: string) => `含“${key}”的数组元素按它的值配对，不计先后。`,
      noKey: (key: string) => `没有数组元素含“${key}”，无法按它配对；请检查键名。`,
      repeated: (key: string, count: number) =>
        `有 ${count} 个元素的“${key}”在同一数组中重复，先去掉相同的，其余按出现的次序配对。`,
    },
    partly: (listed: string, all: string) => `列出前 ${listed} 处，共 ${all} 处`,
    goTo: '跳到输入中的位置',
  },
  errors: {
    'left-lone-surrogate': () => '比较失败：旧文本中有半个代理对，不是完整字符，请删去该字符。',
    'right-lone-surrogate': () => '比较失败：新文本中有半个代理对，不是完整字符，请删去该字符。',
    'too-many-lines': ({ limit }) => `比较失败：文本超过 ${limit} 行，请拆分后分别比较。`,
    'bad-file-name': ({ name }) => `生成补丁失败：“${name}”不能用作补丁中的文件名，请填相对路径，如 src/main.c。`,
    'left-not-json': (detail) => `旧文本不是合法的 JSON：此处不应出现${shown(detail)}。`,
    'right-not-json': (detail) => `新文本不是合法的 JSON：此处不应出现${shown(detail)}。`,
    'json-too-large': ({ size, limit }) =>
      `比较失败：两份 JSON 共 ${megabytes(size)}，上限为 ${megabytes(limit)}。请拆分后比较，或按行比较。`,
    'left-json-ends': () => '旧文本不是合法的 JSON：内容不完整，在此处提前结束。',
    'right-json-ends': () => '新文本不是合法的 JSON：内容不完整，在此处提前结束。',
  } satisfies ErrorTexts<ErrorCode>,
};
