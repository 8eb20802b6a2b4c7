import { readFields } from './fields/read-fields.ts';
import { reservedInside, topLevelTag } from './tables/emvco-tags.ts';
import { opaqueTag, templateOf, type SchemeTemplate } from './tables/schemes.ts';
import type { TagTable, TagText } from './tables/tag-text.ts';
import { isTemplate } from './tables/templates.ts';

const identifier: TagText = {
  name: { zh: '全局唯一标识', en: 'Globally Unique Identifier' },
  description: {
    zh: '支付网络的反向域名、应用标识 AID 或 UUID',
    en: 'The network’s reversed domain, application identifier (AID) or UUID',
  },
};

const ownField: TagText = {
  name: { zh: '网络自定义字段', en: 'Network-specific field' },
  description: { zh: '含义由该支付网络规定', en: 'Its meaning is the network’s own' },
};

const withIdentifier: TagTable = { '00': identifier };

/** A template's globally unique identifier: what its sub-tag 00 holds, or nothing. */
export function identifierOf(template: string): string {
  const first = readFields(template, 0, template.length).fields.find(({ tag }) => tag === '00');
  return first?.value ?? '';
}

/** Whose template a top-level field holds, if it is a known scheme's. */
export function schemeTemplateOf(tag: string, value: string, country: string): SchemeTemplate | undefined {
  return isTemplate(tag) ? templateOf(tag, identifierOf(value), country) : undefined;
}

/** Whether a top-level field holds data objects of its own. */
export function holdsFields(tag: string, value: string, country: string): boolean {
  return isTemplate(tag) && !opaqueTag(tag, value, country);
}

/** Words for a top-level field: EMVCo's, and its scheme's where the field is a known scheme's template. */
export function topLevelWords(tag: string, value: string, country: string): TagText {
  const opaque = opaqueTag(tag, value, country);
  if (opaque) return opaque;
  const words = topLevelTag(tag);
  if (tag === '62') return { ...words, others: (inner, held) => additionalWords(inner, held, country) };
  if (tag === '64') return { ...words, others: () => reservedInside };
  return isTemplate(tag) ? templateWords(tag, value, country, words) : words;
}

/** EMV QRCPS-MPM table 4.8: 12 to 49 are reserved, 50 to 99 are templates of payment systems. */
function additionalWords(tag: string, value: string, country: string): TagText {
  if (tag < '50') return reservedInside;
  const words = { name: { zh: '支付系统自定义模板', en: 'Payment system template' } };
  return templateWords(tag, value, country, words);
}

function templateWords(tag: string, value: string, country: string, words: TagText): TagText {
  const template = templateOf(tag, identifierOf(value), country);
  const others = () => ownField;
  if (!template) return { ...words, nested: withIdentifier, others };
  const { name } = template.scheme;
  return {
    ...words,
    name: { zh: `${words.name.zh}：${name.zh}`, en: `${words.name.en}: ${name.en}` },
    read: () => name,
    nested: { '00': { ...identifier, read: () => name }, ...template.tags },
    others,
  };
}

/** Words for a field inside a template. */
export function innerWords(parent: TagText, tag: string, value: string): TagText {
  if (parent.nested && Object.hasOwn(parent.nested, tag)) return parent.nested[tag];
  return parent.others?.(tag, value) ?? reservedInside;
}
