import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';

type Section = AppModel['sections'][number];

const item = (titleZh: string, titleEn: string, zh: string, en: string) => ({
  title: { zh: titleZh, en: titleEn },
  text: { zh, en },
});

/** What a landing page says before its maker writes it; `name` is the app's. */
const landingSections: Readonly<Record<Section['kind'], (name: { zh: string; en: string }) => Section>> = {
  hero: (name) => ({
    kind: 'hero',
    title: name,
    text: { zh: '用一句话说明你做什么、为谁而做。', en: 'One sentence on what you do, and for whom.' },
    items: [item('联系我们', 'Get in touch', '很快给你答复。', 'You will hear from us soon.')],
  }),
  features: () => ({
    kind: 'features',
    title: { zh: '我们的特色', en: 'What we offer' },
    text: { zh: '为什么大家选择我们。', en: 'Why people choose us.' },
    items: [
      item('用心', 'With care', '每一个细节都认真对待。', 'Every detail is looked after.'),
      item('可靠', 'Reliable', '说到做到，按时完成。', 'We do what we say, on time.'),
      item('就在身边', 'Close by', '有问题随时找得到人。', 'Somebody is there when you need help.'),
    ],
  }),
  pricing: () => ({
    kind: 'pricing',
    title: { zh: '价格', en: 'Pricing' },
    text: { zh: '选择适合你的方案。', en: 'Choose what fits you.' },
    items: [
      item('基础版 ¥29', 'Basic $9', '适合先试一试。', 'To try it out.'),
      item('标准版 ¥89', 'Standard $29', '大多数人的选择。', 'What most people take.'),
      item('专业版 ¥299', 'Professional $99', '适合团队。', 'For teams.'),
    ],
  }),
  questions: () => ({
    kind: 'questions',
    title: { zh: '常见问题', en: 'Questions' },
    text: { zh: '大家常问的几件事。', en: 'What people often ask.' },
    items: [
      item('怎么开始？', 'How do I start?', '写信或打电话给我们就可以。', 'Write to us or call us.'),
      item('可以取消吗？', 'Can I cancel?', '可以，随时都行。', 'Yes, at any time.'),
      item('在哪里？', 'Where are you?', '地址在页面下方。', 'The address is at the end of the page.'),
    ],
  }),
  quotes: () => ({
    kind: 'quotes',
    title: { zh: '大家怎么说', en: 'What people say' },
    text: { zh: '这里放真实的评价，示例请替换。', en: 'Put real words here; these are examples.' },
    items: [
      item('张女士', 'Anna M.', '服务很周到，下次还会来。', 'Friendly and quick. I will come back.'),
      item('李先生', 'Ben C.', '比想象中还要好。', 'Better than I had hoped.'),
    ],
  }),
  contact: () => ({
    kind: 'contact',
    title: { zh: '联系我们', en: 'Contact' },
    text: { zh: '欢迎来信、来电或来访。', en: 'Write, call or come by.' },
    items: [
      item('邮箱', 'Email', 'hello@example.com', 'hello@example.com'),
      item('电话', 'Phone', '138 0000 0000', '+44 20 7946 0000'),
      item('地址', 'Address', '中山路 18 号', '18 Mill Street'),
    ],
  }),
};

/** What every landing page has, in the order in which sections stand. */
const sectionOrder = ['hero', 'features', 'pricing', 'quotes', 'questions', 'contact'] as const;
const usualSections: ReadonlySet<Section['kind']> = new Set(['hero', 'features', 'contact']);

/** The usual sections of a landing page, and those that were asked for. */
export const sectionsOf = (name: Readonly<{ zh: string; en: string }>, asked: readonly Section['kind'][]): Section[] =>
  sectionOrder
    .filter((kind) => usualSections.has(kind) || asked.includes(kind))
    .map((kind) => landingSections[kind](name));

const sampleTitles: ReadonlySet<string> = new Set(
  Object.values(landingSections).flatMap((make) => make({ zh: '', en: '' }).items.map(({ title }) => title.en)),
);

/** Whether an item of a page is one that it had for an example. */
export const isSample = ({ title }: Section['items'][number]): boolean => sampleTitles.has(title.en);
