import { apiFile, browserStoreFile } from '../pages/api-files.ts';
import { iconsFile } from '../pages/icons-file.ts';
import { browserSeedsFile } from '../pages/model-files.ts';
import { sharedPageFiles, type Files } from '../pages/shared-page-files.ts';
import { pageTestFiles } from '../pages/test-files.ts';
import { viteConfigFile, webIndexFile, webManifestFile } from '../pages/web-files.ts';
import type { GeneratedPageKind, Model } from '../shared/prepare-model.ts';
import { vueAccountButtonFile, vueAccountFile } from './account-files.ts';
import { vueAppFile, vueMainFile } from './app-files.ts';
import { vueBars, vueChartFile } from './chart-page.ts';
import { vueForms } from './forms.ts';
import { vueBrowseFile, vueGalleryFile, vueTileFile } from './gallery-page.ts';
import {
  vueCalculatorFile,
  vueCalculatorParts,
  vueChatFile,
  vueFormPageFile,
  vueLandingFile,
  vueResultsFile,
} from './input-pages.ts';
import { vueBoardFile, vueCalendarFile, vueListFile } from './list-pages.ts';
import { vueParts } from './parts.ts';
import { vuePostParts, vuePostsFile } from './posts-page.ts';
import { vueRecordParts } from './record-parts.ts';
import { vueCartFile, vueShopFile } from './shop-pages.ts';

type WebPageKind = Exclude<GeneratedPageKind, 'api'>;

const pageFiles: Readonly<Record<WebPageKind, (model: Model, kinds: readonly string[]) => string>> = {
  list: vueListFile,
  board: vueBoardFile,
  calendar: vueCalendarFile,
  chart: vueChartFile,
  gallery: vueGalleryFile,
  posts: vuePostsFile,
  shop: (_model, kinds) => vueShopFile(kinds.includes('cart')),
  cart: vueCartFile,
  form: vueFormPageFile,
  results: vueResultsFile,
  chat: (model) => vueChatFile(model.slug),
  calculator: vueCalculatorFile,
  landing: vueLandingFile,
};

const pageName = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;

function recordFiles(model: Model): Files {
  const { login } = model.features;
  return [
    ['api.js', apiFile({ hasLogin: login, hasBrowserStore: true })],
    ['browser-store.js', browserStoreFile(model)],
    ['browser-seeds.js', browserSeedsFile(model)],
    ['account.js', vueAccountFile(login)],
    ...Object.entries(vueRecordParts),
  ];
}

function sourceFiles(model: Model): Files {
  const kinds = [...new Set(model.pages.flatMap(({ kind }) => (kind === 'api' ? [] : [kind])))];
  const has = (...some: readonly string[]) => kinds.some((kind) => some.includes(kind));
  const hasRecords = model.entities.length > 0;
  const files: Files = [
    ['main.js', vueMainFile()],
    ['App.vue', vueAppFile(model)],
    ...sharedPageFiles(model),
    ['lib/icons.js', iconsFile()],
    ...Object.entries(vueParts),
    ...kinds.map((kind): [string, string] => [`pages/${pageName(kind)}.vue`, pageFiles[kind](model, kinds)]),
  ];
  if (hasRecords || has('calculator')) files.push(...Object.entries(vueForms));
  if (hasRecords) files.push(...recordFiles(model));
  if (has('calculator')) files.push(...Object.entries(vueCalculatorParts));
  if (has('chart', 'results')) files.push(...Object.entries(vueBars));
  if (has('gallery', 'posts', 'shop'))
    files.push(['components/BrowseCards.vue', vueBrowseFile(model.publications.size > 0)]);
  if (has('gallery', 'shop')) files.push(['components/RecordTile.vue', vueTileFile()]);
  if (has('posts')) files.push(...Object.entries(vuePostParts(model.publications.size > 0)));
  if (model.features.login) files.push(['components/AccountButton.vue', vueAccountButtonFile()]);
  return files;
}

/** A front end in Vue: files by path within its folder. */
export function vuePages(model: Model): Files {
  return [
    ['index.html', webIndexFile(model, 'main.js')],
    ['package.json', webManifestFile(model, 'vue')],
    ['vite.config.js', viteConfigFile('vue')],
    ...sourceFiles(model).map(([path, text]): [string, string] => [`src/${path}`, text]),
    ...pageTestFiles(model),
  ];
}
