import { choice, text } from '@toolbench/kit/options.ts';

export const options = {
  indent: choice([2, 4, 8], 2, { zh: '缩进', en: 'Indent' }),
  path: text('', { zh: 'XPath', en: 'XPath' }),
};
