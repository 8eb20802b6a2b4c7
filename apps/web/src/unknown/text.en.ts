import type { zh } from './text.zh.ts';

export const en: typeof zh = {
  none: (path) => `There is no page ${path}; this is the home page.`,
  closest: 'You may be looking for: ',
  between: ', ',
};
