import type { AppModel, Bilingual } from '@toolbench/contracts/app-model.ts';
import { familyNames } from './tables/family-names.ts';

const texts = {
  zh: {
    kinds: '可以做的应用',
    fields: '可以说明的内容',
    said: [
      '每种数据有哪些字段：“每个客户有姓名、电话和邮箱（必填）”',
      '选项：“状态（待办、进行中、完成）”',
      '关系：“任务属于项目”',
      '功能：搜索、筛选、排序、分页、导出 CSV、深色模式、登录',
      '页面：看板、日历、统计图；颜色和名字也可以说',
    ],
    examples: '可以这样说',
    asked: [
      '做一个待办清单，有标题、截止日期和优先级（低、中、高）',
      '理发店预约系统，客户填姓名、电话和时间',
      '仓库库存管理，绿色，需要登录，支持导出 CSV',
    ],
    not: '做不了游戏、翻译、图片或视频处理，也写不了文章：这些需要配置聊天模型。',
  },
  en: {
    kinds: 'Apps it can make',
    fields: 'What can be said about them',
    said: [
      'Which fields there are: “each customer has a name, phone and email (required)”',
      'Choices: “status (to do, doing, done)”',
      'Relations: “tasks belong to projects”',
      'Features: search, filters, sorting, paging, CSV export, dark mode, sign-in',
      'Pages: board, calendar, chart; a colour and a name, too',
    ],
    examples: 'For example',
    asked: [
      'A to-do list with title, due date and priority (low, medium, high)',
      'A booking system for a hair salon with name, phone and time',
      'Inventory for a warehouse, green, with login and CSV export',
    ],
    not: 'It makes no games, translations, pictures or videos and writes no articles: those need a chat model.',
  },
} as const;

/** What the engine without a language model can do, as Markdown, for answers to what it did not understand. */
export function capabilities(locale: 'zh' | 'en'): string {
  const text = texts[locale];
  const kinds = Object.values(familyNames).map((name) => name[locale]);
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    `**${text.kinds}**${locale === 'zh' ? '：' : ': '}${kinds.join(locale === 'zh' ? '、' : ', ')}`,
    `**${text.fields}**\n\n${list(text.said)}`,
    `**${text.examples}**\n\n${list(text.asked)}`,
    text.not,
  ].join('\n\n');
}

/** Changes that this model can take, as they would be said. */
export function changeExamples(model: AppModel): Bilingual[] {
  const [entity] = model.entities;
  const look: Bilingual[] = [
    { zh: '颜色改成绿色', en: 'Make it green' },
    { zh: '应用改名为“我的应用”', en: 'Rename the app to “My app”' },
  ];
  if (entity === undefined) return look;
  const [field] = entity.fields.slice(-1);
  const { zh, en } = entity.label;
  return [
    { zh: `给${zh}加一个备注字段`, en: `Add a remark field to ${en}` },
    ...(field === undefined
      ? []
      : [{ zh: `删除${zh}的${field.label.zh}字段`, en: `Remove the ${field.label.en} field of ${en}` }]),
    { zh: '加一个统计图页面', en: 'Add a chart page' },
    ...look,
  ];
}
