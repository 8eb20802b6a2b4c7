import { codePointName } from '@toolbench/kit/code-point-name.ts';
import type { Detail, ErrorTexts, Place } from '@toolbench/kit/result.ts';
import type { Note } from '../engine/code/language.ts';
import type { CompileCode } from '../engine/compile.ts';
import type { ForeignSyntax, Misread } from '../engine/foreign.ts';
import type { ExplainCode, OutputCode } from '../engine/index.ts';
import type { MeaningTexts } from '../engine/explain/piece.ts';
import type { Flag } from '../engine/flags.ts';
import type { Shortcut } from '../page/shortcuts.ts';

export type PatternCode = CompileCode;
export type ErrorCode = OutputCode | ExplainCode | 'time-limit';

/** 引擎的原话（V8，其他引擎用词略有不同）对应的说明。 */
const reasons: Readonly<Record<string, string>> = {
  'Unterminated group': '括号没有闭合',
  "Unmatched ')'": '多出右括号 )',
  'Nothing to repeat': '量词前没有可重复的内容',
  'Invalid group': '(? 后面的写法不成立',
  'Unterminated character class': '字符类缺少 ]',
  'Range out of order in character class': '字符范围前大后小',
  'numbers out of order in {} quantifier': '量词 {} 里前大后小',
  'Incomplete quantifier': '量词 {} 不完整',
  'Lone quantifier brackets': '{ } ] 要写成 \\{ \\} \\]',
  '\\ at end of pattern': '末尾多出反斜杠',
  'Invalid escape': '这个转义不存在',
  'Invalid Unicode escape': 'Unicode 转义写错',
  'Invalid unicode escape': 'Unicode 转义写错',
  'Invalid property name': '没有这个 Unicode 属性',
  'Invalid property name in character class': '没有这个 Unicode 属性',
  'Invalid capture group name': '捕获组名称不合法',
  'Duplicate capture group name': '捕获组重名',
  'Invalid named reference': '\\k 引用写错',
  'Invalid named capture referenced': '引用的捕获组不存在',
  'Invalid class escape': '字符类里的转义写错',
  'Invalid character class': '\\d 之类不能作为范围的一端',
  'Invalid character in character class': '字符类里的这个字符要转义',
  'Invalid set operation in character class': '-- 与 && 不能这样混用',
  'Negated character class may contain strings': '取反的字符类里不能有字符串',
  'Regular expression too large': '正则展开后太大',
  'Too many captures': '捕获组太多',
};

const hints: Readonly<Record<ForeignSyntax, string>> = {
  'named-group': 'JavaScript 的命名捕获组写作 (?<name>…)',
  'named-reference': 'JavaScript 引用命名捕获组写作 \\k<name>',
  'inline-flags': 'JavaScript 的标志写在正则之外，请在标志一栏设置',
  'atomic-group': 'JavaScript 没有原子组，(?=(…))\\1 效果相同',
  comment: 'JavaScript 的正则里不能写注释，请删去',
  recursion: 'JavaScript 没有递归、条件和分支重置',
  possessive: 'JavaScript 没有占有量词，(?=(…+))\\1 效果相同',
};

const invalid = ({ message, index, hint }: Detail) => {
  const meaning = reasons[String(message)];
  const where = index === undefined ? '' : `第 ${Number(index) + 1} 个字符处`;
  const advice = hint === undefined ? '' : `。${hints[hint as ForeignSyntax]}`;
  return `${where}${meaning ? `${meaning}（${message}）` : message}${advice}`;
};

/** 写法在 JavaScript 里读作别的东西。 */
const misread = ({ source, kind, instead }: Misread): string => {
  if (kind === 'property') return `JavaScript 只在设了标志 u 或 v 时才认 ${source}`;
  const letters = kind === 'letter' ? `字母 ${source.slice(1)}` : '几个普通字符';
  const as = `JavaScript 把 ${source} 读作${letters}`;
  return instead === undefined ? `${as}，也没有对应的写法` : `${as}，要写 ${instead}`;
};

const character = (codePoint: number) => {
  const named = characterNames[codePoint];
  const code = codePointName(codePoint);
  return named ? `${named}（${code}）` : code;
};

