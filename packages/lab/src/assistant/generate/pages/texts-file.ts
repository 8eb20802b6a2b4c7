import type { Model } from '../shared/prepare-model.ts';
import { code } from '../code.ts';
import { jsLiteral } from '../shared/literals.ts';
import { accountWords, words } from './words.ts';

/** texts.js: the words of the pages in both languages, and which of them is spoken. */
export const textsFile = (model: Model) => code`
const words = ${jsLiteral({
  zh: { ...words.zh, ...(model.features.login ? accountWords.zh : {}) },
  en: { ...words.en, ...(model.features.login ? accountWords.en : {}) },
})};

const key = ${jsLiteral(`${model.slug}.language`)};
const stored = localStorage.getItem(key);
let current = stored === 'zh' || stored === 'en' ? stored : ${jsLiteral(model.locale)};
document.documentElement.lang = current === 'zh' ? 'zh-CN' : 'en';

export const language = () => current;

export function setLanguage(next) {
  current = next;
  localStorage.setItem(key, next);
  document.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en';
}

/** A word of the pages; \`{n}\` and the like are filled in. */
export function t(name, values = {}) {
  return words[current][name].replace(/\{(\w+)\}/g, (whole, part) => values[part] ?? whole);
}

/** A label of the app in the language that is spoken. */
export const say = (label) => label[current] || label.en || label.zh;
`;
