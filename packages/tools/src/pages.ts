import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ readonly default: ComponentType }>;

/** The page of each tool that is built, loaded when it is opened. Kept apart from the definitions, which know no React. */
export const toolPages: Readonly<Record<string, LoadPage>> = {
  regex: () => import('./regex/page.tsx'),
  base64: () => import('./base64/page.tsx'),
  diff: () => import('./diff/page.tsx'),
  keypair: () => import('./keypair/page.tsx'),
  url: () => import('./url/page.tsx'),
  uuid: () => import('./uuid/page.tsx'),
  xml: () => import('./xml/page.tsx'),
  scanner: () => import('./scanner/page.tsx'),
  qrcode: () => import('./qrcode/page.tsx'),
};
