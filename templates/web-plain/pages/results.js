import { allRecords } from '../api.js';
import { bars } from '../lib/bars.js';
import { emptyNote, h, pageHead } from '../lib/dom.js';
import { isNumber } from '../lib/fields.js';
import { averageText, isGrouped, resultFields } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { many, say, t } from '../texts.js';

export async function resultsPage({ page }) {
  const entity = entityNamed(page.entity);
  const [records, titles] = await Promise.all([allRecords(entity), loadTitles(entity)]);

  function content(field) {
    if (isGrouped(field)) {
      const groups = groupRecords(records, field, undefined, titles, t('other'));
      return [bars(groups), field.type === 'rating' && h('p', { class: 'quiet' }, averageText(records, field))];
    }
    if (isNumber(field)) return h('p', { class: 'price' }, averageText(records, field));
    const texts = records.map((record) => record[field.name]).filter(Boolean);
    return h('ul', { class: 'quotes', tabindex: '0' }, ...texts.slice(-50).map((text) => h('li', {}, text)));
  }

  const head = pageHead(say(page.label), h('span', { class: 'quiet' }, t('answers', { n: records.length })));
  if (records.length === 0)
    return h('section', {}, head, h('div', { class: 'card' }, emptyNote(t('empty', { what: many(entity) }), '')));
  return h(
    'section',
    {},
    head,
    h(
      'div',
      { class: 'results' },
      ...resultFields(entity).map((field) =>
        h('section', { class: 'card' }, h('h2', {}, say(field.label)), content(field)),
      ),
    ),
  );
}
