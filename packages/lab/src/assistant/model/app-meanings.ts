import { keepingFamilies } from '@toolbench/contracts/app-commands.ts';
import type { AppFamily, AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { prepareModel } from '../generate/shared/prepare-model.ts';
import { buildPages } from '../language/build/build-pages.ts';
import { familyNames } from '../language/tables/family-names.ts';
import { featureNames } from '../language/tables/feature-names.ts';
import { colourName } from '../language/words/colour-lexicon.ts';
import { kebabCase } from '../language/words/english.ts';
import { both, impossible, type Meanings } from './command-set.ts';

/** Whether an app can become one of another kind. */
export const isKeeping = (family: AppFamily): boolean => keepingFamilies.some((one) => one === family);

/** What is kept from others keeps an app its owner's: the labels of it, undefined where there is no owner. */
function keptFromOthers(model: AppModel): Bilingual | undefined {
  const { visitors } = prepareModel(model);
  if (!visitors.owned) return undefined;
  const labels = model.entities.filter(({ name }) => visitors.hidden.has(name)).map(({ label }) => label);
  return both(labels.map(({ zh }) => `“${zh}”`).join('、'), labels.map(({ en }) => `“${en}”`).join(', '));
}

/** Why the owner's password stays; undefined where there is none, or another sign-in is meant. */
function passwordStays(model: AppModel): Bilingual | undefined {
  const kept = keptFromOthers(model);
  return (
    kept &&
    both(
      `店主的密码去不掉：${kept.zh ? `${kept.zh}不给别人看` : '只有店主能修改'}。要去掉它，先说“谁都能看”和“谁都能修改”。`,
      `The owner’s password cannot be taken away: ${kept.en ? `${kept.en} is kept from others` : 'only the owner changes things'}. To have none, say first that everybody sees and changes all of it.`,
    )
  );
}

const reasonOf = (reason: Bilingual | undefined) => reason && { reason };

/** What the app is called, how it looks, the language it opens in, and what its lists can do. */
export const appMeanings: Meanings<
  'set-name' | 'set-kind' | 'set-colour' | 'set-language' | 'set-feature' | 'set-owned' | 'leave-words'
> = {
  'set-name': {
    apply: (model, { name }) =>
      name.zh === model.name.zh && name.en === model.name.en
        ? model
        : {
            ...model,
            name,
            slug: kebabCase(name.en).slice(0, 40) || model.slug,
            sections: model.sections.map((section) =>
              section.kind === 'hero' && section.title.zh === model.name.zh ? { ...section, title: name } : section,
            ),
          },
    words: (_, { name }) => both(`应用改名为“${name.zh}”`, `The app is now called “${name.en}”`),
  },
  'set-kind': {
    apply: (model, { kind }) => {
      const { zh, en } = familyNames[model.family];
      return isKeeping(model.family)
        ? {
            ...model,
            family: kind,
            entities: model.entities.map(({ open: _, ...entity }) => entity),
            pages: buildPages(kind, model.entities, []),
          }
        : impossible(`“${zh}”不能变成别的类型。`, `“${en}” cannot become another kind of app.`);
    },
    words: (_, { kind }) => {
      const { zh, en } = familyNames[kind];
      return both(`类型改为${zh}`, `The kind of app is now: ${en}`);
    },
  },
  'set-colour': {
    apply: (model, { colour }) => ({ ...model, color: colour }),
    words: (_, { colour }) => {
      const { zh, en } = colourName(colour);
      return both(`颜色改为${zh}`, `The colour is now ${en}`);
    },
  },
  'set-language': {
    apply: (model, { language }) =>
      model.locale === language
        ? impossible('应用已经是这种语言了。', 'The app already is in that language.')
        : { ...model, locale: language },
    words: (_, { language }) =>
      language === 'en'
        ? both('应用以英文打开', 'The app opens in English')
        : both('应用以中文打开', 'The app opens in Chinese'),
  },
  'set-feature': {
    apply: (model, { feature, on }) => {
      const { zh, en } = featureNames[feature];
      if (model.features[feature] === on)
        return on
          ? impossible(`已经有${zh}了。`, `It already has ${en}.`)
          : (reasonOf(feature === 'login' ? passwordStays(model) : undefined) ??
              impossible(`本来就没有${zh}。`, `It has no ${en} anyway.`));
      return { ...model, features: { ...model.features, [feature]: on } };
    },
    words: (model, { feature, on }) => {
      const { zh, en } = featureNames[feature];
      if (feature === 'login' && !on && keptFromOthers(model))
        return both('不能再注册了；店主仍凭密码登录', 'Nobody signs up any more; the owner still signs in by password');
      return on ? both(`加了${zh}`, `Added ${en}`) : both(`去掉了${zh}`, `Removed ${en}`);
    },
  },
  'set-owned': {
    apply: (model, { owned }) => ({ ...model, owned }),
    words: (model, { owned }) => {
      const kept = owned ? undefined : keptFromOthers({ ...model, owned });
      if (kept)
        return both(
          `${kept.zh}不给别人看，所以仍然只有店主能修改`,
          `Still only the owner changes things, as ${kept.en} is kept from others`,
        );
      return owned
        ? both('只有店主能修改', 'Only the owner changes things')
        : both('修改不再只归店主', 'Changing things is no longer the owner’s alone');
    },
  },
  'leave-words': {
    apply: ({ unread = [], ...model }, { words }) => {
      const left = unread.filter((one) => one !== words);
      return left.length === 0 ? model : { ...model, unread: left };
    },
    words: (_, { words }) => both(`不管“${words}”`, `“${words}” is left alone`),
  },
};
