import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { writeScan } from '../../apps/server/src/test-support/files/write-scan.ts';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function tableOf(rows: readonly string[]): string {
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const lines = cells.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  });
  return `<table>${lines.join('')}</table>`;
}

/** Headings, paragraphs and tables of the set's Markdown. */
function htmlOf(markdown: string): string {
  const blocks = markdown.split(/\n{2,}/).map((block) => {
    const heading = /^(#+) (.*)$/.exec(block);
    if (heading) return `<h${heading[1].length}>${escaped(heading[2])}</h${heading[1].length}>`;
    return block.startsWith('|') ? tableOf(block.trim().split('\n')) : `<p>${escaped(block)}</p>`;
  });
  return blocks.join('\n');
}

const style = (columns: number) => `
  body { font: 10.5pt/1.5 "Noto Sans", "Noto Sans CJK SC", sans-serif; text-align: justify; hyphens: auto; margin: 0 }
  h1 { font-size: 18pt } h2 { font-size: 13pt } td, th { text-align: left; padding: 2pt 14pt 2pt 0; font-size: 9.5pt }
  table { column-span: all; margin: 6pt 0 }
  main { columns: ${columns}; column-gap: 22pt }`;

const small = (text: string) => `<div style="font-size:8pt;width:100%;text-align:center">${text}</div>`;

/** Documents of the set as a page of HTML. */
async function htmlOfSet(files: readonly string[], columns: number): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const body = texts.map(htmlOf).join('<div style="break-before:page"></div>');
  const head = `<head><style>${style(columns)}</style></head>`;
  return `<html lang="${languageOf(files)}">${head}<body><main>${body}</main></body></html>`;
}

const languageOf = (files: readonly string[]) => basename(files[0]).slice(0, 2);

/** A5 in CSS pixels, of which 96 are an inch. */
const a5 = { width: 559, height: 794 };

/** The first page of a document as a scanner at 200 dots to the inch would store it, and the text on it. */
export async function photographPage(browser: Browser, file: string): Promise<{ pdf: Buffer; text: string }> {
  const scale = 200 / 96;
  const page = await browser.newPage({ viewport: a5, deviceScaleFactor: scale });
  await page.setContent(await htmlOfSet([file], 1));
  await page.addStyleTag({ content: 'body { padding: 60px }' });
  const text = await page.evaluate((bottom) => {
    const main = document.querySelector('main');
    for (const block of [...(main?.children ?? [])]) if (block.getBoundingClientRect().bottom > bottom) block.remove();
    return main?.innerText ?? '';
  }, a5.height - 60);
  const pixels = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  const [columns, rows] = [Math.round(a5.width * scale), Math.round(a5.height * scale)];
  const [width, height] = [a5.width * 0.75, a5.height * 0.75];
  const picture = { columns, rows, depth: 'jpeg', pixels, matrix: [width, 0, 0, height, 0, 0] } as const;
  return { pdf: writeScan([{ box: [0, 0, width, height], pictures: [picture] }]), text };
}

/** Prints documents of the set as one PDF, with running heads and page numbers. */
export async function printSet(browser: Browser, files: readonly string[], columns: number): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(await htmlOfSet(files, columns));
  const pdf = await page.pdf({
    format: 'A5',
    margin: { top: '20mm', bottom: '18mm', left: '16mm', right: '16mm' },
    displayHeaderFooter: true,
    headerTemplate: small(languageOf(files) === 'zh' ? '工具台评测文档' : 'Toolbench evaluation set'),
    footerTemplate: small('<span class="pageNumber"></span> / <span class="totalPages"></span>'),
  });
  await page.close();
  return pdf;
}
