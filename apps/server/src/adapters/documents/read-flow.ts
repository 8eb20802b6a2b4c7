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

/** A longer line is a sentence, whatever it begins with. */
const headingCharacters = 60;
const endsSentence = /[.!?;:,。！？；：，、…][”"’'」』）)]*$/u;
const numbered =
  /^(?:第[一二三四五六七八九十百千零\d]+[编章节篇部]|(?:chapter|part|appendix|section)\s+[\dA-Z]+\b|[一二三四五六七八九十]{1,3}、|\d+(?:\.\d+){0,3}[.)、]?\s)/iu;
const ruled = /^(?:={3,}|-{3,})$/u;

/** How deep a heading stands by its number: 1.2 below 1, a section of a chapter below that. */
function levelOf(line: string): number {
  if (/^第[^节]+节/u.test(line)) return 3;
  const depth = /^\d+((?:\.\d+)*)/u.exec(line)?.[1];
  return depth === undefined ? 2 : Math.min(2 + (depth.match(/\./gu)?.length ?? 0), 6);
}

/** Whether a line that stands alone is set as a heading is: short, no sentence, numbered or in capitals. */
function isHeading(line: string): boolean {
  if (line.length > headingCharacters || endsSentence.test(line)) return false;
  return numbered.test(line) || (/\p{Lu}{2}/u.test(line) && line === line.toUpperCase());
}

/** What stands in a line of its own: an item of a list, and a label with its value. */
const ownLine = /^(?:[-*•]|\d+[.)、])\s?|^[^\s:：,，.。;；][^:：,，.。;；]{0,24}(?:：|:\s)/u;

/** How wide a line is set: Chinese, Japanese and Korean characters take two columns. */
const columnsOf = (line: string) => line.length + (line.match(/[\u1100-\u11ff\u2e80-\uffdc]/gu)?.length ?? 0);

/** Lines that were broken to a width go on with the next; shorter ones end where they were ended. */
function joined(lines: readonly string[]): string {
  const widest = Math.max(...lines.map(columnsOf));
  let text = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) text = line;
    else if (columnsOf(before) < widest * 0.7 || ownLine.test(line)) text += `\n${line}`;
    else text += /\p{Script=Han}$/u.test(before) || /^\p{Script=Han}/u.test(line) ? line : ` ${line}`;
  }
  return text;
}

/** The paragraphs of a plain text, and the lines among them that are headings. */
function* plainBlocks(text: string): Generator<Block> {
  for (const paragraph of text.split(/\n\s*\n/u)) {
    const lines = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const [first, second] = lines;
    if (first === undefined) continue;
    const isRuled = second !== undefined && ruled.test(second);
    const isTitle = isRuled || (lines.length === 1 && isHeading(first));
    if (isTitle)
      yield { kind: 'heading', level: isRuled ? (second.startsWith('=') ? 1 : 2) : levelOf(first), text: first };
    const rest = isRuled ? lines.slice(2) : isTitle ? [] : lines;
    if (rest.length > 0) yield { kind: 'text', text: joined(rest) };
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