const characterNames: Readonly<Record<number, string>> = {
  0x00: '空字符',
  0x08: '退格',
  0x09: '制表符',
  0x0a: '换行',
  0x0b: '垂直制表符',
  0x0c: '换页',
  0x0d: '回车',
  0x20: '空格',
  0xa0: '不换行空格',
  0x3000: '全角空格',
  0x200b: '零宽空格',
  0xfeff: '字节顺序标记',
};

const shown = (codePoint: number) =>
  codePoint in characterNames || codePoint < 0x20 || (codePoint >= 0xd800 && codePoint <= 0xdfff)
    ? character(codePoint)
    : `“${String.fromCodePoint(codePoint)}”`;

const sets = { digit: '数字 0–9', space: '空白字符', word: '字母、数字或下划线' };
const negatedSets = { digit: '非数字', space: '非空白字符', word: '字母、数字、下划线以外的字符' };

const properties: Readonly<Record<string, string>> = {
  L: '字母',
  Letter: '字母',
  Lu: '大写字母',
  Uppercase_Letter: '大写字母',
  Ll: '小写字母',
  Lowercase_Letter: '小写字母',
  N: '数字',
  Number: '数字',
  Nd: '十进制数字',
  P: '标点',
  Punctuation: '标点',
  S: '符号',
  Symbol: '符号',
  Z: '分隔符',
  Emoji: '表情',
  Emoji_Presentation: '表情',
  RGI_Emoji: '表情',
  'Script=Han': '汉字',
  'sc=Han': '汉字',
  'Script_Extensions=Han': '汉字',
  'scx=Han': '汉字',
};

const times = (min: number, max: number | null) => {
  if (max === null) return min === 0 ? '零次或多次' : min === 1 ? '一次或多次' : `至少 ${min} 次`;
  if (min === max) return `恰好 ${min} 次`;
  return min === 0 && max === 1 ? '可有可无' : `${min} 到 ${max} 次`;
};

const meaning: MeaningTexts = {
  text: ({ text }) => `文字“${text}”`,
  character: ({ codePoint }) => `字符 ${shown(codePoint)}`,
  any: ({ lineEnds }) => (lineEnds === 'included' ? '任意字符，包括换行' : '除换行外的任意字符'),
  nothing: () => '空字符类，什么都不匹配',
  set: ({ set, negate }) => (negate ? negatedSets : sets)[set],
  property: ({ name, value, negate }) => {
    const full = value === null ? name : `${name}=${value}`;
    const known = properties[full] ?? properties[value ?? name];
    return `${negate ? '不具有' : '具有'} Unicode 属性 ${full} 的字符${known ? `（${negate ? `非${known}` : known}）` : ''}`;
  },
  class: ({ negate }) => (negate ? '字符类：不属于以下各项的一个字符' : '字符类：以下任意一个字符'),
  members: ({ characters }) => characters.map(shown).join('、'),
  range: ({ from, to }) => `${shown(from)} 到 ${shown(to)}`,
  strings: ({ strings }) => `字符串 ${strings.map((one) => `“${one}”`).join('、')} 之一`,
  operation: ({ operation, negate }) =>
    `字符类${operation === 'intersection' ? '交集：同时属于以下各项' : '差集：属于第一项而不属于其后各项'}${negate ? '，整体取反' : ''}`,
  capture: ({ number, name }) => `捕获组 ${number}${name === null ? '' : `，名为 ${name}`}`,
  group: () => '非捕获组',
  modifiers: ({ on, off }) => `非捕获组，其中${[on && `启用 ${on}`, off && `关闭 ${off}`].filter(Boolean).join('、')}`,
  branch: ({ number, of, isEmpty }) => `分支 ${number}/${of}${isEmpty ? '：空，匹配空文本' : ''}`,
  quantifier: ({ min, max, mode }) => {
    const lazy = mode === 'lazy' ? '，尽量少（懒惰）' : min === max ? '' : '，尽量多（贪婪）';
    return `量词：${times(min, max)}${lazy}`;
  },
  edge: ({ edge, of }) => `${of === 'line' ? '行' : '文本'}${edge === 'start' ? '开头' : '结尾'}`,
  'word-boundary': ({ negate }) => (negate ? '非单词边界' : '单词边界'),
  lookaround: ({ direction, negate }) =>
    `零宽断言：${direction === 'ahead' ? '后面' : '前面'}${negate ? '不能是' : '必须是'}`,
  backreference: ({ to }) => `反向引用：与捕获组 ${to} 匹配到的内容相同`,
};

