import { mayEdit } from '../account.js';
import { getRecord } from '../api.js';
import { browse } from '../lib/browse.js';
import { button, h, pageHead } from '../lib/dom.js';
import { cardFields, firstOf, isPublished, shorten, titleOf } from '../lib/fields.js';
import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';
import { loadTitles } from '../lib/records.js';
import { linkTo } from '../lib/route.js';
import { valueOf } from '../lib/value.js';
import { entityNamed } from '../model.js';
import { labelled, say, t } from '../texts.js';

function meta(entity, record, titles) {
  const values = cardFields(entity, isPublished(entity, record) ? [entity.published?.name] : []).map((field) =>
    valueOf(field, record[field.name], titles),
  );
  return h(
    'div',
    { class: 'post-meta' },
    ...values.filter((value) => value !== '').map((value) => h('span', {}, value)),
  );
}

export async function postsPage({ page, id }) {
  const entity = entityNamed(page.entity);
  const titles = await loadTitles(entity);
  const text = firstOf(entity, 'long-text');
  const canEdit = mayEdit();
  if (id !== undefined) return article(await getRecord(entity, id));

  function article(record) {
    const list = linkTo(page);
    const edit = () => openRecordDialog({ entity, record, onSaved: (saved) => element.replaceWith(article(saved)) });
    const remove = async () => {
      if (await confirmRemoval(entity, record)) location.hash = list;
    };
    const actions = [
      button(t('edit'), edit, { look: 'secondary', iconName: 'edit' }),
      button(t('remove'), remove, { look: 'plain danger', iconName: 'remove' }),
    ];
    const element = h(
      'article',
      { class: 'card article narrow' },
      h('a', { href: list }, '← ' + t('back')),
      h('h1', {}, titleOf(entity, record)),
      meta(entity, record, titles),
      h('div', { class: 'article-text' }, text ? (record[text.name] ?? '') : ''),
      canEdit && h('div', { class: 'form-actions' }, ...actions),
    );
    return element;
  }

  function card(record) {
    const link = linkTo(page, record.id);
    const summary = shorten(text ? (record[text.name] ?? '') : '');
    return h(
      'article',
      { class: 'card post' },
      h('h2', {}, h('a', { href: link }, titleOf(entity, record))),
      meta(entity, record, titles),
      h('p', { class: 'quiet' }, summary),
      h('p', {}, h('a', { href: link, 'aria-label': labelled(t('read'), titleOf(entity, record)) }, t('read'))),
    );
  }

  const open = (saved) => {
    location.hash = linkTo(page, saved.id);
  };
  const write = () => button(t('write'), () => openRecordDialog({ entity, onSaved: open }), { iconName: 'edit' });
  const { element } = await browse({ entity, look: 'posts', card, action: () => canEdit && write() });
  return h('section', {}, pageHead(say(page.label), canEdit && write()), element);
}
