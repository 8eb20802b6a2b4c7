import { browserSeedsFile, calculationsFile, dataFile } from './pages/model-files.ts';
import { pageStyle } from './pages/page-style.ts';
import { samplesOf } from './shared/samples.ts';
import { hidesDrafts } from './shared/server-entity.ts';
import { accountWords, ownerWords, words } from './pages/words.ts';
import { htmlText, jsonText, type Plain, jsLiteral } from './shared/literals.ts';
import type { Model } from './shared/prepare-model.ts';
import { filesOf, type Files, type Templates } from './templates.ts';

const upperCase = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** How each project names its pages: the file, what it gives, and how that is imported. */
const projects = {
  plain: {
    project: 'web-plain',
    source: '',
    file: (kind: string) => `pages/${kind}.js`,
    name: (kind: string) => `${kind}Page`,
  },
  react: {
    project: 'web-react',
    source: 'src/',
    file: (kind: string) => `pages/${upperCase(kind)}Page.jsx`,
    name: (kind: string) => `${upperCase(kind)}Page`,
  },
  vue: {
    project: 'web-vue',
    source: 'src/',
    file: (kind: string) => `pages/${upperCase(kind)}Page.vue`,
    name: (kind: string) => `${upperCase(kind)}Page`,
  },
} as const;

export type PageProject = keyof typeof projects;

/** pages.js: the kinds of pages that the app has. */
function pagesFile(kinds: readonly string[], framework: PageProject): string {
  const { file, name } = projects[framework];
  const imports = kinds.map((kind) => {
    return `import ${framework === 'vue' ? name(kind) : `{ ${name(kind)} }`} from './${file(kind)}';\n`;
  });
  const entries = kinds.map((kind) => `  ${kind}: ${name(kind)},\n`);
  return `${imports.join('')}\n/** By their kind. */\nexport const pages = {\n${entries.join('')}};\n`;
}

/** The page of the project, in the language and with the name of the app. */
const indexFile = (page: string, { locale, name }: Model) =>
  page
    .replace('lang="zh-CN"', `lang="${locale === 'zh' ? 'zh-CN' : 'en'}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${htmlText(name[locale] || name.en)}</title>`);

/** test/samples.json: a record of each kind for the tests of the pages, which refer to the first of what they refer to. */
const pageSamplesFile = (model: Model) =>
  jsonText(
    samplesOf(model).map(({ plural, values, references, textField, published, draft, limit }) => ({
      plural,
      textField,
      values: { ...values, ...published, ...Object.fromEntries(Object.keys(references).map((name) => [name, 1])) },
      draft: hidesDrafts(model) ? draft : null,
      limit,
    })) as unknown as Plain,
  );

function wordsOf({ features }: Model, language: 'zh' | 'en') {
  const { login, signUp } = features;
  return {
    ...words[language],
    ...(login ? accountWords[language] : {}),
    ...(login && !signUp ? ownerWords[language] : {}),
  };
}

/** words.js: the words of the pages in both languages. */
const wordsFile = (model: Model) =>
  `export const words = ${jsLiteral({ zh: wordsOf(model, 'zh'), en: wordsOf(model, 'en') })};\n`;

/** What plain pages, React and Vue have in common, without a framework: words, rules and looks in `src`, and their tests. */
const sharedPageFiles = (model: Model, templates: Templates): Files =>
  filesOf(templates, 'web-shared', '', {
    'src/data.js': dataFile(model),
    'src/words.js': wordsFile(model),
    'src/styles.css': pageStyle(model, templates),
    'src/browser-seeds.js': browserSeedsFile(model),
    'src/lib/calculations.js': calculationsFile(model),
    'test/samples.json': pageSamplesFile(model),
  }).filter(([path]) => /^(?:src|test)\//.test(path));

/**
 * Pages by path within their folder: the project of their framework with the components of those pages that the app has.
 * Plain pages are ES modules that a browser takes as they are; the others are built.
 */
export function pageFiles(model: Model, framework: PageProject, templates: Templates): Files {
  const { project, source, file } = projects[framework];
  const kinds = [...new Set(model.pages.map(({ kind }) => kind))];
  const used = new Set(kinds.map((kind) => source + file(kind)));
  const text = (path: string) => templates.get(`${project}/${path}`) ?? '';
  const manifest = () => ({
    ...(JSON.parse(text('package.json')) as Record<string, Plain>),
    name: `${model.slug}-web`,
  });
  const files = filesOf(templates, project, '', {
    'index.html': indexFile(text('index.html'), model),
    ...(framework === 'plain' ? {} : { 'package.json': jsonText(manifest()) }),
  });
  // Plain pages lie where their server serves them, and need no sources or tests of their own.
  const shared = sharedPageFiles(model, templates).flatMap(([path, content]): Files =>
    framework !== 'plain' ? [[path, content]] : path.startsWith('src/') ? [[path.slice('src/'.length), content]] : [],
  );
  return [
    ...files.filter(([path]) => !path.startsWith(`${source}pages/`) || used.has(path)),
    ...shared,
    [`${source}pages.js`, pagesFile(kinds, framework)],
  ];
}
