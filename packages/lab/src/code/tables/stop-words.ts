import { stem } from '../words/stem.ts';

/** Words of questions that say nothing about the code that is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those is are was were be been being am do does did doing have has had having ' +
    'how what where which who whom whose when why i me my we us our you your it its they them their he she ' +
    'can could may might must shall should will would to of in on at by for with from as into onto about than then ' +
    'and or but if so such not no nor only own same too very just there here some any all both each few more most other ' +
    'code function functions method methods class classes program programming implement implemented implementation ' +
    'please show tell explain find located responsible handled handles happen happens works work using use used uses way ' +
    'python javascript typescript java golang rust ruby php example'
  )
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);

/** Chinese phrases that make a question of something; they are cut out, where they are no part of a longer word. */
export const chineseFillers: ReadonlySet<string> = new Set(
  '是怎么实现的 是如何实现的 是怎样实现的 在什么地方 在哪个文件里 在哪个文件 什么时候 在哪里 是怎么 是如何 是怎样 怎么样 为什么 什么地方 哪个函数 哪个方法 哪个类 哪些函数 哪个文件 哪一个 一个 一种 多少 多久 多长 多大 几个 几次 几种 何时 何处 最多 最少 至多 至少 哪个 哪些 哪里 哪儿 如何 怎么 怎样 什么 谁 实现的 实现 负责 函数 方法 代码 请问 请 一下 的 了 吗 呢 是 在 把 将 被 有 和 与 或 及 里 中 用 会 能'.split(
    ' ',
  ),
);
