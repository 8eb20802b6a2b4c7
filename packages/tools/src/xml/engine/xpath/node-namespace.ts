import { findAttributes, noAttributes } from '../read/attribute-spans.ts';
import { xmlNamespace } from '../read/namespaces.ts';
import { attributeValue } from '../read/values.ts';
import { ELEMENT, nodeName, type Nodes } from './nodes.ts';

/** The namespace of an element's or attribute's name; empty for none and for other nodes. */
export function namespaceOfNode(nodes: Nodes, node: number): string {
  const name = nodeName(nodes, node);
  const prefix = name.slice(0, Math.max(name.indexOf(':'), 0));
  if (nodes.kinds[node] === ELEMENT) return namespaceInScope(nodes, node, prefix);
  return prefix === '' ? '' : namespaceInScope(nodes, nodes.parents[node], prefix);
}

/** What a prefix stands for at an element; the empty prefix is the default namespace. */
function namespaceInScope(nodes: Nodes, element: number, prefix: string): string {
  if (prefix === 'xml') return xmlNamespace;
  const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  for (let at = element; at > 0; at = nodes.parents[at]) {
    const value = declaredAt(nodes, at, declaration);
    if (value !== undefined) return value;
  }
  return '';
}

function declaredAt({ document, starts }: Nodes, element: number, declaration: string): string | undefined {
  const { text, dtd } = document;
  const attributes = noAttributes();
  findAttributes(text, starts[element], attributes);
  for (let index = 0; index < attributes.count; index += 1) {
    if (text.slice(attributes.nameStarts[index], attributes.nameEnds[index]) !== declaration) continue;
    return attributeValue(text.slice(attributes.valueStarts[index], attributes.valueEnds[index]), dtd);
  }
  return undefined;
}

/** What a prefix of an expression stands for: its first declaration in the document. */
export function firstNamespaceOf(nodes: Nodes, prefix: string): string | undefined {
  if (prefix === 'xml') return xmlNamespace;
  for (let node = 1; node < nodes.count; node += 1) {
    const value = nodes.kinds[node] === ELEMENT ? declaredAt(nodes, node, `xmlns:${prefix}`) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}
