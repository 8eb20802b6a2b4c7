import type { CodeCitation } from '@toolbench/contracts/code.ts';

/** A node of the tree that Markdown becomes (hast), as far as it is looked at. */
export interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
}

/** Elements with this attribute stand for the citation of that number. */
const citationAttribute = 'dataCitation';

const text = (value: string): HastNode => ({ type: 'text', value });

const linkTo = (number: number): HastNode => ({
  type: 'element',
  tagName: 'span',
  properties: { [citationAttribute]: String(number) },
  children: [],
});

const escapeRegExp = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text node becomes: the text between the citations, and their links. */
type Cut = (value: string) => HastNode[];

function cutAt(citations: readonly CodeCitation[]): Cut {
  const numbers = new Map(citations.map((citation, number) => [citation.text, number]));
  // The longest first: `a.ts:1-9` begins with `a.ts:1`.
  const written = [...numbers.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(`(${written.join('|')})(?!\\d)`, 'u');
  return (value) =>
    value.split(pattern).flatMap((part, index) => {
      if (index % 2 === 0) return part === '' ? [] : [text(part)];
      const number = numbers.get(part) ?? 0;
      // Brackets and Chinese characters may be glued to a path; they are text.
      const glued = part.slice(0, Math.max(0, part.indexOf(citations[number].file_path)));
      return glued === '' ? [linkTo(number)] : [text(glued), linkTo(number)];
    });
}

/** Inline code that is one place and nothing else. */
function isPlaceAlone({ tagName, children = [] }: HastNode, cut: Cut): boolean {
  if (tagName !== 'code' || children.length !== 1) return false;
  const parts = cut(children[0].value ?? '');
  return parts.length === 1 && parts[0].type === 'element';
}

/**
 * Puts links where an answer cites a place, in running text and in inline code that is nothing else. Blocks of code and
 * links of the answer's own stay as they are. Changes the tree in place, as plug-ins of Markdown do.
 */
export function linkCitations(root: HastNode, citations: readonly CodeCitation[]): void {
  if (citations.length === 0) return;
  const cut = cutAt(citations);
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    node.children = (node.children ?? []).flatMap((child) => {
      if (child.type === 'text') return cut(child.value ?? '');
      if (isPlaceAlone(child, cut)) return cut(child.children?.[0].value ?? '');
      return [child];
    });
    waiting.push(...node.children.filter(({ tagName = '' }) => !['pre', 'code', 'a'].includes(tagName)));
  }
}
