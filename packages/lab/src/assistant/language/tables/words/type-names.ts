import type { Bilingual, FieldType } from '@toolbench/contracts/assistant/app-model.ts';

/** What the types of fields are called. */
export const fieldTypeNames: Readonly<Record<FieldType, Bilingual>> = {
  text: { zh: '文本', en: 'text' },
  'long-text': { zh: '长文本', en: 'long text' },
  integer: { zh: '整数', en: 'whole number' },
  decimal: { zh: '小数', en: 'decimal number' },
  money: { zh: '金额', en: 'money' },
  date: { zh: '日期', en: 'date' },
  'date-time': { zh: '日期和时间', en: 'date and time' },
  boolean: { zh: '是或否', en: 'yes or no' },
  choice: { zh: '选项', en: 'choice' },
  reference: { zh: '关联', en: 'reference' },
  email: { zh: '邮箱', en: 'email' },
  url: { zh: '网址', en: 'web address' },
  phone: { zh: '电话', en: 'phone number' },
  rating: { zh: '评分', en: 'rating' },
};
