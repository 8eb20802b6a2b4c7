import { choice, flag } from '@toolbench/kit/options.ts';

/** What can be done with a text, by what it is about, in the order in which it is offered. */
export const groups = {
  case: [
    'lower',
    'upper',
    'capital',
    'sentence',
    'camel',
    'pascal',
    'snake',
    'constant',
    'kebab',
    'train',
    'dot',
    'path',
  ],
  lines: [
    'sort',
    'sort-descending',
    'sort-natural',
    'sort-length',
    'reverse',
    'unique',
    'repeated',
    'trim',
    'remove-blank',
    'collapse-spaces',
    'number',
  ],
  escapes: [
    'html-escape',
    'html-escape-all',
    'html-unescape',
    'unicode-escape',
    'unicode-escape-es6',
    'unicode-unescape',
    'hex-encode',
    'hex-decode',
    'rot13',
  ],
  unicode: ['nfc', 'nfd', 'nfkc', 'nfkd', 'half-width', 'full-width', 'remove-invisible'],
} as const;

export type Group = keyof typeof groups;
export type Operation = (typeof groups)[Group][number];

/** Operations that ask whether upper and lower case are the same. */
export const asksForCase: readonly Operation[] = ['sort', 'sort-descending', 'sort-natural', 'unique', 'repeated'];

export const options = {
  operation: choice(Object.values(groups).flat(), 'unique', { zh: '操作', en: 'Operation' }),
  ignoreCase: flag(false, { zh: '忽略大小写', en: 'Ignore case' }),
};
