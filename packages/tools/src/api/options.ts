import { text } from '@toolbench/kit/options.ts';

export const options = {
  origin: text('http://localhost:3000', { zh: '服务器地址', en: 'Server address' }),
  contentType: text('', { zh: 'Content-Type', en: 'Content-Type' }),
  contentEncoding: text('', { zh: 'Content-Encoding', en: 'Content-Encoding' }),
};
