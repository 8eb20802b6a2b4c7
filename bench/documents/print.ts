import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';

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

/** Prints documents of the set as one PDF, with running heads and page numbers. */
export async function printSet(browser: Browser, files: readonly string[], columns: number): Promise<Buffer> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const language = basename(files[0]).slice(0, 2);
  const page = await browser.newPage();
  const body = texts.map(htmlOf).join('<div style="break-before:page"></div>');
  await page.setContent(
    `<html lang="${language}"><head><style>${style(columns)}</style></head><body><main>${body}</main></body></html>`,
  );
  const pdf = await page.pdf({
    format: 'A5',
    margin: { top: '20mm', bottom: '18mm', left: '16mm', right: '16mm' },
    displayHeaderFooter: true,
    headerTemplate: small(language === 'zh' ? '工具台评测文档' : 'Toolbench evaluation set'),
    footerTemplate: small('<span class="pageNumber"></span> / <span class="totalPages"></span>'),
  });
  await page.close();
  return pdf;
}
