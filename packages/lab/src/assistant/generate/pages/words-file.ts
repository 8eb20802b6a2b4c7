import type { Model } from '../shared/prepare-model.ts';
import { jsLiteral } from '../shared/literals.ts';
import { accountWords, ownerWords, words } from './words.ts';

function wordsOf({ features }: Model, language: 'zh' | 'en') {
  const { login, signUp } = features;
  return {
    ...words[language],
    ...(login ? accountWords[language] : {}),
    ...(login && !signUp ? ownerWords[language] : {}),
  };
}

/** words.js: the words of the pages in both languages. */
export const wordsFile = (model: Model) =>
  `export const words = ${jsLiteral({ zh: wordsOf(model, 'zh'), en: wordsOf(model, 'en') })};\n`;
