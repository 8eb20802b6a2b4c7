import type { GeneratedPageKind } from '../shared/prepare-model.ts';
import type { Model } from '../shared/prepare-model.ts';
import { apiFile } from '../pages/api-files.ts';
import { iconsFile } from '../pages/icons-file.ts';
import { sharedPageFiles, type Files } from '../pages/shared-page-files.ts';
import { plainBoardFile } from './board-page.ts';
import { plainCalendarFile } from './calendar-page.ts';
import { domFile, feedbackFile, formFile, plainIndexFile, recordDialogsFile, valueFile } from './dom-files.ts';
import {
  plainApiFile,
  plainCalculatorFile,
  plainChatFile,
  plainFormFile,
  plainLandingFile,
  plainResultsFile,
} from './input-pages.ts';
import { plainListFile } from './list-page.ts';
import { plainAccountFile, plainMainFile } from './main-file.ts';
import { plainCartFile, plainShopFile } from './shop-pages.ts';
import { plainBarsFile, plainBrowseFile, plainChartFile, plainGalleryFile, plainPostsFile } from './show-pages.ts';

const pageFiles: Readonly<Record<GeneratedPageKind, (model: Model, kinds: readonly string[]) => string>> = {
  list: ({ features }) => plainListFile(features),
  board: ({ features }) => plainBoardFile(features),
  calendar: ({ features }) => plainCalendarFile(features),
  chart: plainChartFile,
  gallery: ({ features }) => plainGalleryFile(features),
  posts: plainPostsFile,
  shop: ({ features }, kinds) => plainShopFile(features, kinds.includes('cart')),
  cart: ({ features }) => plainCartFile(features),
  form: plainFormFile,
  results: plainResultsFile,
  chat: ({ features, slug }) => plainChatFile(features, slug),
  calculator: plainCalculatorFile,
  landing: plainLandingFile,
  api: plainApiFile,
};

/** The pages of an app as ES modules that a browser takes as they are: files by path within their folder. */
export function plainPages(model: Model): Files {
  const kinds = [...new Set<GeneratedPageKind>(model.pages.map((page) => page.kind))];
  const has = (...some: readonly string[]) => kinds.some((kind) => some.includes(kind));
  const { login } = model.features;
  const files: Files = [
    ['index.html', plainIndexFile(model)],
    ['main.js', plainMainFile(model)],
    ...sharedPageFiles(model),
    ['lib/dom.js', domFile()],
    ['lib/icons.js', iconsFile()],
    ['lib/feedback.js', feedbackFile()],
    ['lib/form.js', formFile()],
    ...kinds.map((kind): [string, string] => [`pages/${kind}.js`, pageFiles[kind](model, kinds)]),
  ];
  if (model.entities.length > 0)
    files.push(
      ['api.js', apiFile({ hasLogin: login, hasBrowserStore: false })],
      ['lib/value.js', valueFile()],
      ['lib/record-dialogs.js', recordDialogsFile()],
    );
  if (has('chart', 'results')) files.push(['lib/bars.js', plainBarsFile()]);
  if (has('gallery', 'posts', 'shop')) files.push(['lib/browse.js', plainBrowseFile(model.publications.size > 0)]);
  if (login) files.push(['account.js', plainAccountFile()]);
  return files;
}
