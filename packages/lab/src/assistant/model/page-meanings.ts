import type { AppModel, AppPage, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { buildPage } from '../language/build/build-pages.ts';
import {
  both,
  entityIn,
  impossible,
  labelOf,
  moved,
  unknown,
  without,
  type Impossible,
  type Meanings,
} from './command-set.ts';

const pageIn = (model: AppModel, key: string) => model.pages.find((page) => page.key === key);

/** A key that no page has. */
function freeKey(model: AppModel, wanted: string): string {
  let key = wanted;
  for (let more = 2; pageIn(model, key) !== undefined; more += 1) key = `${wanted.slice(0, 36)}-${more}`;
  return key;
}

function arranged(page: AppPage, { by, sum }: { by?: string | undefined; sum?: string | null | undefined }): AppPage {
  const { sum: before, ...rest } = page;
  const measure = sum === undefined ? before : (sum ?? undefined);
  return { ...rest, ...(by === undefined ? {} : { by }), ...(measure === undefined ? {} : { sum: measure }) };
}

function onPage(
  model: AppModel,
  key: string,
  change: (page: AppPage) => readonly AppPage[] | Impossible,
): AppModel | Impossible {
  const page = pageIn(model, key);
  if (page === undefined) return unknown(key);
  const pages = change(page);
  return 'reason' in pages ? pages : { ...model, pages: [...pages] };
}

const usualLabels: Readonly<Partial<Record<AppPage['kind'], Bilingual>>> = {
  landing: { zh: '首页', en: 'Home' },
  calculator: { zh: '计算', en: 'Calculate' },
};

/** The pages, what is worked out, and what a landing page says. */
export const pageMeanings: Meanings<
  | 'add-page'
  | 'change-page'
  | 'move-page'
  | 'remove-page'
  | 'set-calculation'
  | 'remove-calculation'
  | 'set-section'
  | 'remove-section'
> = {
  'add-page': {
    apply: (model, { kind, entity: name, by, sum, label }) => {
      const entity = entityIn(model, name);
      if (name !== undefined && entity === undefined) return unknown(name);
      if (model.pages.length >= limits.assistant.pages)
        return impossible('页面太多了。', 'That would be too many pages.');
      const usual = usualLabels[kind];
      const built = entity === undefined ? usual && { key: kind, kind, label: usual } : buildPage(kind, entity);
      if (built === undefined)
        return impossible('没有可以用来排这个页面的字段。', 'There is no field to arrange such a page by.');
      const page = { ...arranged(built, { by, sum }), key: freeKey(model, built.key), label: label ?? built.label };
      return { ...model, pages: [...model.pages, page] };
    },
    words: (model, { kind, entity: name, label }) => {
      const entity = entityIn(model, name);
      const page = label ?? (entity && buildPage(kind, entity)?.label) ?? usualLabels[kind] ?? both(kind, kind);
      return both(`加了页面“${page.zh}”`, `Added the page “${page.en}”`);
    },
  },
  'change-page': {
    apply: (model, { page: key, to: { label, by, sum } }) =>
      onPage(model, key, (page) =>
        model.pages.map((one) => (one === page ? { ...arranged(one, { by, sum }), label: label ?? one.label } : one)),
      ),
    words: (model, { page: key, to: { label, by, sum } }) => {
      const page = pageIn(model, key);
      const { zh, en } = labelOf(page, key);
      if (label !== undefined)
        return both(`页面“${zh}”改名为“${label.zh}”`, `Renamed the page “${en}” to “${label.en}”`);
      const fields = entityIn(model, page?.entity)?.fields ?? [];
      const named = (name: string) =>
        labelOf(
          fields.find((field) => field.name === name),
          name,
        );
      if (by !== undefined) return both(`页面“${zh}”按“${named(by).zh}”`, `The page “${en}” goes by “${named(by).en}”`);
      return typeof sum === 'string'
        ? both(`页面“${zh}”合计“${named(sum).zh}”`, `The page “${en}” sums up “${named(sum).en}”`)
        : both(`页面“${zh}”统计条数`, `The page “${en}” counts records`);
    },
  },
  'move-page': {
    apply: (model, { page: key, at }) => onPage(model, key, (page) => moved(model.pages, page, at)),
    words: (model, { page, at }) => {
      const { zh, en } = labelOf(pageIn(model, page), page);
      return both(`页面“${zh}”移到第 ${at + 1} 位`, `Moved the page “${en}” to place ${at + 1}`);
    },
  },
  'remove-page': {
    apply: (model, { page: key }) =>
      onPage(model, key, (page) =>
        model.pages.length === 1
          ? impossible('这是唯一的页面，不能删除。', 'It is the only page and cannot be removed.')
          : model.pages.filter((one) => one !== page),
      ),
    words: (model, { page }) => {
      const { zh, en } = labelOf(pageIn(model, page), page);
      return both(`删除了页面“${zh}”`, `Removed the page “${en}”`);
    },
  },
  'set-calculation': {
    apply: (model, { calculation }) => {
      const isThere = model.calculations.some(({ key }) => key === calculation.key);
      const calculations = isThere
        ? model.calculations.map((one) => (one.key === calculation.key ? calculation : one))
        : [...model.calculations, calculation];
      return { ...model, calculations };
    },
    words: (_, { calculation: { label, outputs } }) => {
      const formulas = outputs.map(({ formula }) => formula).join('; ');
      return both(`“${label.zh}”按 ${formulas} 计算`, `“${label.en}” is worked out by ${formulas}`);
    },
  },
  'remove-calculation': {
    apply: (model, { calculation }) => ({
      ...model,
      calculations: model.calculations.filter(({ key }) => key !== calculation),
    }),
    words: (model, { calculation: key }) => {
      const { zh, en } = labelOf(
        model.calculations.find((one) => one.key === key),
        key,
      );
      return both(`删除了计算“${zh}”`, `Removed the calculation “${en}”`);
    },
  },
  'set-section': {
    apply: (model, { at, section }) => ({
      ...model,
      sections:
        at < model.sections.length
          ? model.sections.map((one, place) => (place === at ? section : one))
          : [...model.sections, section],
    }),
    words: (_, { section: { title } }) =>
      both(`首页的“${title.zh}”改了`, `The section “${title.en}” of the home page was changed`),
  },
  'remove-section': {
    apply: (model, { at }) => ({ ...model, sections: without(model.sections, at) }),
    words: (model, { at }) => {
      const title = model.sections[at]?.title ?? both('', '');
      return both(`首页去掉了“${title.zh}”`, `The home page has no section “${title.en}” any more`);
    },
  },
};
