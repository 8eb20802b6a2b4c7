import { mayEdit } from '../account.js';
import { browse, cover } from '../lib/browse.js';
import { button, h, iconButton, pageHead } from '../lib/dom.js';
import { cardFields, firstOf, pictureOf, titleOf, toneOf } from '../lib/fields.js';
import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';
import { loadTitles } from '../lib/records.js';
import { valueOf } from '../lib/value.js';
import { entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';

export async function galleryPage({ page }) {
  const entity = entityNamed(page.entity);
  const titles = await loadTitles(entity);
  const tone = firstOf(entity, 'choice');
  const long = firstOf(entity, 'long-text');
  const canEdit = mayEdit();

  function card(record, reload) {
    const title = titleOf(entity, record);
    const values = cardFields(entity)
      .map((field) => valueOf(field, record[field.name], titles))
      .filter((value) => value !== '');
    const remove = async () => (await confirmRemoval(entity, record)) && reload();
    const actions = [
      iconButton(labelled(t('edit'), title), 'edit', () => openRecordDialog({ entity, record, onSaved: reload })),
      iconButton(labelled(t('remove'), title), 'remove', remove, 'danger'),
    ];
    return h(
      'article',
      { class: 'card tile' },
      cover(title, tone && record[tone.name] ? toneOf(tone, record[tone.name]) : '', pictureOf(entity, record)),
      h(
        'div',
        { class: 'tile-body' },
        h('h2', {}, title),
        long && h('p', { class: 'tile-text' }, record[long.name] ?? ''),
        h('div', { class: 'tile-foot' }, ...values.slice(0, 3).map((value) => h('span', {}, value))),
        canEdit && h('div', {}, ...actions),
      ),
    );
  }

  const add = () =>
    button(t('addOne', { what: one(entity) }), () => openRecordDialog({ entity, onSaved: () => reload() }), {
      iconName: 'add',
    });
  const { element, reload } = await browse({ entity, look: 'tiles', card, action: () => canEdit && add() });
  return h('section', {}, pageHead(say(page.label), canEdit && add()), element);
}
