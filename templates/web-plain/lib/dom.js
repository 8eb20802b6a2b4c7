import { icons } from './icons.js';

const namespaces = { svg: 'http://www.w3.org/2000/svg' };
const inSvg = new Set(['svg', 'path', 'rect', 'circle']);

/** An element with properties (`onclick`, `class`, `aria-label`, …) and children; text is always text. */
export function h(tag, properties = {}, ...children) {
  const element = inSvg.has(tag) ? document.createElementNS(namespaces.svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on') || name === 'value' || name === 'checked') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false),
  );
  return element;
}

export const icon = (name) =>
  h('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: icons[name] }));

export const button = (label, onclick, { look = '', iconName, type = 'button' } = {}) =>
  h('button', { type, class: ('button ' + look).trim(), onclick }, iconName && icon(iconName), label);

export const iconButton = (label, iconName, onclick, look = '') =>
  h(
    'button',
    { type: 'button', class: ('button plain only-icon ' + look).trim(), 'aria-label': label, title: label, onclick },
    icon(iconName),
  );

export const pageHead = (title, ...actions) =>
  h('header', { class: 'page-head' }, h('h1', {}, title), h('div', { class: 'page-actions' }, ...actions));

export const emptyNote = (title, hint, action) =>
  h('div', { class: 'empty' }, icon('empty'), h('h2', {}, title), h('p', { class: 'quiet' }, hint), action);
