import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';
import { accountImport, mayEdit, type Features } from './page-features.ts';

/** lib/bars.js: groups as bars, and as a ring where they are few. */
export const plainBarsFile = () => code`
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
        h('svg', { class: 'bar', 'aria-hidden': 'true' }, h('rect', { width: (100 * Math.max(0, value)) / most + '%', height: '100%', rx: 5 })),
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
`;

/** pages/chart.js: records counted or summed up. */
export const plainChartFile = () => code`
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
  const by = fieldNamed(entity, page.by ?? '') ?? firstOf(entity, 'choice', 'reference', 'date', 'rating', 'boolean') ?? entity.fields[0];
  const sum = fieldNamed(entity, page.sum ?? '');
  const [records, titles] = await Promise.all([allRecords(entity), loadTitles(entity)]);
  const head = pageHead(say(page.label));
  if (records.length === 0) return h('section', {}, head, h('div', { class: 'card' }, emptyNote(t('empty', { what: many(entity) }), '')));

  const groups = groupRecords(records, by, sum, titles, t('other'));
  const parts = ringParts(groups);
  return h(
    'section',
    {},
    head,
    h('dl', { class: 'stats' }, ...statsOf(records, sum).map(([name, value]) => h('div', { class: 'card stat' }, h('dt', {}, name), h('dd', { class: 'number' }, value)))),
    h('div', { class: 'card chart' + (parts ? '' : ' no-ring'), role: 'group', 'aria-label': say(by.label) }, parts && ring(parts), bars(groups, sum, parts !== undefined)),
  );
}
`;

/** lib/browse.js: cards that are searched and loaded page after page, for galleries, posts and shops. */
export const plainBrowseFile = (hasDrafts: boolean) => code`
import { listRecords } from '../api.js';
import { button, emptyNote, h, icon } from './dom.js';
import { toastError } from './feedback.js';
${hasDrafts ? "import { onlyPublished } from './fields.js';\n" : ''}import { labelled, many, say, t } from '../texts.js';

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
    const list = await listRecords(entity, ${hasDrafts ? '{ ...query, ...onlyPublished(entity) }' : 'query'});
    if (own !== turn) return;
    if (query.page === 1) cards.replaceChildren();
    cards.append(...list.items.map((record) => card(record, reload)));
    const more = button(t('next'), () => change({ page: query.page + 1 }), { look: 'secondary' });
    foot.replaceChildren(h('span', { role: 'status' }, t('total', { n: list.total })), query.page * perPage < list.total ? more : '');
    const isNarrowed = Object.keys(query).some((key) => !['page', 'perPage', 'sort'].includes(key) && query[key] !== '');
    if (list.total === 0) cards.replaceChildren(h('div', { class: 'card' }, emptyNote(t(isNarrowed ? 'noMatch' : 'empty', { what }), '', isNarrowed ? undefined : action?.())));
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
  const box = h('div', { class: 'search' }, icon('search'), h('input', { type: 'search', class: 'input', placeholder: label, 'aria-label': label, oninput }));
  const by = entity.fields.find(({ ${hasDrafts ? 'name, type' : 'type'} }) => type === 'choice'${hasDrafts ? ' && name !== entity.published?.name' : ''});
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

/** A coloured cover with the first letter of a title. */
export function cover(title, tone = '') {
  return h('div', { class: ('cover ' + tone).trim(), 'aria-hidden': 'true' }, [...title][0] ?? '');
}
`;

/** pages/gallery.js: records as tiles. */
export const plainGalleryFile = ({ login }: Features) => code`
${lines(
  accountImport(login),
  "import { browse, cover } from '../lib/browse.js';",
  "import { button, h, iconButton, pageHead } from '../lib/dom.js';",
  "import { cardFields, firstOf, titleOf, toneOf } from '../lib/fields.js';",
  "import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';",
  "import { loadTitles } from '../lib/records.js';",
  "import { valueOf } from '../lib/value.js';",
  "import { entityNamed } from '../model.js';",
  "import { labelled, one, say, t } from '../texts.js';",
)}

export async function galleryPage({ page }) {
  const entity = entityNamed(page.entity);
  const titles = await loadTitles(entity);
  const tone = firstOf(entity, 'choice');
  const long = firstOf(entity, 'long-text');
  const canEdit = ${mayEdit(login)};

  function card(record, reload) {
    const title = titleOf(entity, record);
    const values = cardFields(entity).map((field) => valueOf(field, record[field.name], titles)).filter((value) => value !== '');
    const remove = async () => (await confirmRemoval(entity, record)) && reload();
    const actions = [
      iconButton(labelled(t('edit'), title), 'edit', () => openRecordDialog({ entity, record, onSaved: reload })),
      iconButton(labelled(t('remove'), title), 'remove', remove, 'danger'),
    ];
    return h(
      'article',
      { class: 'card tile' },
      cover(title, tone && record[tone.name] ? toneOf(tone, record[tone.name]) : ''),
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

  const add = () => button(t('addOne', { what: one(entity) }), () => openRecordDialog({ entity, onSaved: () => reload() }), { iconName: 'add' });
  const { element, reload } = await browse({ entity, look: 'tiles', card, action: () => canEdit && add() });
  return h('section', {}, pageHead(say(page.label), canEdit && add()), element);
}
`;

/** The field that every article has alike is left out. */
const withoutPublished = ', isPublished(entity, record) ? [entity.published?.name] : []';

/** pages/posts.js: articles, and one of them. */
export const plainPostsFile = ({ features: { login }, publications }: Model) => code`
${lines(
  accountImport(login),
  "import { getRecord } from '../api.js';",
  "import { browse } from '../lib/browse.js';",
  "import { button, h, pageHead } from '../lib/dom.js';",
  `import { cardFields, firstOf, ${publications.size > 0 ? 'isPublished, ' : ''}shorten, titleOf } from '../lib/fields.js';`,
  "import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';",
  "import { loadTitles } from '../lib/records.js';",
  "import { linkTo } from '../lib/route.js';",
  "import { valueOf } from '../lib/value.js';",
  "import { entityNamed } from '../model.js';",
  "import { labelled, say, t } from '../texts.js';",
)}

function meta(entity, record, titles) {
  const values = cardFields(entity${publications.size > 0 ? withoutPublished : ''}).map((field) => valueOf(field, record[field.name], titles));
  return h('div', { class: 'post-meta' }, ...values.filter((value) => value !== '').map((value) => h('span', {}, value)));
}

export async function postsPage({ page, id }) {
  const entity = entityNamed(page.entity);
  const titles = await loadTitles(entity);
  const text = firstOf(entity, 'long-text');
  const canEdit = ${mayEdit(login)};
  if (id !== undefined) return article(await getRecord(entity, id));

  function article(record) {
    const list = linkTo(page);
    const edit = () => openRecordDialog({ entity, record, onSaved: (saved) => element.replaceWith(article(saved)) });
    const remove = async () => {
      if (await confirmRemoval(entity, record)) location.hash = list;
    };
    const actions = [button(t('edit'), edit, { look: 'secondary', iconName: 'edit' }), button(t('remove'), remove, { look: 'plain danger', iconName: 'remove' })];
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
`;
