import { listRecords } from '../api.js';
import { button, emptyNote, h, icon } from './dom.js';
import { toastError } from './feedback.js';
import { onlyPublished } from './fields.js';
import { labelled, many, say, t } from '../texts.js';

const perPage = 12;

/** A search box, one filter by choice, and cards in a box of the given class. */
export async function browse({ entity, look, card, action }) {
  const query = { page: 1, perPage, sort: entity.order };
  const cards = h('div', { class: look });
  const foot = h('div', { class: 'paging' });
  const what = many(entity);

  let turn = 0;

  /** Shows what is asked for now; an answer that comes after a newer one is dropped. */
  async function load() {
    const own = ++turn;
    const list = await listRecords(entity, { ...query, ...onlyPublished(entity) });
    if (own !== turn) return;
    if (query.page === 1) cards.replaceChildren();
    cards.append(...list.items.map((record) => card(record, reload)));
    const more = button(t('next'), () => change({ page: query.page + 1 }), { look: 'secondary' });
    foot.replaceChildren(
      h('span', { role: 'status' }, t('total', { n: list.total })),
      query.page * perPage < list.total ? more : '',
    );
    const isNarrowed = Object.keys(query).some(
      (key) => !['page', 'perPage', 'sort'].includes(key) && query[key] !== '',
    );
    if (list.total === 0)
      cards.replaceChildren(
        h(
          'div',
          { class: 'card' },
          emptyNote(t(isNarrowed ? 'noMatch' : 'empty', { what }), '', isNarrowed ? undefined : action?.()),
        ),
      );
  }

  function change(changes) {
    Object.assign(query, { page: 1 }, changes);
    return load().catch(toastError);
  }
  const reload = () => change({});

  let timer;
  const oninput = (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => change({ search: event.target.value }), 200);
  };
  const label = t('searchIn', { what });
  const box = h(
    'div',
    { class: 'search' },
    icon('search'),
    h('input', { type: 'search', class: 'input', placeholder: label, 'aria-label': label, oninput }),
  );
  const by = entity.fields.find(({ name, type }) => type === 'choice' && name !== entity.published?.name);
  const filter =
    by &&
    h(
      'select',
      { class: 'input', 'aria-label': say(by.label), onchange: (event) => change({ [by.name]: event.target.value }) },
      h('option', { value: '' }, labelled(say(by.label), t('all'))),
      ...by.choices.map(({ value, label: name }) => h('option', { value }, say(name))),
    );
  await load();
  return { reload, element: h('div', {}, h('div', { class: 'toolbar', role: 'search' }, box, filter), cards, foot) };
}

/** The picture of a record, else a coloured cover with the first letter of its title. */
export function cover(title, tone = '', picture = undefined) {
  if (picture) return h('img', { class: 'cover', src: picture, alt: '' });
  return h('div', { class: ('cover ' + tone).trim(), 'aria-hidden': 'true' }, [...title][0] ?? '');
}
