import type { AppField, AppModel, Bilingual } from '@toolbench/contracts/app-model.ts';
import { familyNames } from './tables/family-names.ts';
import { featureNames } from './tables/feature-names.ts';
import { fieldTypeNames } from './tables/type-names.ts';

type Locale = 'zh' | 'en';

const words = {
  zh: {
    screens: '页面',
    data: '数据',
    rules: '规则',
    calculations: '计算',
    sections: '版块',
    columns: ['字段', '类型', '要求'],
    required: '必填',
    unique: '不能重复',
    api: '没有页面，只有接口',
    order: (entity: string, field: string, isDescending: boolean) =>
      `“${entity}”按${field}${isDescending ? '降序' : '升序'}排列`,
    from: (least: number) => `不小于 ${least}`,
    to: (most: number) => `不大于 ${most}`,
    login: '没有登录的人只能看',
    features: '功能',
    seeds: (count: number) => `${count} 条示例数据`,
    assumed: '自行决定的地方',
  },
  en: {
    screens: 'Screens',
    data: 'Data',
    rules: 'Rules',
    calculations: 'Calculations',
    sections: 'Sections',
    columns: ['Field', 'Type', 'Rules'],
    required: 'required',
    unique: 'unique',
    api: 'No pages, only calls',
    order: (entity: string, field: string, isDescending: boolean) =>
      `“${entity}” is sorted by ${field}, ${isDescending ? 'descending' : 'ascending'}`,
    from: (least: number) => `at least ${least}`,
    to: (most: number) => `at most ${most}`,
    login: 'whoever is not signed in only reads',
    features: 'Features',
    seeds: (count: number) => `${count} sample records`,
    assumed: 'Decided for you',
  },
} as const;

/** Text from people, as text: no Markdown of theirs takes effect. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');

function typeOf(field: AppField, model: AppModel, locale: Locale): string {
  const name = fieldTypeNames[field.type][locale];
  if (field.type === 'choice')
    return `${name}: ${(field.choices ?? []).map(({ label }) => plain(label[locale])).join(' / ')}`;
  const target = model.entities.find((entity) => entity.name === field.target);
  return target === undefined ? name : `${name} → ${plain(target.label[locale])}`;
}

function rulesOf(field: AppField, locale: Locale): string {
  const text = words[locale];
  const isNumber = ['integer', 'decimal', 'money', 'rating'].includes(field.type);
  return [
    field.required ? text.required : '',
    field.unique ? text.unique : '',
    isNumber && field.least !== undefined ? text.from(field.least) : '',
    isNumber && field.most !== undefined ? text.to(field.most) : '',
  ]
    .filter((rule) => rule !== '')
    .join(locale === 'zh' ? '、' : ', ');
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function entityTable(entity: AppModel['entities'][number], model: AppModel, locale: Locale): string {
  const rows = entity.fields.map((field) => [
    plain(field.label[locale]),
    typeOf(field, model, locale),
    rulesOf(field, locale),
  ]);
  const lines = [words[locale].columns, ['---', '---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const seeds = entity.seeds.length > 0 ? ` (${words[locale].seeds(entity.seeds.length)})` : '';
  return `**${plain(entity.label[locale])}**${seeds}\n\n${lines.join('\n')}`;
}

function appRules(model: AppModel, locale: Locale): string[] {
  const text = words[locale];
  const on = Object.entries(featureNames).filter(([feature]) => model.features[feature as keyof AppModel['features']]);
  const orders = Object.entries(model.order).flatMap(([name, order]) => {
    const entity = model.entities.find((one) => one.name === name);
    const field = entity?.fields.find((one) => one.name === order.replace(/^-/, ''));
    return entity === undefined || field === undefined
      ? []
      : [text.order(plain(entity.label[locale]), plain(field.label[locale]), order.startsWith('-'))];
  });
  const features = on.map(([, name]) => name[locale]).join(locale === 'zh' ? '、' : ', ');
  return [
    ...(features === '' ? [] : [`${text.features}${locale === 'zh' ? '：' : ': '}${features}`]),
    ...(model.features.login ? [text.login] : []),
    ...orders,
  ];
}

/** The requirement as Markdown: screens, data with fields and types, calculations and rules; `assumptions` of reading it. */
export function describeModel(model: AppModel, locale: Locale, assumptions: readonly Bilingual[] = []): string {
  const text = words[locale];
  const pages = model.family === 'api' ? [text.api] : model.pages.map(({ label }) => plain(label[locale]));
  const calculations = model.calculations.map(
    ({ label, inputs, outputs }) =>
      `${plain(label[locale])}: ${inputs.map((input) => plain(input.label[locale])).join(', ')} → ${outputs.map((output) => plain(output.label[locale])).join(', ')}`,
  );
  const rules = appRules(model, locale);
  const part = (title: string, items: readonly string[]) => (items.length === 0 ? [] : [`### ${title}`, list(items)]);
  return [
    `## ${plain(model.name[locale])}`,
    `${familyNames[model.family][locale]} · \`${model.color}\``,
    ...part(text.screens, pages),
    ...part(
      text.sections,
      model.sections.map(({ title }) => plain(title[locale])),
    ),
    ...part(text.calculations, calculations),
    ...(model.entities.length === 0
      ? []
      : [`### ${text.data}`, ...model.entities.map((entity) => entityTable(entity, model, locale))]),
    ...part(text.rules, rules),
    ...part(
      text.assumed,
      assumptions.map((assumption) => plain(assumption[locale])),
    ),
  ].join('\n\n');
}

/** What was changed, as a Markdown list. */
export function describeChanges(changes: readonly Bilingual[], locale: Locale): string {
  return list(changes.map((change) => plain(change[locale])));
}
