import type { Block } from '@toolbench/lab/documents/read/typeset.ts';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What is no text of the document. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'select',
  'object',
  'iframe',
  'math',
]);

/** What stands within a line; everything else ends the paragraph before it. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q ruby rp rt s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const isElement = (node: Node): node is Element => 'tagName' in node;
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Words that nobody sees are not answered from. */
function isHidden(element: Element): boolean {
  if (attributeOf(element, 'hidden') !== undefined) return true;
  return /(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu.test(attributeOf(element, 'style') ?? '');
}

const collapsed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/gu, ' ').trim())
    .join('\n')
    .trim();

/** The text of a node and all within it; line breaks that are set stay. */
function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replaceAll(/\s+/gu, ' ');
  if (!isElement(node) || silent.has(node.tagName) || isHidden(node)) return '';
  if (node.tagName === 'br') return '\n';
  const text = node.childNodes.map(textOf).join('');
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** As it is written, with its spaces and lines. */
function writtenOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return isElement(node) ? (node.tagName === 'br' ? '\n' : node.childNodes.map(writtenOf).join('')) : '';
}

/** Gathers words into paragraphs while the tree is walked. */
function createBlocks() {
  const blocks: Block[] = [];
  let open = '';
  const end = () => {
    const text = collapsed(open);
    open = '';
    if (text !== '') blocks.push({ kind: 'text', text });
  };
  return {
    add: (text: string) => void (open += text),
    end,
    put(block: Block) {
      end();
      blocks.push(block);
    },
    done(): readonly Block[] {
      end();
      return blocks;
    },
  };
}

type Blocks = ReturnType<typeof createBlocks>;

function* rowsOf(node: Element): Generator<Element> {
  for (const child of node.childNodes) {
    if (!isElement(child) || isHidden(child)) continue;
    if (child.tagName === 'tr') yield child;
    else if (/^t(?:head|body|foot)$/u.test(child.tagName)) yield* rowsOf(child);
  }
}

/** Columns or rows that a cell takes, as browsers do at most. */
const mostSpan = 1_000;

function spanOf(cell: Element, direction: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(attributeOf(cell, direction) ?? '1', 10);
  return span >= 1 ? Math.min(span, mostSpan) : 1;
}

function walkTable(table: Element, blocks: Blocks): void {
  for (const child of table.childNodes) {
    if (isElement(child) && child.tagName === 'caption') blocks.put({ kind: 'text', text: collapsed(textOf(child)) });
  }
  /** Cells of rows above that go on below them, by column, with how many rows are left. */
  const merged: { readonly text: string; left: number }[] = [];
  let isFirst = true;
  for (const row of rowsOf(table)) {
    const cells: string[] = [];
    const takeMerged = () => {
      for (let above = merged[cells.length]; above && above.left > 0; above = merged[cells.length]) {
        above.left -= 1;
        cells.push(above.text);
      }
    };
    for (const cell of row.childNodes) {
      if (!isElement(cell) || !/^t[dh]$/u.test(cell.tagName)) continue;
      takeMerged();
      const text = collapsed(textOf(cell)).replaceAll(/\s+/gu, ' ');
      // What stands over several columns is named once; in several rows it is part of each.
      for (let column = 0; column < spanOf(cell, 'colspan'); column += 1) {
        const own = column === 0 ? text : '';
        merged[cells.length] = { text: own, left: spanOf(cell, 'rowspan') - 1 };
        cells.push(own);
      }
    }
    takeMerged();
    if (cells.every((cell) => cell === '')) continue;
    blocks.put({ kind: 'row', cells, isFirst });
    isFirst = false;
  }
}

/** Items begin with their number or a bullet, as they are shown. */
function walkList(list: Element, blocks: Blocks): void {
  let number = Number(attributeOf(list, 'start') ?? 1);
  for (const item of list.childNodes) {
    if (!isElement(item) || isHidden(item)) continue;
    blocks.end();
    if (item.tagName === 'li') blocks.add(list.tagName === 'ol' ? `${number++}. ` : '• ');
    walkAll(item.childNodes, blocks);
    blocks.end();
  }
}

function walk(node: Node, blocks: Blocks): void {
  if (!isElement(node)) return blocks.add(textOf(node));
  const { tagName } = node;
  if (silent.has(tagName) || isHidden(node)) return;
  const level = /^h([1-6])$/u.exec(tagName)?.[1];
  if (level !== undefined) {
    const text = collapsed(textOf(node)).replaceAll('\n', ' ');
    if (text !== '') blocks.put({ kind: 'heading', level: Number(level), text });
  } else if (tagName === 'br') blocks.add('\n');
  else if (tagName === 'table') walkTable(node, blocks);
  else if (tagName === 'ul' || tagName === 'ol' || tagName === 'menu') walkList(node, blocks);
  else if (tagName === 'pre') blocks.put({ kind: 'code', text: writtenOf(node) });
  else if (inline.has(tagName)) walkAll(node.childNodes, blocks);
  else {
    blocks.end();
    walkAll(node.childNodes, blocks);
    blocks.end();
  }
}

function walkAll(nodes: readonly Node[], blocks: Blocks): void {
  for (const node of nodes) walk(node, blocks);
}

function find(nodes: readonly Node[], tagName: string): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = node.tagName === tagName ? node : find(node.childNodes, tagName);
    if (found) return found;
  }
  return undefined;
}

/** The text of an HTML document as its readers see it. Nothing of it is run or fetched. */
export function htmlBlocks(html: string): readonly Block[] {
  const { childNodes } = parse(html);
  const blocks = createBlocks();
  const title = find(childNodes, 'title');
  const body = find(childNodes, 'body');
  const name = title ? collapsed(writtenOf(title)).replaceAll(/\s+/gu, ' ') : '';
  if (name !== '' && !find(childNodes, 'h1')) blocks.put({ kind: 'heading', level: 1, text: name });
  walkAll(body?.childNodes ?? [], blocks);
  return blocks.done();
}
