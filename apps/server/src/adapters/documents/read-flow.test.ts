import type { Page } from '@toolbench/lab/documents/read/page.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FlowKind } from '../../features/documents/upload/document-kind.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { writeDocx } from '../../test-support/files/write-docx.ts';
import { readFlow } from './read-flow.ts';

function read(kind: FlowKind, content: string | Uint8Array): Promise<Page[]> {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return readFlow(path, kind);
}

/** What stands in each section, a line of the document in a line. */
const told = (pages: readonly Page[]) =>
  pages.map(({ place = '', lines }) => [place, lines.map(({ join: before, text }) => before + text).join('')]);

const kinds = (pages: readonly Page[]) => pages.flatMap(({ lines }) => lines.map(({ kind }) => kind));

describe('documents without pages', () => {
  it('[RAG-05] Word: headings by their styles in any language, tables with their heads, no deleted words', async () => {
    const pages = await read(
      'docx',
      writeDocx([
        { text: '员工手册', style: 'Title' },
        { text: '休假', style: 'heading 1' },
        { text: '年假为十五天。' },
        { text: '年假为十天。', isDeleted: true },
        [
          ['工龄', '天数'],
          ['五年', '十五'],
        ],
        { text: '病假', style: 'heading 2' },
        { text: '须有医生证明。' },
      ]),
    );
    expect(told(pages)).toEqual([
      ['员工手册', '员工手册\n\n休假\n\n年假为十五天。\n\n工龄\t天数\n五年\t十五'],
      ['病假', '\n\n病假\n\n须有医生证明。'],
    ]);
    expect(kinds(pages).filter((kind) => kind === 'row')).toHaveLength(2);
  });

  it('[RAG-11] HTML: merged cells keep the others of their rows in their columns', async () => {
    const table = `<table><tr><th rowspan=2>Part<th colspan=2>Price<th rowspan="2">Stock<tr><th>retail<th>trade
      <tr><td rowspan=2>Valve<td>11.50<td>9.10<td>101<tr><td>12.00<td>9.60<td>7<tr><td colspan=nonsense>Seal<td colspan=0>2.40</table>`;
    const [page] = await read('html', table);
    expect(page?.lines.map(({ text }) => text)).toEqual([
      'Part\tPrice\t\tStock',
      'Part\tretail\ttrade\tStock',
      'Valve\t11.50\t9.10\t101',
      'Valve\t12.00\t9.60\t7',
      'Seal\t2.40',
    ]);
  });

  it('[RAG-05] Markdown: headings, lists with their numbers, code, tables, and the settings before it', async () => {
    const text = `---
title: Setup
---
# Install

Run it **twice**,
never once.

1. Fetch
2. Build

\`\`\`sh
npm  ci
npm test
\`\`\`

## Options

| name | default |
| --- | --- |
| port | 80 |

<script>alert(1)</script> Seen.
`;
    expect(told(await read('markdown', text))).toEqual([
      ['', 'title: Setup'],
      ['Install', '\n\nInstall\n\nRun it twice, never once.\n\n1. Fetch\n\n2. Build\n\nnpm  ci\nnpm test'],
      ['Options', '\n\nOptions\n\nname\tdefault\nport\t80\n\nSeen.'],
    ]);
  });

  it('[RAG-05] HTML: what readers see, under the title where it has no first heading', async () => {
    const html = `<!doctype html><html><head><title>Care &amp; use</title><style>p{}</style></head><body>
      <script>secret()</script><p hidden>Hidden.</p><p style="display: none">Also hidden.</p>
      <nav><ul><li>Home</li></ul></nav><div>One<br>two <b>three</b></div><h2>Washing</h2>at 30 degrees</body></html>`;
    expect(told(await read('html', html))).toEqual([
      ['Care & use', 'Care & use\n\n• Home\n\nOne\ntwo three'],
      ['Washing', '\n\nWashing\n\nat 30 degrees'],
    ]);
    const chinese = Buffer.concat([
      Buffer.from('<meta charset="gb2312"><p>'),
      Buffer.from([0xd6, 0xd0, 0xce, 0xc4]),
      Buffer.from('</p>'),
    ]);
    expect(told(await read('html', chinese))).toEqual([['', '中文']]);
  });

  it('[RAG-05] plain text: paragraphs that were broken to a width, and headings that stand alone', async () => {
    const text = `第一章 总则

本规定适用于全体员工，自二〇二六年一月一日起
施行。

Terms
=====

The deposit is paid back
within thirty days
of the end.

Dear all,
this is short
`;
    expect(told(await read('text', text))).toEqual([
      ['第一章 总则', '第一章 总则\n\n本规定适用于全体员工，自二〇二六年一月一日起施行。'],
      ['Terms', '\n\nTerms\n\nThe deposit is paid back within thirty days of the end.\n\nDear all,\nthis is short'],
    ]);
  });

  it('[RAG-11] plain text: labels with their values stay lines', async () => {
    for (const lines of [
      ['编号：A12', '名称：水泵', '型号：P200', '厂家：海石'],
      ['电话：0571-8822', '功率：3 千瓦'],
      ['Name: Ann', 'Phone: 0551', 'City: Kiel'],
    ]) {
      expect(told(await read('text', `${lines.join('\n')}\n`))).toEqual([['', lines.join('\n')]]);
    }
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeff押金退还', 'utf8')],
    ['UTF-16', Buffer.from('\ufeff押金退还', 'utf16le')],
    ['GB 18030', Buffer.from([0xd1, 0xba, 0xbd, 0xf0, 0xcd, 0xcb, 0xbb, 0xb9])],
  ])('[RAG-05] text in %s is read', async (_encoding, bytes) => {
    expect(told(await read('text', bytes))).toEqual([['', '押金退还']]);
  });

  it('[RAG-05] sections that are long go on as places of their own, and long lines within the column', async () => {
    const pages = await read(
      'markdown',
      `# Words\n\n${'Longer and longer it gets. '.repeat(2_000)}\n\n${'词'.repeat(9_000)}`,
    );
    expect(pages.every(({ place }) => place === 'Words')).toBe(true);
    for (const { lines, width } of pages) {
      for (const line of lines) expect(line.x + line.width).toBeLessThan(width);
    }
    const text = pages.flatMap(({ lines }) => lines.map(({ join: before, text: own }) => before + own)).join('');
    expect(text).toContain('it gets. Longer and longer it gets. Longer');
    expect(text).toContain('词'.repeat(9_000));
  });

  it.each([
    ['docx', Buffer.from('PK\u0003\u0004 and noise'), 'docx-damaged'],
    ['text', Buffer.from([1, 0, 2, 0, 3]), 'not-text'],
    ['text', Buffer.from(' \n\n '), 'document-empty'],
    ['html', Buffer.from('<script>alert(1)</script>'), 'document-empty'],
    ['text', Buffer.from('word '.repeat(900_000)), 'document-too-much-text'],
    ['markdown', Buffer.from('# a\n\nb\n\n'.repeat(1_001)), 'document-too-many-pages'],
  ] as const)('[RAG-05] %s that cannot be read is refused: %#', async (kind, content, code) => {
    await expect(read(kind, content)).rejects.toMatchObject({ code });
  });
});
