import { app } from './model.js';
import { words } from './words.js';

const key = app.slug + '.language';
const stored = localStorage.getItem(key);
let current = stored === 'zh' || stored === 'en' ? stored : app.locale;
document.documentElement.lang = current === 'zh' ? 'zh-CN' : 'en';

export const language = () => current;

export function setLanguage(next) {
  current = next;
  localStorage.setItem(key, next);
  document.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en';
}

/** A word of the pages; `{n}` and the like are filled in. */
export function t(name, values = {}) {
  return words[current][name].replace(/\{(\w+)\}/g, (whole, part) => values[part] ?? whole);
}

/** A label of the app in the language that is spoken. */
export const say = (label) => label[current] || label.en || label.zh;

/** A label and what it says, with the colon of the language. */
export const labelled = (label, text) => label + (current === 'zh' ? '：' : ': ') + text;

/** A label within a sentence: in English without its capital, unless it is all capitals. */
export function inSentence(label) {
  const text = say(label);
  return current === 'en' && /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What one record is called within a sentence, and what many are. */
export const one = (entity) => inSentence(entity.label);
export const many = (entity) => (current === 'en' ? entity.plural.replaceAll('-', ' ') : say(entity.label));

/** What is said below an empty list: how its first record gets there, where whoever looks may do something about it. */
export const emptyHint = (entity, canEdit) => (canEdit ? t('emptyHint') : entity.open ? t('ownHint') : '');
