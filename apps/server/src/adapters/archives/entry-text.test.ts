import type { Entry } from 'yauzl';
import { expect, it } from 'vitest';
import { entryNames } from './entry-text.ts';

const entryOf = (hex: string) => ({ fileNameRaw: Buffer.from(hex, 'hex'), generalPurposeBitFlag: 0 }) as Entry;

it.each([
  ['cp437 German', '477294e1652f6d61e12e7079', 'Größe/maß.py'],
  ['cp437 French', '6d6f648a6c652f666f7288742e7079', 'modèle/forêt.py'],
  ['windows-1252', '4772f6df652f6d61df2e7079', 'Größe/maß.py'],
  ['GBK', 'cec4b5b52fcbb5c3f72e7079', '文档/说明.py'],
  ['GBK short', 'cbb5c3f72e6d64', '说明.md'],
  ['Shift_JIS', '93fa967b8cea2f90e096be2e7079', '日本語/説明.py'],
  ['Big5', 'bba1a9fa2fb4fab8d5b8eaaec62e7079', '說明/測試資料.py'],
  ['EUC-KR', 'bcb3b8ed2fbdc3c7e82e7079', '설명/시험.py'],
  ['cp866', 'aee2e7f1e22fa3aba0a2ada0ef2e7079', 'отчёт/главная.py'],
  ['windows-1251', 'eef2f7b8f22fe3ebe0e2ede0ff2e7079', 'отчёт/главная.py'],
])('[CODE-09] reads names of archives that %s wrote', (_, hex, name) => {
  const entries = [entryOf(Buffer.from('plain.py').toString('hex')), entryOf(hex)];
  expect(entries.map(entryNames(entries))).toEqual(['plain.py', name]);
});
