import type { AppField } from '@toolbench/contracts/assistant/app-model.ts';

/** The colours of chips, in the order in which choices without a meaning of their own get them. */
export const tones = ['blue', 'amber', 'green', 'red', 'violet', 'cyan', 'grey'] as const;
export type Tone = (typeof tones)[number];

export type Choice = NonNullable<AppField['choices']>[number];

/** Words of choices whose colour people expect: `colour: words in Chinese and English`. */
const meanings: Readonly<Partial<Record<Tone, string>>> = {
  red: `高 最高 紧急 特急 加急 致命 危险 逾期 已逾期 已过期 已驳回 已拒绝 未通过 不合格 失败 已流失 缺勤 缺货 丢失 困难 不好 很差 差 问题
    high highest urgent critical fatal overdue expired rejected declined failed lost absent out-of-stock hard bad poor problem blocked`,
  amber: `中 中等 重要 重点 严重 较高 暂停 迟到 预警 库存不足 有磨损 洽谈中 面试中 维修中 支出 出库 已预订 已预约
    medium moderate important major pending requested waiting on-hold paused late warning low-stock worn negotiating interview in-repair
    expense out reserved unpaid`,
  blue: `进行中 已确认 已寄出 已发货 已联系 已投递 使用中 在售 建议
    doing in-progress confirmed sent shipped contacted applied in-use available borrowed reading watching on-the-way idea`,
  green: `完成 已完成 已付款 已批准 已通过 合格 通过 已成交 已录用 已解决 已发布 已送达 已归还 已领养 正常 有效 空闲 充足 简单 很好 优秀 出勤 收入 入库 全新 读完 看过 表扬
    done completed finished paid approved passed won offer solved published delivered returned adopted active free easy great
    excellent present income in praise`,
  cyan: `低 最低 轻微 普通 不错 良好 闲置 low lowest minor normal good in-storage`,
  grey: `待办 未开始 草稿 想读 想看 不急 一般 已取消 已关闭 已归档 已报废 已到期 停用
    todo to-do not-started draft to-read to-watch backlog okay cancelled canceled closed archived retired ended`,
};

const toneOfWord = new Map(
  Object.entries(meanings).flatMap(([tone, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, tone as Tone]),
  ),
);

/** What Chinese words for states begin or end with: 待审批, 处理中, 已签收. */
const patterns: readonly (readonly [RegExp, Tone])[] = [
  [/^待./, 'amber'],
  [/.中$/, 'blue'],
  [/^已./, 'green'],
  [/^未./, 'grey'],
];

function meaningOf({ value, label }: Choice): Tone | undefined {
  const words = [label.zh, label.en.toLowerCase().replaceAll(' ', '-'), value];
  const known = words.map((word) => toneOfWord.get(word)).find((tone) => tone !== undefined);
  return known ?? patterns.find(([pattern]) => pattern.test(label.zh))?.[1];
}

/** Colours that say neither good nor bad, for choices beside those that do. */
const quiet: readonly Tone[] = ['violet', 'cyan', 'blue', 'grey'];

/**
 * The colour of each choice of a field: high is red, done is green. Where none has such a meaning they get the colours
 * in turn. Where two mean the same the later one keeps the colour, which is where states end.
 */
export function tonesOf(choices: readonly Choice[]): readonly Tone[] {
  const meant = choices.map(meaningOf);
  if (meant.every((tone) => tone === undefined))
    return choices.map((_, index) => tones[index % tones.length] ?? 'grey');
  const kept = meant.map((tone, index) => (meant.indexOf(tone, index + 1) === -1 ? tone : undefined));
  const spare = quiet.filter((tone) => !kept.includes(tone));
  let given = 0;
  return kept.map((tone, index) => {
    if (tone !== undefined) return tone;
    const next = spare[given] ?? meant[index] ?? 'grey';
    given += 1;
    return next;
  });
}
