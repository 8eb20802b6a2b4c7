import { HAS_ELEMENTS, HAS_TEXT, PRESERVE } from './read/tokens.ts';

/** What the white space between the children of an element means. */
export type Layout =
  /** Nothing: each child stands by itself. */
  | 'apart'
  /** It is text, because of xml:space="preserve", or because the element has no child elements. */
  | 'kept'
  /** It is text, and in all that the element holds, because the element has text of its own. */
  | 'running';

/**
 * The layout of an element, from its start tag's code and the layout of its parent. White space carries no meaning
 * in an element that has child elements and, of character data, nothing but literal white space; unless a document
 * type declaration says that the element is mixed or ANY (XML 1.0 section 2.10), xml:space="preserve" is in force,
 * or an ancestor has text of its own: in `<p>one <b><i>two</i> <i>three</i></b></p>` the blank parts two words.
 */
export function layoutOf(code: number, parent: Layout | undefined): Layout {
  if (parent === 'running' || code & HAS_TEXT) return 'running';
  return code & PRESERVE || !(code & HAS_ELEMENTS) ? 'kept' : 'apart';
}
