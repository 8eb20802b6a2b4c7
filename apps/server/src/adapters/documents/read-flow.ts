import { decodeBytes } from '@toolbench/kit/encodings/decode-bytes.ts';
import { readFileSync } from 'node:fs';
import { limits } from '@toolbench/contracts/limits.ts';
import { decodeSource } from '@toolbench/lab/code/archive/decode-source.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import { typeset, type Block } from '@toolbench/lab/documents/read/typeset.ts';
import mammoth from 'mammoth';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { FlowKind } from '../../features/documents/upload/document-kind.ts';
import { htmlBlocks } from './html-blocks.ts';
import { plainBlocks } from './plain-blocks.ts';
import { Refused } from './refused.ts';

const { pages: mostPages, characters: mostCharacters } = limits.documents;

/** How far into a page its character set is named. */
const charsetBytes = 1_024;
/** A settings block before a Markdown text, between two lines of hyphens. */
const frontMatter = /^---\n([^]*?)\n---(?:\n|$)/u;

function decodedText(bytes: Uint8Array): string {
  const text = decodeSource(bytes);
  if (text === undefined) throw new Refused('not-text');
  return text;
}

/** A page of HTML in the character set that it names, where it is no UTF-8. */
function decodedHtml(bytes: Buffer): string {
  const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/iu.exec(bytes.toString('latin1', 0, charsetBytes))?.[1];
  // Whoever can read a name of UTF-16 byte by byte has no UTF-16 before him, as browsers hold it.
  if (named === undefined || /^utf-?(?:8|16(?:le|be)?)$/iu.test(named)) return decodedText(bytes);
  try {
    return decodeBytes(bytes, named);
  } catch {
    return decodedText(bytes);
  }
}

function markdownBlocks(text: string): readonly Block[] {
  const settings = frontMatter.exec(text);
  const html = micromark(settings ? text.slice(settings[0].length) : text, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    allowDangerousHtml: true,
  });
  const blocks = htmlBlocks(html);
  return settings?.[1] ? [{ kind: 'code', text: settings[1] }, ...blocks] : blocks;
}

/** Headings by their styles, tables, lists and notes; no pictures, and nothing that was deleted in a tracked change. */
async function wordBlocks(path: string): Promise<readonly Block[]> {
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];
  try {
    const { value } = await mammoth.convertToHtml({ path }, { convertImage, styleMap });
    return htmlBlocks(value);
  } catch {
    throw new Refused('docx-damaged');
  }
}

async function blocksOf(path: string, kind: FlowKind): Promise<Iterable<Block>> {
  if (kind === 'docx') return wordBlocks(path);
  const bytes = readFileSync(path);
  if (kind === 'html') return htmlBlocks(decodedHtml(bytes));
  const text = decodedText(bytes);
  return kind === 'markdown' ? markdownBlocks(text) : plainBlocks(text);
}

/** The sections of a document that has no pages. */
export async function readFlow(path: string, kind: FlowKind): Promise<Page[]> {
  const pages = typeset(await blocksOf(path, kind));
  if (pages.length > mostPages) throw new Refused('document-too-many-pages');
  let characters = 0;
  for (const { lines } of pages) characters += lines.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > mostCharacters) throw new Refused('document-too-much-text');
  if (characters === 0) throw new Refused('document-empty');
  return pages;
}
