import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { ErrorCode } from '../engine/index.ts';
import type { AdviceCode, WarningCode } from '../engine/strength.ts';

const spans: readonly (readonly [seconds: number, unit: string])[] = [
  [31_556_952, '年'],
  [2_629_746, '个月'],
  [86_400, '天'],
  [3_600, '小时'],
  [60, '分钟'],
  [1, '秒'],
];

export const zh = {
  modes: { password: '密码', phrase: '口令短语', token: '令牌', strength: '检查强度' },
  again: '重新生成',
  results: '结果',
  entropy: (bits: number) => `每个 ${bits} 位熵`,
  copyAll: '复制全部',
  ofList: {
    english: '词表：BIP-39 英文，2,048 个单词（MIT 许可），每词 11 位',
    chinese: '词表：BIP-39 简体中文，2,048 个汉字（MIT 许可），每字 11 位',
  },
  judged: (bits: number): string =>
    bits < 50 ? '偏弱：只适合不重要的地方' : bits < 75 ? '适合网站登录' : bits < 112 ? '适合主密码' : '适合加密密钥',
  password: '密码',
  passwordHint: '输入或粘贴密码，它不会离开本页',
  show: '显示',
  hide: '隐藏',
  strength: '强度',
  strengthEmpty: '输入密码后，这里会给出估算',
  scores: ['非常弱', '弱', '一般', '强', '非常强'],
  guessesOf: (log10: number, bits: number) =>
    `约需猜 ${log10 < 6 ? Number((10 ** log10).toPrecision(2)).toLocaleString('zh-CN') : `10^${log10}`} 次（${bits} 位）`,
  throttledLogin: '限速的登录',
  throttledLoginNote: '每小时 100 次',
  login: '不限速的登录',
  loginNote: '每秒 10 次',
  slowHash: '泄露的慢哈希',
  slowHashNote: '每秒 1 万次，如 bcrypt',
  fastHash: '泄露的快哈希',
  fastHashNote: '每秒 100 亿次，如 SHA-1',
  span: (seconds: number) => {
    if (seconds < 1) return '不到 1 秒';
    const [size, unit] = spans.find(([least]) => seconds >= least) ?? spans[spans.length - 1];
    const amount = Math.floor(seconds / size);
    return amount > 1_000_000 ? '超过一百万年' : `${amount.toLocaleString('zh-CN')} ${unit}`;
  },
  warnings: {
    straightRow: '键盘上连成一排的键很容易猜到',
    keyPattern: '简短的键盘图案很容易猜到',
    simpleRepeat: '“aaa”这样的重复很容易猜到',
    extendedRepeat: '“abcabc”这样的重复不比“abc”强多少',
    sequences: '“abc”“6543”这样的顺序很容易猜到',
    recentYears: '近年的年份很容易猜到',
    dates: '日期很容易猜到',
    topTen: '这是最常用的 10 个密码之一',
    topHundred: '这是最常用的 100 个密码之一',
    common: '这是常用密码',
    similarToCommon: '与常用密码相似',
    wordByItself: '单独一个词很容易猜到',
    namesByThemselves: '单独的姓名很容易猜到',
    commonNames: '常见的姓名很容易猜到',
    userInputs: '不要用与自己有关的内容',
    pwned: '这个密码曾经泄露过',
  } satisfies Readonly<Record<WarningCode, string>>,
  advice: {
    l33t: '用“@”代替“a”之类的替换帮助不大',
    reverseWords: '倒着写的词帮助不大',
    allUppercase: '只把部分字母大写，不要全部大写',
    capitalization: '不要只把首字母大写',
    dates: '避免与自己有关的日期',
    recentYears: '避免近年的年份',
    associatedYears: '避免与自己有关的年份',
    sequences: '避免常见的字符顺序',
    repeated: '避免重复的词和字符',
    longerKeyboardPattern: '若用键盘图案，要更长、多转几次方向',
    anotherWord: '再加几个不常用的词',
    useWords: '用几个互不相关的词，避免常见短语',
    noNeed: '不加符号、数字、大写也能做出强密码',
    pwned: '若在别处用过，请尽快更换',
  } satisfies Readonly<Record<AdviceCode, string>>,
  errors: {
    'no-characters': () => '没有选择任何字符。请至少勾选一种。',
    'too-short': (d) => `要包含每一种字符，长度至少为 ${d.least}。`,
    empty: () => '这里没有密码。',
    'too-long': (d) => `最多估算 ${d.limit} 个字符的密码。`,
  } satisfies ErrorTexts<ErrorCode>,
};
