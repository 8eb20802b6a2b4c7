import { mayEdit } from '../account.js';
import { browse, cover } from '../lib/browse.js';
import { addToCart } from '../lib/cart.js';
import { button, h, iconButton, pageHead } from '../lib/dom.js';
import { toast } from '../lib/feedback.js';
import { firstOf, formatValue, pictureOf, titleOf, toneOf } from '../lib/fields.js';
import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';
import { loadTitles } from '../lib/records.js';
import { isManagedElsewhere, isSoldOut, priceField } from '../lib/shop.js';
import { valueOf } from '../lib/value.js';
import { app, entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';

export async function shopPage({ page }) {
  const entity = entityNamed(page.entity);
  const titles = await loadTitles(entity);
  const price = priceField(entity);
  const tone = firstOf(entity, 'choice', 'reference');
  const long = firstOf(entity, 'long-text');
  const canEdit = mayEdit() && !isManagedElsewhere(page);

  const hasCart = app.pages.some(({ kind }) => kind === 'cart');

  function buyButton(record) {
    const add = () => {
      addToCart(record.id);
      toast(labelled(t('inCart'), titleOf(entity, record)));
    };
    const element = isSoldOut(entity, record)
      ? button(t('soldOut'), undefined)
      : button(t('addToCart'), add, { iconName: 'cart' });
    element.disabled = isSoldOut(entity, record);
    return element;
  }

  function card(record, reload) {
    const title = titleOf(entity, record);
    const remove = async () => (await confirmRemoval(entity, record)) && reload();
    const actions = [
      iconButton(labelled(t('edit'), title), 'edit', () => openRecordDialog({ entity, record, onSaved: reload })),
      iconButton(labelled(t('remove'), title), 'remove', remove, 'danger'),
    ];
    return h(
      'article',
      { class: 'card tile' },
      cover(
        title,
        tone?.choices && record[tone.name] ? toneOf(tone, record[tone.name]) : '',
        pictureOf(entity, record),
      ),
      h(
        'div',
        { class: 'tile-body' },
        h('h2', {}, title),
        tone && h('div', {}, valueOf(tone, record[tone.name], titles)),
        long && h('p', { class: 'tile-text' }, record[long.name] ?? ''),
        h(
          'div',
          { class: 'tile-foot' },
          h('span', { class: 'price number' }, price ? formatValue(price, record[price.name]) : ''),
          hasCart && buyButton(record),
        ),
        canEdit && h('div', {}, ...actions),
      ),
    );
  }

  const add = () =>
    button(t('addOne', { what: one(entity) }), () => openRecordDialog({ entity, onSaved: () => reload() }), {
      look: 'secondary',
      iconName: 'add',
    });
  const { element, reload } = await browse({ entity, look: 'tiles', card, action: () => canEdit && add() });
  return h('section', {}, pageHead(say(page.label), canEdit && add()), element);
}
