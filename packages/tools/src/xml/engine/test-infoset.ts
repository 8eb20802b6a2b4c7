import { SaxesParser } from 'saxes';

/** An element as another parser reads it; attributes sorted, adjacent text joined. */
export interface InfosetElement {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly children: InfosetNode[];
}

export type InfosetNode = InfosetElement | InfosetLeaf;

export interface InfosetLeaf {
  readonly kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype';
  text: string;
}

function isElement(node: InfosetNode): node is InfosetElement {
  return 'name' in node;
}

/**
 * What saxes, a parser that shares no line with ours, reads from a document. Throws where it finds an error.
 * It does not tell a referenced blank from a literal one, so referenced blanks are made no-break spaces beforehand.
 */
export function infosetOf(text: string): InfosetElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: InfosetElement = { name: '', attributes: [], children: [] };
  const open = [root];
  const add = (kind: InfosetLeaf['kind'], value: string) => open.at(-1)?.children.push({ kind, text: value });
  for (const [, name, value] of text.matchAll(/<!ENTITY (\w+) "([^"]*)"\s*>/g)) parser.ENTITIES[name] = value;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => add('doctype', doctype));
  parser.on('text', (value) => {
    const last = open.at(-1)?.children.at(-1);
    if (last && !isElement(last) && last.kind === 'text') last.text += value;
    else add('text', value);
  });
  parser.on('cdata', (value) => add('cdata', value));
  parser.on('comment', (value) => add('comment', value));
  parser.on('processinginstruction', ({ target, body }) => add('instruction', `${target} ${body}`));
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes).map((one) => `{${one.uri}}${one.local}=${one.value}`);
    const element = { name: `{${tag.uri}}${tag.local}`, attributes: attributes.sort(), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text.replaceAll('&#32;', '&#160;')).close();
  return root;
}

const space = '{http://www.w3.org/XML/1998/namespace}space=';

/**
 * The same without white space that carries no meaning, by the rule that the tool states: white space among child
 * elements only, no xml:space="preserve" in force, no text in the element or around it.
 */
export function withoutIndentation(root: InfosetElement): InfosetElement {
  return strip(root, { preserve: false, running: false });
}

function strip(element: InfosetElement, around: { preserve: boolean; running: boolean }): InfosetElement {
  const declared = element.attributes.find((attribute) => attribute.startsWith(space));
  const preserve = declared === undefined ? around.preserve : declared === `${space}preserve`;
  const running = around.running || element.children.some((child) => !isElement(child) && hasText(child));
  const hasElements = element.children.some(isElement);
  const drops = element.name === '' || (!preserve && !running && hasElements);
  const kept = element.children.filter((child) => !drops || isElement(child) || child.kind !== 'text');
  return {
    ...element,
    children: kept.map((child) => (isElement(child) ? strip(child, { preserve, running }) : child)),
  };
}

function hasText({ kind, text }: InfosetLeaf): boolean {
  return kind === 'cdata' || (kind === 'text' && /[^ \t\r\n]/.test(text));
}

/** Elements, attributes and text alone, with text joined across what is left out: what JSON keeps. */
export function elementsAndText(root: InfosetElement): InfosetElement {
  const children: InfosetNode[] = [];
  for (const child of root.children) {
    if (isElement(child)) children.push(elementsAndText(child));
    else if (child.kind === 'text' || child.kind === 'cdata') joinText(children, child.text.replaceAll('\u00a0', ' '));
  }
  return { ...root, children };
}

function joinText(children: InfosetNode[], text: string): void {
  const last = children.at(-1);
  if (last && !isElement(last)) last.text += text;
  else if (text !== '') children.push({ kind: 'text', text });
}
