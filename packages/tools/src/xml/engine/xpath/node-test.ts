import { COLON, nameEnd } from '../read/characters.ts';
import type { NodeTest, Step } from './expression.ts';
import { firstNamespaceOf, namespaceOfNode } from './node-namespace.ts';
import { ATTRIBUTE, COMMENT_NODE, ELEMENT, INSTRUCTION_NODE, nodeName, type Nodes, TEXT_NODE } from './nodes.ts';

/** A test of nodes for a step (XPath 1.0 section 2.3). A name without prefix fits in any namespace. */
export function nodeMatcher(nodes: Nodes, { axis, test }: Step): (node: number) => boolean {
  const { kinds } = nodes;
  if (test.kind === 'type') return typeMatcher(nodes, test);
  const principal = axis === 'attribute' ? ATTRIBUTE : ELEMENT;
  const isNamed = test.local === '*' ? () => true : localNameMatcher(nodes, test.local);
  if (test.prefix === '') return (node) => kinds[node] === principal && isNamed(node);
  const namespace = firstNamespaceOf(nodes, test.prefix);
  return (node) => kinds[node] === principal && isNamed(node) && namespaceOfNode(nodes, node) === namespace;
}

function typeMatcher(nodes: Nodes, test: Extract<NodeTest, { kind: 'type' }>): (node: number) => boolean {
  const { kinds } = nodes;
  switch (test.type) {
    case 'node':
      return () => true;
    case 'text':
      return (node) => kinds[node] === TEXT_NODE;
    case 'comment':
      return (node) => kinds[node] === COMMENT_NODE;
    case 'processing-instruction': {
      const { target } = test;
      return (node) => kinds[node] === INSTRUCTION_NODE && (target === undefined || nodeName(nodes, node) === target);
    }
  }
}

/** Looks at the text itself, because cutting out a million names would cost more than the search. */
function localNameMatcher({ document, kinds, starts }: Nodes, local: string): (node: number) => boolean {
  const { text } = document;
  return (node) => {
    const start = starts[node] + (kinds[node] === ELEMENT ? 1 : 0);
    const end = nameEnd(text, start);
    const localStart = end - local.length;
    const isWhole = localStart === start || (localStart > start && text.charCodeAt(localStart - 1) === COLON);
    return isWhole && text.startsWith(local, localStart);
  };
}