export const zh = {
  tabs: { match: '匹配测试', replace: '查找替换', split: '拆分文本', extract: '提取数据', validate: '格式校验' },
  run: '测试',
  runHint: '测试（Ctrl+Enter）',
  showFault: '选中出错处',
  pattern: '正则表达式',
  patternHint: '输入正则，或粘贴 /正则/标志',
  flags: '标志',
  flagNames: {
    d: '记录各捕获组的位置',
    g: '全局：找出所有匹配',
    i: '忽略大小写',
    m: '多行：^ $ 匹配每一行的首尾',
    s: '点号也匹配换行',
    u: 'Unicode：按码点匹配',
    v: 'Unicode 集合：字符类可做交、差运算',
    y: '粘连：必须紧接上一个匹配',
  } satisfies Record<Flag, string>,
  checkboxes: { g: '全局', i: '忽略大小写', m: '多行' },
  moreFlags: '其他标志',
  replacement: '替换为',
  replacementHint: '可用 $1、$<名称>、$& 引用匹配的内容',
  text: '测试文本',
  textHint: '输入或拖入要测试的文本',
  shortcuts: '常用正则',
  shortcutNames: {
    email: '邮箱',
    url: '网址',
    phone: '手机号',
    ipAddress: 'IP 地址',
    date: '日期',
    number: '数字',
    chineseChars: '中文字符',
    englishChars: '英文字母',
  } satisfies Record<Shortcut, string>,
  results: '结果',
  matches: (count: string) => `${count} 处匹配`,
  noMatches: '没有匹配',
  listed: (shownCount: string) => `列出前 ${shownCount} 项`,
  start: '输入正则后，结果显示在这里',
  position: (from: Place, to: Place) =>
    from.line === to.line
      ? `第 ${from.line} 行，第 ${from.column}${from.column === to.column ? '' : `–${to.column}`} 列`
      : `第 ${from.line} 行第 ${from.column} 列 – 第 ${to.line} 行第 ${to.column} 列`,
  noPart: '未参与',
  emptyMatch: '空匹配',
  goTo: '在文本中查看',
  replaced: '替换结果',
  replacedCount: (count: string) => `替换 ${count} 处`,
  parts: (count: string) => `${count} 段`,
  emptyPart: '空',
  extracted: '提取结果',
  extractedCount: (count: string) => `提取 ${count} 项`,
  validity: (valid: string, total: string, percentage: string) => `${valid} / ${total} 行有效，占 ${percentage}%`,
  valid: '有效',
  invalid: '无效',
  explanation: '逐段解释',
  explanationHint: '输入正则后，这里逐段说明它的含义',
  explanationCut: '正则很长，只解释前 5,000 段',
  danger: {
    exponential: (part: string) =>
      `可能陷入灾难性回溯：${part} 能用多种方式匹配同一段文本，匹配失败时逐一尝试，多几个字符用时就翻倍。`,
    polynomial: (part: string, degree: number) =>
      `长文本上会变慢：${part} 里的重复争抢同样的文本，匹配失败时用时随长度的 ${degree} 次方增长。`,
    attack: '例如：',
    repeated: (times: string) => `× ${times}`,
    tryIt: '用这段文本试试',
    unknown: '正则太大，没有检查回溯风险。',
  },
  code: '生成代码',
  misread,
  codeHint: '输入正则后，这里给出所选语言的等价代码',
  notes: {
    'no-lookaround': 'Go 的 RE2 不支持零宽断言 (?= (?! (?<= (?<!，这段代码编译不过，需要改写。',
    'no-backreference': 'Go 的 RE2 不支持反向引用，这段代码编译不过，需要改写。',
    'lookbehind-width': '该语言的后行断言 (?<= 要求长度固定或有上限，这段代码可能编译不过。',
    property: '该语言不认识其中的 Unicode 属性（Python 可改用 regex 模块），需要改写。',
    'set-notation': 'v 标志的集合运算在该语言里没有对应写法，需要改写。',
    surrogate: '正则里有半个代理对，该语言按完整码点匹配，无法对应。',
    'unicode-class': '\\b 与字符类里的 \\D \\W 在该语言按 Unicode 判断字母和数字，JavaScript 只认 ASCII。',
    'ascii-space': '\\s 在该语言只匹配 ASCII 空白，JavaScript 还匹配全角空格等。',
    dot: '点号在该语言只排除换行 \\n，JavaScript 还排除 \\r、U+2028、U+2029。',
    'repeat-limit': '重复次数超过该语言的上限（Go 为 1000），需要改写。',
    'renamed-group': '该语言不认其中的组名（如 Java 只认字母和数字），已改成它认的名字。',
    'duplicate-name': '该语言不允许捕获组重名，需要改名。',
    sticky: '没有与 y（粘连）对应的标志，可改用从指定位置匹配的方法。',
    'replaces-all': 'Go 没有只替换第一处的函数，这段代码会替换所有匹配。',
    'before-after': "该语言的替换文本不支持 $` 与 $'，已省略。",
    'split-groups': '该语言拆分时不保留捕获组的内容。',
    'split-empty': '分隔符可以匹配空串：JavaScript 不在开头和结尾处切开，该语言切出的段可能不同。',
    'empty-matches': '正则可以匹配空串：与上一处匹配相接的空匹配，该语言的取舍与 JavaScript 不同，匹配数可能不同。',
    'empty-repeats': '重复的部分可以匹配空串：JavaScript 会放弃空的一次、再试其他分支，该语言到此为止，匹配可能更短。',
    'unset-group': '反向引用指向可能没有参与匹配的组：JavaScript 当作空串，该语言算不匹配，需要改写。',
    'repeated-groups':
      '捕获组在重复或否定断言之内：JavaScript 每次重复先清空它，该语言保留上一次的内容，组和对它的引用可能不同。',
    'line-edges':
      '带 m 时，JavaScript 的 ^ 与 $ 还认 \\r、U+2028、U+2029，该语言只认 \\n（PHP 的 ^ 也不在文末的换行之后匹配）。',
    'code-points':
      '没有 u 标志时，JavaScript 把表情等字符算作两个，该语言算一个；点号、取反的字符类、含表情的字符类与空匹配可能因此不同。',
    'letter-case':
      '忽略大小写时，该语言可能还把 K（开尔文）当作 k、ſ 当作 s、ı 当作 i，非 ASCII 字母的大小写也可能不同。',
    'space-set': '\\s 的范围略有不同：该语言还匹配 U+0085（Python 还有 U+001C 至 U+001F），不匹配 U+FEFF。',
  } satisfies Record<Note, string>,
  meaning,
  errors: {
    'invalid-pattern': (detail) => `正则表达式无效：${invalid(detail)}`,
    'unknown-flag': ({ flag }) => `没有“${flag}”这个标志，可用的标志是 d g i m s u v y。`,
    'duplicate-flag': ({ flag }) => `标志 ${flag} 写了两次，删去一个即可。`,
    'unicode-flags-conflict': () => '标志 u 与 v 不能同时使用：v 已包含 u 的功能，删去其中一个。',
    'unsupported-flags': ({ flags }) => `当前浏览器还不支持标志 ${flags} 的全部，请升级浏览器或去掉较新的标志。`,
    'engine-overflow': () => '文本太长，正则引擎的回溯栈已用完。请缩短文本，或让重复的部分只有一种匹配方式。',
    'result-too-large': ({ limit }) =>
      `结果超过 ${Math.round(Number(limit) / 1_000_000)} 百万字符，已停止。请减少文本，或在替换内容里少用 $\` 与 $'。`,
    'pattern-not-explained': ({ index }) => `第 ${Number(index) + 1} 个字符处的写法太新，还不能解释；匹配不受影响。`,
    'pattern-too-deep': () => '正则嵌套太深，无法解释；匹配不受影响。',
    'time-limit': ({ seconds }) =>
      `匹配超过了时限 ${seconds} 秒（1 秒，文本每 1 MB 另加 5 秒），已停止。正则可能陷入灾难性回溯，“解释”会指出是哪一段；请改写它，或缩短文本。`,
  } satisfies ErrorTexts<ErrorCode>,
};
