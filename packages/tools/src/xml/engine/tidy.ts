import { findAttributes, noAttributes } from './read/attribute-spans.ts';
import { nameEnd } from './read/characters.ts';

/** A well-formed tag without the white space that it does not need. Values keep their quotes. */
export function tidyTag(text: string, at: number): string {
  if (text.charAt(at + 1) === '/') return `${text.slice(at, nameEnd(text, at + 2))}>`;
  const attributes = noAttributes();
  findAttributes(text, at, attributes);
  const nameStop = nameEnd(text, at + 1);
  let tag = text.slice(at, nameStop);
  let last = nameStop;
  for (let index = 0; index < attributes.count; index += 1) {
    last = attributes.valueEnds[index] + 1;
    const name = text.slice(attributes.nameStarts[index], attributes.nameEnds[index]);
    tag += ` ${name}=${text.slice(attributes.valueStarts[index] - 1, last)}`;
  }
  const isEmpty = text.charAt(text.indexOf('>', last) - 1) === '/';
  return tag + (isEmpty ? '/>' : '>');
}

/** A well-formed XML declaration without needless white space, naming `encoding` if that is given. */
export function tidyDeclaration(declaration: string, encoding: string | undefined): string {
  const tidy = declaration
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?= ?/g, '=')
    .replace(' ?>', '?>');
  return encoding === undefined ? tidy : tidy.replace(/encoding=(["']).*?\1/, `encoding="${encoding}"`);
}
