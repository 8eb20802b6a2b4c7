import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { documentText } from '@toolbench/lab/documents/read/document-text.ts';
import type { Line, LineJoin, LineKind, Page } from '@toolbench/lab/documents/read/page.ts';
import { placeChunks, type PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import { indexChunks, type TermIndex } from '@toolbench/lab/documents/index/term-index.ts';
import { squeezed, type Case } from './questions.ts';

/** A document of the set as the product holds it, made from its Markdown without printing and reading a PDF. */
export interface OfflineDocument {
  readonly chunks: readonly PlacedChunk[];
  readonly index: TermIndex;
}

const folder = fileURLToPath(new URL('../bench/documents/set/', import.meta.url));

export const fileOf = (name: string) => `${folder}${name}.md`;

export const markdownOf = (name: string) => readFile(fileOf(name), 'utf8');

/** The questions of a document of the set. */
export async function casesOf(name: string): Promise<Case[]> {
  const lines = (await readFile(`${folder}${name}.tsv`, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [question, answer, evidence] = line.split('\t');
    return { question, answer, evidence };
  });
}

/** A document without the paragraph or table that holds the answer to a question; headings stay. */
export function without(markdown: string, evidence: string): string {
  const holds = (block: string) => squeezed(block.replaceAll('|', '')).includes(squeezed(evidence));
  const blocks = markdown.split(/\n{2,}/).filter((block) => block.startsWith('#') || !holds(block));
  return blocks.join('\n\n');
}

const lineOf = (text: string, kind: LineKind, join: LineJoin, size = 1): Line => ({
  text,
  kind,
  join,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  size,
});

/** The cells of a row of Markdown. */
export const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function linesOf(block: string): Line[] {
  const heading = /^(#+) (.*)$/.exec(block);
  if (heading) return [lineOf(heading[2], 'heading', '\n\n', 3 / heading[1].length)];
  if (!block.startsWith('|')) return [lineOf(block.trim(), 'text', '\n\n')];
  const rows = block.trim().split('\n');
  return rows.map((row, index) => lineOf(cellsOf(row).join('\t'), 'row', index === 0 ? '\n\n' : '\n'));
}

/** The set's Markdown as the lines of one page. */
export function pageOf(markdown: string): Page {
  return { page: 1, width: 1, height: 1, lines: markdown.split(/\n{2,}/).flatMap(linesOf) };
}

/** Cuts and indexes documents as the product does with its presets. */
export function indexMarkdown(markdowns: readonly string[]): OfflineDocument {
  const chunks = [...placeChunks(documentText(markdowns.map(pageOf)), { size: 500, overlap: 4 })];
  const steps = indexChunks(chunks);
  for (;;) {
    const step = steps.next();
    if (step.done) return { chunks, index: step.value };
  }
}
