import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ readonly default: ComponentType }>;

/** The page of each tool that is built, loaded when it is opened. Kept apart from the definitions, which know no React. */
export const toolPages: Readonly<Record<string, LoadPage>> = {
  api: () => import('./api/page.tsx'),
  scanner: () => import('./scanner/page.tsx'),
  qrcode: () => import('./qrcode/page.tsx'),
  sftp: () => import('./sftp/page.tsx'),
  regex: () => import('./regex/page.tsx'),
  diff: () => import('./diff/page.tsx'),
  uuid: () => import('./uuid/page.tsx'),
  keypair: () => import('./keypair/page.tsx'),
  base64: () => import('./base64/page.tsx'),
  emvco: () => import('./emvco/page.tsx'),
  url: () => import('./url/page.tsx'),
  json: () => import('./json/page.tsx'),
  xml: () => import('./xml/page.tsx'),
  csv: () => import('./csv/page.tsx'),
};
