import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ readonly default: ComponentType }>;

/** The page of each tool that is built, loaded when it is opened. Kept apart from the definitions, which know no React. */
export const toolPages: Readonly<Record<string, LoadPage>> = {
  api: () => import('./api/page/page.tsx'),
  scanner: () => import('./scanner/page/page.tsx'),
  qrcode: () => import('./qrcode/page/page.tsx'),
  sftp: () => import('./sftp/page/page.tsx'),
  regex: () => import('./regex/page/page.tsx'),
  diff: () => import('./diff/page/page.tsx'),
  uuid: () => import('./uuid/page/page.tsx'),
  keypair: () => import('./keypair/page/page.tsx'),
  base64: () => import('./base64/page/page.tsx'),
  emvco: () => import('./emvco/page/page.tsx'),
  url: () => import('./url/page/page.tsx'),
  json: () => import('./json/page/page.tsx'),
  xml: () => import('./xml/page/page.tsx'),
  csv: () => import('./csv/page/page.tsx'),
  jwt: () => import('./jwt/page/page.tsx'),
  hash: () => import('./hash/page/page.tsx'),
  timestamp: () => import('./timestamp/page/page.tsx'),
  password: () => import('./password/page/page.tsx'),
  base: () => import('./base/page/page.tsx'),
  color: () => import('./color/page/page.tsx'),
  cron: () => import('./cron/page/page.tsx'),
  text: () => import('./text/page/page.tsx'),
};
