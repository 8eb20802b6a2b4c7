import { h } from './dom.js';
import { figure } from './figures.js';

/** A list of bars; the longest is full. Beside a ring each has the colour of its part. */
export function bars(groups, field, hasRing = false) {
  const most = Math.max(1, ...groups.map(({ value }) => value));
  return h(
    'ul',
    { class: 'bars' },
    ...groups.map(({ label, value, tone }) =>
      h(
        'li',
        { class: hasRing ? 'part-' + tone : '' },
        h('div', { class: 'bar-text' }, h('span', {}, label), h('strong', { class: 'number' }, figure(value, field))),
        h(
          'svg',
          { class: 'bar', 'aria-hidden': 'true' },
          h('rect', { width: (100 * Math.max(0, value)) / most + '%', height: '100%', rx: 5 }),
        ),
      ),
    ),
  );
}

/** A ring of at most six parts, 100 long all round, as shares are; the bars beside it have the words. */
export function ring(parts) {
  const part = ({ share, turned, tone }) => {
    const dashes = { 'stroke-dasharray': share + ' ' + (100 - share), 'stroke-dashoffset': -turned };
    return h('circle', { class: 'part-' + tone, cx: 20, cy: 20, r: 15.9155, ...dashes });
  };
  return h('svg', { class: 'ring', viewBox: '0 0 40 40', 'aria-hidden': 'true' }, ...parts.map(part));
}
