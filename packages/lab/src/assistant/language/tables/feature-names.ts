import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import type { Feature } from './words/feature-words.ts';

/** What the features of apps are called. */
export const featureNames: Readonly<Record<Feature, Bilingual>> = {
  search: { zh: '搜索', en: 'search' },
  filter: { zh: '筛选', en: 'filters' },
  sort: { zh: '排序', en: 'sorting' },
  paging: { zh: '分页', en: 'paging' },
  csv: { zh: 'CSV 导出', en: 'CSV export' },
  dark: { zh: '深色模式', en: 'dark mode' },
  login: { zh: '登录', en: 'sign-in' },
};
