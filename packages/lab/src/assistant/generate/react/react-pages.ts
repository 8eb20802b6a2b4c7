import { apiFile, browserStoreFile } from '../pages/api-files.ts';
import { iconsFile } from '../pages/icons-file.ts';
import { browserSeedsFile } from '../pages/model-files.ts';
import { sharedPageFiles, type Files } from '../pages/shared-page-files.ts';
import { pageTestFiles } from '../pages/test-files.ts';
import { viteConfigFile, webIndexFile, webManifestFile } from '../pages/web-files.ts';
import type { GeneratedPageKind, Model } from '../shared/prepare-model.ts';
import { hidesDrafts } from '../shared/server-entity.ts';
import { reactAccountFile } from './account-file.ts';
import { reactAppFile, reactMainFile } from './app-files.ts';
import { reactBoardFile } from './board-page.ts';
import { reactCalculatorFile } from './calculator-page.ts';
import { reactCalendarFile } from './calendar-page.ts';
import { reactBarsFile, reactChartFile } from './chart-page.ts';
import { reactChatFile } from './chat-page.ts';
import { reactDialogsFile } from './dialogs-file.ts';
import { reactFormFile } from './form-file.ts';
import { reactFormPageFile } from './form-page.ts';
import { reactBrowseFile, reactGalleryFile, reactTileFile } from './gallery-page.ts';
import { reactLandingFile } from './landing-page.ts';
import { reactListFile } from './list-page.ts';
import { reactIconFile, reactPartsFile } from './part-files.ts';
import { reactPostsFile } from './posts-page.ts';
import { reactHooksFile, reactRecordActionsFile, reactValueFile } from './record-files.ts';
import { reactResultsFile } from './results-page.ts';
import { reactCartFile, reactShopFile } from './shop-pages.ts';

type WebPageKind = Exclude<GeneratedPageKind, 'api'>;

const pageFiles: Readonly<Record<WebPageKind, (model: Model, kinds: readonly string[]) => string>> = {
  list: reactListFile,
  board: reactBoardFile,
  calendar: reactCalendarFile,
  chart: reactChartFile,
  gallery: reactGalleryFile,
  posts: ({ publications }) => reactPostsFile(publications.size > 0),
  shop: (_model, kinds) => reactShopFile(kinds.includes('cart')),
  cart: reactCartFile,
  form: reactFormPageFile,
  results: reactResultsFile,
  chat: (model) => reactChatFile(model.slug),
  calculator: reactCalculatorFile,
  landing: reactLandingFile,
};

const pageName = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;

function sourceFiles(model: Model): Files {
  const kinds = [...new Set(model.pages.flatMap(({ kind }) => (kind === 'api' ? [] : [kind])))];
  const has = (...some: readonly string[]) => kinds.some((kind) => some.includes(kind));
  const { login } = model.features;
  const hasRecords = model.entities.length > 0;
  const files: Files = [
    ['main.jsx', reactMainFile()],
    ['App.jsx', reactAppFile(model)],
    ...sharedPageFiles(model),
    ['lib/icons.js', iconsFile()],
    ['components/Icon.jsx', reactIconFile()],
    ['components/Parts.jsx', reactPartsFile()],
    ...kinds.map((kind): [string, string] => [`pages/${pageName(kind)}.jsx`, pageFiles[kind](model, kinds)]),
  ];
  if (hasRecords || has('calculator')) files.push(['components/RecordForm.jsx', reactFormFile()]);
  if (hasRecords) {
    files.push(
      ['api.js', apiFile({ hasLogin: login, hasBrowserStore: true })],
      ['browser-store.js', browserStoreFile(model)],
      ['browser-seeds.js', browserSeedsFile(model)],
      ['hooks.js', reactHooksFile(login, hidesDrafts(model))],
      ['components/Dialogs.jsx', reactDialogsFile()],
      ['components/RecordActions.jsx', reactRecordActionsFile()],
      ['components/Value.jsx', reactValueFile()],
    );
  }
  if (has('chart', 'results')) files.push(['components/Bars.jsx', reactBarsFile()]);
  if (has('gallery', 'posts', 'shop'))
    files.push(['components/Browse.jsx', reactBrowseFile(model.publications.size > 0)]);
  if (has('gallery', 'shop')) files.push(['components/Tile.jsx', reactTileFile()]);
  if (login) files.push(['components/Account.jsx', reactAccountFile()]);
  return files;
}

/** A front end in React: files by path within its folder. */
export function reactPages(model: Model): Files {
  return [
    ['index.html', webIndexFile(model, 'main.jsx')],
    ['package.json', webManifestFile(model, 'react')],
    ['vite.config.js', viteConfigFile('react')],
    ...sourceFiles(model).map(([path, text]): [string, string] => [`src/${path}`, text]),
    ...pageTestFiles(model),
  ];
}
