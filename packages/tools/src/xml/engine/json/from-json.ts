import { codePointName } from '@toolbench/kit/code-point-name.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { firstForbidden, isQualifiedName } from '../read/characters.ts';
import type { JsonArray, JsonMember, JsonObject, JsonScalar, JsonValue } from './read-json.ts';
import { append, built, type TextBuilder, textBuilder } from '../text-builder.ts';

export type FromJsonCode = 'json-name' | 'json-attribute' | 'json-text' | 'json-content' | 'json-character';

/** Why a JSON value has no counterpart in XML. */
export interface Misfit {
  readonly code: FromJsonCode;
  /** In code units of the JSON text. */
  readonly offset: number;
  readonly detail: Readonly<Record<string, string>>;
}

/**
 * Writes XML from JSON by the convention of `toJson`, without white space between tags. What JSON has beyond it:
 * numbers, true and false become their text, null an empty element; an array inside an array becomes `item` elements;
 * a value that is not an object of one element becomes the content of a `root` element.
 */
export function fromJson(json: JsonValue): Text | Misfit {
  const out = textBuilder();
  const steps: Step[] = [rootOf(json)];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (typeof step === 'string') {
      append(out, step);
      continue;
    }
    const misfit = writeElement(out, steps, step);
    if (misfit) return misfit;
  }
  return built(out);
}

export function isMisfit(result: Text | Misfit): result is Misfit {
  return typeof result === 'object' && 'code' in result;
}

/** What is still to be written, last first: markup, or an element. */
type Step = string | JsonMember;

function rootOf(json: JsonValue): JsonMember {
  const only = json.kind === 'object' && json.members.length === 1 ? json.members[0] : undefined;
  const isElement = only && !/^[@#]/.test(only.name) && only.value.kind !== 'array';
  return isElement ? only : { name: 'root', offset: json.offset, value: json };
}

function writeElement(out: TextBuilder, steps: Step[], { name, offset, value }: JsonMember): Misfit | undefined {
  if (!isQualifiedName(name)) return { code: 'json-name', offset, detail: { name } };
  append(out, `<${name}`);
  const content: Step[] = [];
  const misfit = value.kind === 'object' ? takeMembers(out, content, value) : takeContent(content, value);
  if (misfit) return misfit;
  append(out, content.length === 0 ? '/>' : '>');
  if (content.length > 0) steps.push(`</${name}>`);
  for (let index = content.length - 1; index >= 0; index -= 1) steps.push(content[index]);
  return undefined;
}

/** Writes an object's attributes and puts the rest into `content`. */
function takeMembers(out: TextBuilder, content: Step[], { members }: JsonObject): Misfit | undefined {
  for (const member of members) {
    const { name, value } = member;
    let misfit: Misfit | undefined;
    if (name.startsWith('@')) misfit = writeAttribute(out, member);
    else if (name === '#text') misfit = takeText(content, value);
    else if (name === '#content') misfit = takeOrdered(content, value);
    else takeChildren(content, member);
    if (misfit) return misfit;
  }
  return undefined;
}

/** What an element holds that is not an object: text, or the items of an array inside an array. */
function takeContent(content: Step[], value: JsonScalar | JsonArray): Misfit | undefined {
  if (value.kind === 'scalar') return takeText(content, value);
  takeChildren(content, { name: 'item', offset: value.offset, value });
  return undefined;
}

function takeChildren(content: Step[], { name, offset, value }: JsonMember): void {
  if (value.kind !== 'array') content.push({ name, offset, value });
  else for (const item of value.items) content.push({ name, offset, value: item });
}

function takeText(content: Step[], value: JsonValue): Misfit | undefined {
  if (value.kind !== 'scalar') return { code: 'json-text', offset: value.offset, detail: {} };
  if (value.text !== '') content.push(escapeText(value.text));
  return forbiddenIn(value);
}

/** `#content`: texts and children in order. */
function takeOrdered(content: Step[], value: JsonValue): Misfit | undefined {
  if (value.kind !== 'array') return { code: 'json-content', offset: value.offset, detail: {} };
  for (const item of value.items) {
    if (item.kind === 'object') for (const member of item.members) takeChildren(content, member);
    else {
      const misfit = takeText(content, item);
      if (misfit) return misfit;
    }
  }
  const texts = content.filter((step) => typeof step === 'string');
  if (texts.length < content.length && texts.every((text) => text.trim() === '')) protectBlanks(content);
  return undefined;
}

/** White space that is the only text beside child elements would be taken for indentation; as references it is text. */
function protectBlanks(content: Step[]): void {
  content.forEach((step, index) => {
    if (typeof step === 'string') content[index] = step.replace(/[ \t\n]/g, (blank) => `&#${blank.charCodeAt(0)};`);
  });
}

function writeAttribute(out: TextBuilder, { name, offset, value }: JsonMember): Misfit | undefined {
  const attribute = name.slice(1);
  if (!isQualifiedName(attribute)) return { code: 'json-name', offset, detail: { name } };
  if (value.kind !== 'scalar') return { code: 'json-attribute', offset: value.offset, detail: { name } };
  append(out, ` ${attribute}="${escapeAttribute(value.text)}"`);
  return forbiddenIn(value);
}

function forbiddenIn({ text, offset }: JsonScalar): Misfit | undefined {
  const at = firstForbidden(text);
  if (at === -1) return undefined;
  return { code: 'json-character', offset, detail: { character: codePointName(text.codePointAt(at) ?? 0) } };
}

/** CR must be escaped or a parser would read it as LF; `>` so that `]]>` cannot come about. */
function escapeText(text: string): string {
  return /[&<>\r]/.test(text)
    ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#13;')
    : text;
}

/** White space other than blanks must be escaped or a parser would read it as blanks. */
function escapeAttribute(value: string): string {
  return escapeText(value)
    .replace(/"/g, '&quot;')
    .replace(/[\t\n]/g, (space) => `&#${space.charCodeAt(0)};`);
}
