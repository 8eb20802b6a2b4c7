import { nameEnd, skipSpace } from '../read/characters.ts';
import type { Dtd } from '../read/entity.ts';
import { attributeValue, characterValue, withLineFeeds } from '../read/values.ts';
import { ATTRIBUTE, COMMENT_NODE, INSTRUCTION_NODE, type Nodes, rawAttribute, TEXT_NODE } from './nodes.ts';

/** The string-value of a node (XPath 1.0 section 5). */
export function stringValue(nodes: Nodes, node: number): string {
  const { document, kinds, starts, ends, nexts } = nodes;
  const raw = () => document.text.slice(starts[node], ends[node]);
  switch (kinds[node]) {
    case ATTRIBUTE:
      return attributeValue(rawAttribute(nodes, node), document.dtd);
    case TEXT_NODE:
      return textValue(raw(), document.dtd);
    case COMMENT_NODE:
      return withLineFeeds(raw().slice('<!--'.length, -'-->'.length));
    case INSTRUCTION_NODE:
      return withLineFeeds(instructionValue(raw()));
    default: {
      let value = '';
      for (let inner = node + 1; inner < nexts[node]; inner += 1) {
        if (kinds[inner] === TEXT_NODE)
          value += textValue(document.text.slice(starts[inner], ends[inner]), document.dtd);
      }
      return value;
    }
  }
}

function textValue(raw: string, dtd: Dtd): string {
  if (!raw.includes('<')) return characterValue(raw, dtd);
  return raw
    .split(/(<!\[CDATA\[[^]*?\]\]>)/)
    .map((part, index) => (index % 2 === 1 ? withLineFeeds(part.slice(9, -3)) : characterValue(part, dtd)))
    .join('');
}

function instructionValue(raw: string): string {
  return raw.slice(skipSpace(raw, nameEnd(raw, 2)), -2);
}
