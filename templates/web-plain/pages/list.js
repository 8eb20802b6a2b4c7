import { mayEdit } from '../account.js';
import { changeRecord, listRecords } from '../api.js';
import { exportCsv } from '../lib/csv.js';
import { button, emptyNote, h, icon, iconButton, pageHead } from '../lib/dom.js';
import { toastError } from '../lib/feedback.js';
import { columnsOf, hasWords, isDone, isNumber, isSortable, mayTakeBack, optionsOf, titleOf } from '../lib/fields.js';
import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';
import { loadTitles } from '../lib/records.js';
import { valueOf } from '../lib/value.js';
import { app, entityNamed } from '../model.js';
import { emptyHint, labelled, many, one, say, t } from '../texts.js';

const { features } = app;
const perPage = features.paging ? 10 : 500;

export async function listPage({ page }) {
  const entity = entityNamed(page.entity);
  const what = many(entity);
  const titles = await loadTitles(entity);
  const query = { page: 1, perPage, sort: entity.order };
  const results = h('div', { 'aria-live': 'polite' });
  const canEdit = mayEdit();
  const hasActions = canEdit || entity.open;

  let turn = 0;

  /** Shows what is asked for now; an answer that comes after a newer one is dropped. */
  async function load() {
    const own = ++turn;
    const list = await listRecords(entity, query);
    if (own !== turn) return;
    const lastPage = Math.max(1, Math.ceil(list.total / perPage));
    if (query.page > lastPage) return change({ page: lastPage });
    results.replaceChildren(list.total === 0 ? nothing() : table(list.items), paging(list.total, lastPage));
  }

  function change(changes) {
    Object.assign(query, { page: 1 }, changes);
    return load().catch(toastError);
  }

  const add = () => openRecordDialog({ entity, onSaved: load });
  const addButton = () => canEdit && button(t('addOne', { what: one(entity) }), add, { iconName: 'add' });

  function nothing() {
    const isNarrowed = Object.keys(query).some(
      (key) => !['page', 'perPage', 'sort'].includes(key) && query[key] !== '',
    );
    return h(
      'div',
      { class: 'card' },
      isNarrowed
        ? emptyNote(t('noMatch', { what }), '')
        : emptyNote(t('empty', { what }), emptyHint(entity, canEdit), addButton()),
    );
  }

  function cell(field, record) {
    const value = record[field.name];
    if (field.type !== 'boolean') {
      const look =
        field.name === entity.titleField ? 'title' : isNumber(field) && field.type !== 'rating' ? 'number' : undefined;
      return h(
        'td',
        { class: look, 'data-label': field.name === entity.titleField ? undefined : say(field.label) },
        valueOf(field, value, titles),
      );
    }
    const tick = async (event) => {
      await changeRecord(entity, record.id, { [field.name]: event.target.checked }).catch(toastError);
      load();
    };
    const label = labelled(say(field.label), titleOf(entity, record));
    return h(
      'td',
      { 'data-label': say(field.label) },
      h('input', { type: 'checkbox', checked: value, disabled: !canEdit, 'aria-label': label, onchange: tick }),
    );
  }

  function row(record) {
    const title = titleOf(entity, record);
    const remove = async () => (await confirmRemoval(entity, record)) && load();
    const change = () => openRecordDialog({ entity, record, onSaved: load });
    const actions = [
      canEdit && iconButton(labelled(t('edit'), title), 'edit', change),
      (canEdit || mayTakeBack(entity, record)) && iconButton(labelled(t('remove'), title), 'remove', remove, 'danger'),
    ];
    return h(
      'tr',
      { class: isDone(entity, record) && 'is-done' },
      ...columnsOf(entity).map((field) => cell(field, record)),
      hasActions && h('td', { class: 'actions' }, ...actions),
    );
  }

  function table(records) {
    const heads = columnsOf(entity).map((field) =>
      h('th', { scope: 'col', class: isNumber(field) && field.type !== 'rating' && 'number' }, say(field.label)),
    );
    const last = hasActions && h('th', {}, h('span', { class: 'visually-hidden' }, t('edit')));
    return h(
      'div',
      { class: 'card' },
      h('table', { class: 'table' }, h('thead', {}, h('tr', {}, ...heads, last)), h('tbody', {}, ...records.map(row))),
    );
  }

  function paging(total, lastPage) {
    if (total === 0) return '';
    const previous = iconButton(t('previous'), 'previous', () => change({ page: query.page - 1 }));
    const next = iconButton(t('next'), 'next', () => change({ page: query.page + 1 }));
    previous.disabled = query.page === 1;
    next.disabled = query.page === lastPage;
    const pages =
      lastPage > 1 && h('div', {}, previous, h('span', {}, t('page', { n: query.page, m: lastPage })), next);
    return h('div', { class: 'paging' }, h('span', {}, total > 0 ? t('total', { n: total }) : ''), pages);
  }

  function searchBox() {
    let timer;
    const oninput = (event) => {
      clearTimeout(timer);
      timer = setTimeout(() => change({ search: event.target.value }), 200);
    };
    const label = t('searchIn', { what });
    return h(
      'div',
      { class: 'search' },
      icon('search'),
      h('input', { type: 'search', class: 'input', placeholder: label, 'aria-label': label, oninput }),
    );
  }

  function filterBox(field) {
    const options = optionsOf(field, titles);
    const onchange = (event) => change({ [field.name]: event.target.value });
    const all = h('option', { value: '' }, labelled(say(field.label), t('all')));
    return h(
      'select',
      { class: 'input', 'aria-label': say(field.label), onchange },
      all,
      ...options.map(([value, label]) => h('option', { value }, label)),
    );
  }

  function sortBox() {
    const names = columnsOf(entity).filter(isSortable);
    const options = names.flatMap(({ name, label }) => [
      [name, say(label) + ' ↑', say(label) + ', ' + t('ascending')],
      ['-' + name, say(label) + ' ↓', say(label) + ', ' + t('descending')],
    ]);
    const select = h(
      'select',
      { class: 'input', 'aria-label': t('sortBy'), onchange: (event) => change({ sort: event.target.value }) },
      h('option', { value: '-id' }, t('newest')),
      ...options.map(([value, text, label]) => h('option', { value, 'aria-label': label }, text)),
    );
    select.value = query.sort;
    return select;
  }

  const isFilter = ({ type }) => features.filter && ['choice', 'boolean', 'reference'].includes(type);
  const tools = [
    features.search && hasWords(entity) && searchBox(),
    ...entity.fields.filter(isFilter).slice(0, 3).map(filterBox),
    features.sort && sortBox(),
  ].filter(Boolean);
  const download = () => exportCsv(entity, { ...query, page: 1 }, titles).catch(toastError);
  const exportButton = () => button(t('exportCsv'), download, { look: 'secondary', iconName: 'download' });
  await load();
  return h(
    'section',
    {},
    pageHead(say(page.label), features.csv && exportButton(), addButton()),
    tools.length > 0 && h('div', { class: 'toolbar', role: 'search' }, ...tools),
    results,
  );
}
