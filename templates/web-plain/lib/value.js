import { h } from './dom.js';
import { formatValue, isShown, toneOf } from './fields.js';

export function valueOf(field, value, titles) {
  const text = formatValue(field, value, titles);
  if (text === '') return '';
  if (field.type === 'choice') return h('span', { class: 'chip ' + toneOf(field, value) }, text);
  if (field.type === 'rating')
    return h('span', { class: 'stars', role: 'img', 'aria-label': value + ' / ' + field.most }, text);
  if (field.type === 'picture' && isShown(value)) return h('img', { class: 'thumb', src: value, alt: text });
  if (['url', 'picture'].includes(field.type) && /^https?:/.test(value))
    return h('a', { href: value, target: '_blank', rel: 'noopener' }, text.replace(/^https?:\/\//, ''));
  if (field.type === 'email') return h('a', { href: 'mailto:' + value }, text);
  return text;
}
