import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import type { Gathered } from './gather.ts';

const bothOf = (things: Gathered['things']): Bilingual => ({
  zh: things.map(({ label }) => `“${label.zh}”`).join('、'),
  en: things.map(({ label }) => `“${label.en}”`).join(', '),
});

/** Words that were read as others. */
export const slipsSaid = (slips: ReadonlyMap<string, string>): Bilingual[] =>
  [...slips].map(([written, right]) => ({
    zh: `“${written}”当作“${right}”来理解。`,
    en: `“${written}” is read as “${right}”.`,
  }));

/** What the sentence left open and how it was decided, for the requirement card. */
export function assumptionsOf(
  model: AppModel,
  from: {
    gathered: Gathered;
    hasFields: boolean;
    isNamed: boolean;
    /** The sentence says what kind of app it wants. */
    isKindSaid: boolean;
    /** Words that were read as others. */
    slips: ReadonlyMap<string, string>;
    isLoginAsked: boolean;
    isFormulaGuessed: boolean;
  },
): Bilingual[] {
  const { gathered, hasFields, isNamed, isKindSaid, slips, isLoginAsked, isFormulaGuessed } = from;
  const found = slipsSaid(slips);
  const unknown = gathered.things.filter(
    ({ noun, name }) => noun === undefined && (gathered.fieldsOf.get(name)?.length ?? 0) < 3,
  );
  if (unknown.length > 0) {
    const { zh, en } = bothOf(unknown);
    found.push({
      zh: `词库里没有${zh}，先给了名称、描述和状态，可以在确认前修改。`,
      en: `${en} is not in the vocabulary: it has a name, a description and a status to begin with.`,
    });
  } else if (!hasFields && gathered.things.length > 0) {
    found.push({ zh: '没有说明字段，用了常见的字段。', en: 'No fields were named, so the usual ones are used.' });
  }
  if (!isKindSaid) {
    found.push({
      zh: '没有明确说是哪类应用，按内容判断。',
      en: 'The kind of app was not said outright; it follows from what it is about.',
    });
  }
  if (model.family === 'calculator' && isFormulaGuessed) {
    found.push({
      zh: '没有认出要怎么算，公式是猜的，可以修改。',
      en: 'How it is to be worked out was not recognised: the formulas are a guess and can be edited.',
    });
  }
  if (model.features.login && !isLoginAsked) {
    found.push({
      zh: '加了登录：读者只看到已发布的，草稿登录后才看得到。',
      en: 'Sign-in is added: readers see what is published, drafts only those who are signed in.',
    });
  }
  if (!isNamed)
    found.push({
      zh: '没有给应用起名，用了通用的名称。',
      en: 'The app was not given a name, so it has a general one.',
    });
  if (model.sections.length > 0)
    found.push({
      zh: '页面上的文字、价格和联系方式是示例：直接说“电话是…”、“价格：蛋糕 30元、面包 8元”就能换成自己的。',
      en: 'The texts, prices and contact details of the page are examples; say “the phone is …” or “prices: cake $30, bread $4” to have your own.',
    });
  if (model.entities.length > 0)
    found.push({ zh: '示例数据是编的，可以删除。', en: 'The example records are made up and can be deleted.' });
  return found;
}
