import type {
  AppEntity,
  AppFamily,
  AppField,
  AppPage,
  Bilingual,
  PageKind,
} from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { kebabCase, plural } from '../words/english.ts';

const labels: Readonly<Record<PageKind, Bilingual>> = {
  list: { zh: '列表', en: 'List' },
  board: { zh: '看板', en: 'Board' },
  calendar: { zh: '日历', en: 'Calendar' },
  chart: { zh: '统计', en: 'Charts' },
  gallery: { zh: '图库', en: 'Gallery' },
  posts: { zh: '文章', en: 'Posts' },
  shop: { zh: '商店', en: 'Shop' },
  cart: { zh: '购物车', en: 'Cart' },
  form: { zh: '填写', en: 'Form' },
  results: { zh: '结果', en: 'Results' },
  chat: { zh: '聊天', en: 'Chat' },
  calculator: { zh: '计算', en: 'Calculate' },
  landing: { zh: '首页', en: 'Home' },
};

/** What the charts of a dashboard are called. */
const overview: Bilingual = { zh: '总览', en: 'Overview' };

const ofType = (entity: AppEntity, ...types: AppField['type'][]) =>
  entity.fields.find(({ type }) => types.includes(type));

/** What a page of a kind is arranged by; undefined where the entity has nothing for it. */
export function arrangement(kind: PageKind, entity: AppEntity): Pick<AppPage, 'by' | 'sum'> | undefined {
  if (kind === 'board') {
    const choices = entity.fields.filter(({ type }) => type === 'choice');
    const by = choices.find(({ name }) => /status|stage|state/i.test(name)) ?? choices[0];
    return by === undefined ? undefined : { by: by.name };
  }
  if (kind === 'calendar') {
    const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'date-time');
    const by = dates.find(({ name }) => /due|start|date/i.test(name)) ?? dates[0];
    return by === undefined ? undefined : { by: by.name };
  }
  if (kind !== 'chart') return {};
  const by =
    ofType(entity, 'choice') ??
    ofType(entity, 'date', 'date-time') ??
    ofType(entity, 'reference', 'boolean') ??
    entity.fields.find(({ name, type }) => type === 'text' && name !== entity.titleField) ??
    ofType(entity, 'text');
  const sum = ofType(entity, 'money') ?? ofType(entity, 'decimal', 'integer');
  return by === undefined ? undefined : { by: by.name, ...(sum === undefined ? {} : { sum: sum.name }) };
}

/** The name of a page; pages that are not the entity's only one say what they show. */
function pageLabel(kind: PageKind, entity: AppEntity | undefined): Bilingual {
  if (entity === undefined || kind === 'cart' || kind === 'landing' || kind === 'calculator') return labels[kind];
  if (kind === 'chat') return labels.chat;
  if (entity.name === 'ContactMessage' && kind === 'form') return { zh: '联系我们', en: 'Contact form' };
  if (entity.name === 'SurveyResponse' && kind === 'form') return { zh: '填写问卷', en: 'Take the survey' };
  if (entity.name === 'SurveyResponse' && kind === 'results') return labels.results;
  const things = { zh: entity.label.zh, en: plural(entity.label.en) };
  if (kind === 'list' || kind === 'shop' || kind === 'posts') return things;
  return { zh: `${entity.label.zh}${labels[kind].zh}`, en: `${entity.label.en} ${labels[kind].en.toLowerCase()}` };
}

/** A page of an entity; undefined where the entity has nothing to arrange it by. */
export function buildPage(kind: PageKind, entity: AppEntity): AppPage | undefined {
  const arranged = arrangement(kind, entity);
  if (arranged === undefined) return undefined;
  const key = kind === 'list' ? entity.plural : kind === 'cart' ? 'cart' : `${entity.plural}-${kind}`;
  return { key: kebabCase(key), label: pageLabel(kind, entity), kind, entity: entity.name, ...arranged };
}

/** How the main thing of a family is shown; the first page is where the app opens. */
const mainPages: Readonly<Record<AppFamily, readonly PageKind[]>> = {
  todo: ['list', 'board'],
  notes: ['list'],
  blog: ['posts', 'list'],
  shop: ['shop', 'list'],
  booking: ['calendar', 'list'],
  contacts: ['list'],
  inventory: ['list', 'chart'],
  expenses: ['list', 'chart'],
  tracker: ['list', 'chart'],
  survey: ['form', 'results'],
  dashboard: ['chart', 'list'],
  calculator: ['calculator'],
  landing: ['landing'],
  chat: ['chat'],
  api: [],
  records: ['list'],
};

const siteKinds: ReadonlyMap<string, readonly PageKind[]> = new Map([
  ['ContactMessage', ['form', 'list']],
  ['Artwork', ['gallery', 'list']],
]);

/** Guests read a menu, and no list of dishes. */
const siteLabels: ReadonlyMap<string, Bilingual> = new Map([['Dish', { zh: '菜单', en: 'Menu' }]]);

/** A site opens with what it presents; visitors write in a form, and what they wrote is in a list. */
function sitePages(entities: readonly AppEntity[]): AppPage[] {
  const pages = entities.flatMap((entity) => {
    const kinds = siteKinds.get(entity.name) ?? ['list'];
    const label = siteLabels.get(entity.name);
    return kinds.flatMap((kind) => {
      const page = buildPage(kind, entity);
      return page === undefined ? [] : [label === undefined ? page : { ...page, label }];
    });
  });
  return [{ key: 'landing', label: labels.landing, kind: 'landing' }, ...pages];
}

/** The pages of an app: those of its family, those that were asked for, and a list of everything else. */
export function buildPages(family: AppFamily, entities: readonly AppEntity[], asked: readonly PageKind[]): AppPage[] {
  if (family === 'api') return [];
  if (family === 'calculator') return [{ key: family, label: labels[family], kind: family }];
  if (family === 'landing') return sitePages(entities);
  const [main, ...others] = entities;
  if (main === undefined) return [];
  const usual = mainPages[family];
  const first: readonly PageKind[] = asked.includes('board')
    ? ['board']
    : asked.includes('calendar')
      ? ['calendar']
      : [];
  const charted = entities.find((entity) =>
    entity.fields.some(({ type }) => type === 'money' || type === 'decimal' || type === 'integer'),
  );
  const pages = [...new Set([...first, ...usual, ...asked])].flatMap((kind) => {
    if (kind === 'cart') return [];
    const entity = kind === 'chart' && family === 'tracker' ? (charted ?? main) : main;
    const page = buildPage(kind, entity);
    if (page === undefined) return [];
    return kind === 'chart' && family === 'dashboard' ? { ...page, label: overview } : page;
  });
  const order = family === 'shop' ? others.find(({ name }) => name === 'Order') : undefined;
  const cart = order === undefined ? undefined : buildPage('cart', order);
  const shown = pages.map((page) => {
    const { zh, en } = page.label;
    return page.kind === 'list' && (family === 'shop' || family === 'blog')
      ? { ...page, label: { zh: `管理${zh}`, en: `Manage ${en.toLowerCase()}` } }
      : page;
  });
  const lists = others.flatMap((entity) => buildPage('list', entity) ?? []);
  const all = [
    ...(shown.length > 0 ? shown : [buildPage('list', main)]),
    ...(cart === undefined ? [] : [cart]),
    ...lists,
  ];
  return all
    .flatMap((page) => page ?? [])
    .filter((page, at, list) => list.findIndex(({ key }) => key === page.key) === at)
    .slice(0, limits.assistant.pages);
}
