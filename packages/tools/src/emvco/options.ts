import { flag } from '@toolbench/kit/options.ts';

export const options = {
  showCardNumbers: flag(false, { zh: '显示完整卡号', en: 'Show card numbers' }),
};
