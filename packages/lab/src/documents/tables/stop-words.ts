/** English words that say nothing about what a text is about. Stemmed words are compared, so forms are left out. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor if then than so as at by for from in into of off on onto out over to up with about after ' +
    'again against all also am are be been being before below between both can cannot could did do does doing down ' +
    'during each few further had has have having he her here hers him his how i is it its itself just me more most my no ' +
    'not now once only other our ours own same she should some such that their theirs them there these they this those ' +
    'through too under until upon us very was we were what when where which while who whom whose why will within without ' +
    'would you your yours may might must shall per via according please tell give show say said get one ones any anyone ' +
    'someone something anything thing much many long far old often happen happens happened'
  ).split(' '),
);

/**
 * Chinese words that ask or join and say nothing about what a text is about. Longer ones first: they are taken out of a
 * question before it is cut into characters.
 */
const chineseStopWords = (
  '请问一下 多长时间 多少时间 什么时候 什么时间 是什么样 为什么要 是不是 有没有 能不能 可不可以 是否可以 怎么样 ' +
  '请问 什么 多少 多久 多长 多大 多高 多重 多远 哪些 哪个 哪种 哪里 哪儿 哪一 哪年 几个 几天 几次 几年 几点 几月 如何 怎么 怎样 为何 ' +
  '为什么 是否 谁的 以及 或者 并且 而且 但是 如果 那么 这个 那个 这些 那些 它们 他们 我们 你们 咱们 大家 自己 可以 应该 应当 需要 能够 必须 ' +
  '根据 关于 对于 由于 因此 所以 其中 之一 分别 一共 总共 大约 大概 主要 属于 叫做 称为 时候 ' +
  '谁 吗 呢 吧 啊 呀 哪 几 的 了 着 过 地 得 是 有 在 和 与 及 或 也 都 就 还 又 被 把 将 从 向 对 为 于 以 之 其 而 则 该 此 这 那 它 他 她 我 你 您 很 最 会 能 要 应 到 后'
).split(' ');

export const chineseStopPattern = new RegExp(chineseStopWords.join('|'), 'gu');
