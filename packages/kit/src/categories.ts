import type { Category } from './define-tool.ts';
import type { Localized } from './localized.ts';

/** The categories in menu order. */
export const categories: readonly { readonly key: Category; readonly name: Localized }[] = [
  { key: 'qr', name: { zh: '二维码工具', en: 'QR tools' } },
  { key: 'development', name: { zh: '开发工具', en: 'Development tools' } },
  { key: 'data', name: { zh: '数据格式化', en: 'Data formatting' } },
  { key: 'security', name: { zh: '文本与安全', en: 'Text and security' } },
];
