import { allRecords } from '../api.js';
import { bars, ring } from '../lib/bars.js';
import { emptyNote, h, pageHead } from '../lib/dom.js';
import { fieldNamed, firstOf } from '../lib/fields.js';
import { ringParts, statsOf } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { many, say, t } from '../texts.js';

export async function chartPage({ page }) {
  const entity = entityNamed(page.entity);
  const by =
    fieldNamed(entity, page.by ?? '') ??
    firstOf(entity, 'choice', 'reference', 'date', 'rating', 'boolean') ??
    entity.fields[0];
  const sum = fieldNamed(entity, page.sum ?? '');
  const [records, titles] = await Promise.all([allRecords(entity), loadTitles(entity)]);
  const head = pageHead(say(page.label));
  if (records.length === 0)
    return h('section', {}, head, h('div', { class: 'card' }, emptyNote(t('empty', { what: many(entity) }), '')));

  const groups = groupRecords(records, by, sum, titles, t('other'));
  const parts = ringParts(groups);
  return h(
    'section',
    {},
    head,
    h(
      'dl',
      { class: 'stats' },
      ...statsOf(records, sum).map(([name, value]) =>
        h('div', { class: 'card stat' }, h('dt', {}, name), h('dd', { class: 'number' }, value)),
      ),
    ),
    h(
      'div',
      { class: 'card chart' + (parts ? '' : ' no-ring'), role: 'group', 'aria-label': say(by.label) },
      parts && ring(parts),
      bars(groups, sum, parts !== undefined),
    ),
  );
}
