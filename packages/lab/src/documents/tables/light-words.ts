import { stem } from '../index/stem.ts';

/**
 * Words that carry a question and name no subject: what something "is made of" or "is called" a document says in words
 * of its own. Their absence says little, so they count less than others. General words only; English ones by their stem.
 */
export const lightWords: ReadonlySet<string> = new Set([
  ...(
    'use make take find put need kind sort type stand mean become go come bring reach keep hold call name give possible ' +
    'allow exist involve concern relate available total together actual current usual normal general certain main ' +
    'different specific exact approximate altogether overall please know want like look see think become remain contain ' +
    'belong consist turn set able likely supposed expect involved person thing way case example'
  )
    .split(' ')
    .map(stem),
  ...(
    '进行 出现 发生 情况 东西 地方 方面 事情 问题 办法 方法 回事 使用 采用 部分 目前 现在 当时 后来 原来 曾经 已经 一般 通常 平时 ' +
    '代表 表示 意思 意味 具体 实际 哪样 样子 数量 数目 多少 其他 另外 主要 属于 存在 具有 拥有 包含 包括 做到 得到 变成 成为 用来 ' +
    '用于 说明 表明 什么 名字 名称 起来 下来 上去 出来 里面 上面 当中 期间 时候'
  ).split(' '),
]);
