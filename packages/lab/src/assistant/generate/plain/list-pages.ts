import type { Model } from '../shared/prepare-model.ts';
import { code, lines } from '../code.ts';

type Features = Model['features'];

const mayEdit = (login: boolean) => (login ? 'isSignedIn()' : 'true');
const accountImport = (login: boolean) => login && "import { isSignedIn } from '../account.js';";

/** pages/list.js: a table with search, filters, order and pages. */
export const plainListFile = ({ login, search, filter, sort, paging, csv }: Features) => code`
${lines(
  accountImport(login),
  "import { changeRecord, listRecords } from '../api.js';",
  csv && "import { exportCsv } from '../lib/csv.js';",
  "import { button, emptyNote, h, icon, iconButton, pageHead } from '../lib/dom.js';",
  "import { toastError } from '../lib/feedback.js';",
  "import { columnsOf, isDone, isNumber, optionsOf, titleOf } from '../lib/fields.js';",
  "import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';",
  "import { loadTitles } from '../lib/records.js';",
  "import { valueOf } from '../lib/value.js';",
  "import { entityNamed } from '../model.js';",
  "import { say, t } from '../texts.js';",
)}

const perPage = ${paging ? 10 : 500};

export async function listPage({ page }) {
  const entity = entityNamed(page.entity);
  const what = say(entity.label);
  const titles = await loadTitles(entity);
  const query = { page: 1, perPage, sort: entity.order };
  const results = h('div', { 'aria-live': 'polite' });
  const canEdit = ${mayEdit(login)};

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
  const addButton = () => canEdit && button(t('addOne', { what }), add, { iconName: 'add' });

  function nothing() {
    const isNarrowed = Object.keys(query).some((key) => !['page', 'perPage', 'sort'].includes(key) && query[key] !== '');
    return h('div', { class: 'card' }, isNarrowed ? emptyNote(t('noMatch', { what }), '') : emptyNote(t('empty', { what }), t('emptyHint'), addButton()));
  }

  function cell(field, record) {
    const value = record[field.name];
    if (field.type !== 'boolean') {
      const look = field.name === entity.titleField ? 'title' : isNumber(field) && field.type !== 'rating' ? 'number' : undefined;
      return h('td', { class: look, 'data-label': field.name === entity.titleField ? undefined : say(field.label) }, valueOf(field, value, titles));
    }
    const tick = async (event) => {
      await changeRecord(entity, record.id, { [field.name]: event.target.checked }).catch(toastError);
      load();
    };
    const label = say(field.label) + ': ' + titleOf(entity, record);
    return h('td', { 'data-label': say(field.label) }, h('input', { type: 'checkbox', checked: value, disabled: !canEdit, 'aria-label': label, onchange: tick }));
  }

  function row(record) {
    const title = titleOf(entity, record);
    const remove = async () => (await confirmRemoval(entity, record)) && load();
    const actions = [
      iconButton(t('edit') + ': ' + title, 'edit', () => openRecordDialog({ entity, record, onSaved: load })),
      iconButton(t('remove') + ': ' + title, 'remove', remove, 'danger'),
    ];
    return h('tr', { class: isDone(entity, record) && 'is-done' }, ...columnsOf(entity).map((field) => cell(field, record)), canEdit && h('td', { class: 'actions' }, ...actions));
  }

  function table(records) {
    const heads = columnsOf(entity).map((field) =>
      h('th', { scope: 'col', class: isNumber(field) && field.type !== 'rating' && 'number' }, say(field.label)),
    );
    const last = canEdit && h('th', {}, h('span', { class: 'visually-hidden' }, t('edit')));
    return h('div', { class: 'card' }, h('table', { class: 'table' }, h('thead', {}, h('tr', {}, ...heads, last)), h('tbody', {}, ...records.map(row))));
  }

  function paging(total, lastPage) {
    if (total === 0) return '';
    const previous = iconButton(t('previous'), 'previous', () => change({ page: query.page - 1 }));
    const next = iconButton(t('next'), 'next', () => change({ page: query.page + 1 }));
    previous.disabled = query.page === 1;
    next.disabled = query.page === lastPage;
    const pages = lastPage > 1 && h('div', {}, previous, h('span', {}, t('page', { n: query.page, m: lastPage })), next);
    return h('div', { class: 'paging' }, h('span', {}, t('total', { n: total })), pages);
  }
${lines(
  search &&
    code`

  function searchBox() {
    let timer;
    const oninput = (event) => {
      clearTimeout(timer);
      timer = setTimeout(() => change({ search: event.target.value }), 200);
    };
    const label = t('searchIn', { what });
    return h('div', { class: 'search' }, icon('search'), h('input', { type: 'search', class: 'input', placeholder: label, 'aria-label': label, oninput }));
  }`,
  filter &&
    code`

  function filterBox(field) {
    const options = optionsOf(field, titles);
    const onchange = (event) => change({ [field.name]: event.target.value });
    const all = h('option', { value: '' }, say(field.label) + ': ' + t('all'));
    return h('select', { class: 'input', 'aria-label': say(field.label), onchange }, all, ...options.map(([value, label]) => h('option', { value }, label)));
  }`,
  sort &&
    code`

  function sortBox() {
    const names = columnsOf(entity).filter(({ type }) => type !== 'reference' && type !== 'boolean');
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
  }`,
)}

  const tools = [
${lines(
  search && '    searchBox(),',
  filter &&
    "    ...entity.fields.filter(({ type }) => ['choice', 'boolean', 'reference'].includes(type)).slice(0, 3).map(filterBox),",
  sort && '    sortBox(),',
)}
  ];
  await load();
  return h(
    'section',
    {},
    pageHead(say(page.label), ${csv ? "button(t('exportCsv'), () => exportCsv(entity, { ...query, page: 1 }, titles).catch(toastError), { look: 'secondary', iconName: 'download' }), " : ''}addButton()),
    tools.length > 0 && h('div', { class: 'toolbar', role: 'search' }, ...tools),
    results,
  );
}
`;

/** pages/board.js: a column for each choice. */
export const plainBoardFile = ({ login }: Features) => code`
${lines(
  accountImport(login),
  "import { allRecords, changeRecord } from '../api.js';",
  "import { button, h, iconButton, pageHead } from '../lib/dom.js';",
  "import { toast, toastError } from '../lib/feedback.js';",
  "import { cardFields, choiceLabel, fieldNamed, titleOf, toneOf } from '../lib/fields.js';",
  "import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';",
  "import { loadTitles } from '../lib/records.js';",
  "import { valueOf } from '../lib/value.js';",
  "import { entityNamed } from '../model.js';",
  "import { say, t } from '../texts.js';",
)}

export async function boardPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const titles = await loadTitles(entity);
  const columns = h('div', { class: 'board' });
  const canEdit = ${mayEdit(login)};

  async function load() {
    const records = await allRecords(entity, { sort: entity.order });
    columns.replaceChildren(...by.choices.map((choice) => column(choice, records.filter((record) => record[by.name] === choice.value))));
  }

  async function move(id, value) {
    try {
      await changeRecord(entity, id, { [by.name]: value });
      toast(t('moved', { what: choiceLabel(by, value) }));
      await load();
      document.getElementById('move-' + id)?.focus();
    } catch (error) {
      toastError(error);
    }
  }

  function ticket(record) {
    const title = titleOf(entity, record);
    const fields = cardFields(entity, [by.name]).slice(0, 4);
    const values = fields.map((field) => valueOf(field, record[field.name], titles)).filter((value) => value !== '');
    const select = h(
      'select',
      { class: 'input', id: 'move-' + record.id, 'aria-label': t('moveTo') + ': ' + title, onchange: (event) => move(record.id, event.target.value) },
      ...by.choices.map(({ value, label }) => h('option', { value }, say(label))),
    );
    select.value = record[by.name];
    const remove = async () => (await confirmRemoval(entity, record)) && load();
    const actions = h(
      'div',
      { class: 'ticket-actions' },
      select,
      iconButton(t('edit') + ': ' + title, 'edit', () => openRecordDialog({ entity, record, onSaved: load })),
      iconButton(t('remove') + ': ' + title, 'remove', remove, 'danger'),
    );
    return h(
      'li',
      { class: 'card ticket', draggable: canEdit ? 'true' : 'false', ondragstart: (event) => event.dataTransfer.setData('text/plain', String(record.id)) },
      h('h3', {}, title),
      values.length > 0 && h('div', { class: 'ticket-foot' }, ...values.map((value) => h('span', {}, value))),
      canEdit && actions,
    );
  }

  function column(choice, records) {
    const list = h('ul', { class: 'form' }, ...records.map(ticket));
    const add = () => openRecordDialog({ entity, preset: { [by.name]: choice.value }, onSaved: load });
    const element = h(
      'section',
      { class: 'column', 'aria-label': say(choice.label) },
      h(
        'div',
        { class: 'column-head' },
        h('h2', {}, h('span', { class: 'chip ' + toneOf(by, choice.value) }, say(choice.label)), ' ', h('span', { class: 'quiet' }, String(records.length))),
        canEdit && iconButton(t('add') + ': ' + say(choice.label), 'add', add),
      ),
      list,
    );
    element.ondragover = (event) => {
      event.preventDefault();
      element.classList.add('is-over');
    };
    element.ondragleave = () => element.classList.remove('is-over');
    element.ondrop = (event) => {
      event.preventDefault();
      element.classList.remove('is-over');
      const id = Number(event.dataTransfer.getData('text/plain'));
      if (canEdit && Number.isSafeInteger(id) && id > 0) move(id, choice.value);
    };
    return element;
  }

  await load();
  const add = button(t('addOne', { what: say(entity.label) }), () => openRecordDialog({ entity, onSaved: load }), { iconName: 'add' });
  return h('section', {}, pageHead(say(page.label), canEdit && add), columns);
}
`;

/** pages/calendar.js: a month of records. */
export const plainCalendarFile = ({ login }: Features) => code`
${lines(
  accountImport(login),
  "import { allRecords } from '../api.js';",
  "import { button, h, iconButton, pageHead } from '../lib/dom.js';",
  "import { dayOf, fieldNamed, formatDate, monthName, titleOf } from '../lib/fields.js';",
  "import { openRecordDialog } from '../lib/record-dialogs.js';",
  "import { weeksOf } from '../lib/records.js';",
  "import { entityNamed } from '../model.js';",
  "import { say, t } from '../texts.js';",
)}

export async function calendarPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const today = new Date();
  let year = today.getFullYear();
  let month = today.getMonth();
  let records = await allRecords(entity);
  const canEdit = ${mayEdit(login)};
  const title = h('h2', { 'aria-live': 'polite' });
  const grid = h('tbody');

  async function reload() {
    records = await allRecords(entity);
    show();
  }

  function go(months) {
    const date = months === 0 ? today : new Date(year, month + months);
    year = date.getFullYear();
    month = date.getMonth();
    show();
  }

  const open = (record, preset) => openRecordDialog({ entity, record, preset, onSaved: reload });

  function cell({ day, isOfMonth }) {
    const events = records.filter((record) => record[by.name]?.startsWith(day)).sort((one, other) => (one[by.name] < other[by.name] ? -1 : 1));
    const number = String(Number(day.slice(8)));
    const add = () => open(undefined, { [by.name]: by.type === 'date' ? day : day + 'T09:00' });
    const label = t('add') + ': ' + formatDate(day);
    const time = (record) => (by.type === 'date' ? '' : record[by.name].slice(11) + ' ');
    return h(
      'td',
      { class: [!isOfMonth && 'is-other', day === dayOf(today) && 'is-today'].filter(Boolean).join(' ') },
      canEdit ? h('button', { type: 'button', class: 'day', 'aria-label': label, onclick: add }, number) : h('span', { class: 'day' }, number),
      ...events.map((record) =>
        h('button', { type: 'button', class: 'event', title: titleOf(entity, record), disabled: !canEdit, onclick: () => open(record) }, time(record) + titleOf(entity, record)),
      ),
    );
  }

  function show() {
    title.textContent = monthName(year, month);
    grid.replaceChildren(...weeksOf(year, month).map((week) => h('tr', {}, ...week.map(cell))));
  }

  show();
  const days = t('weekdays').split(' ').map((day) => h('th', { scope: 'col' }, day));
  return h(
    'section',
    {},
    pageHead(
      say(page.label),
      title,
      iconButton(t('previousMonth'), 'previous', () => go(-1)),
      button(t('today'), () => go(0), { look: 'secondary' }),
      iconButton(t('nextMonth'), 'next', () => go(1)),
      canEdit && button(t('addOne', { what: say(entity.label) }), () => open(), { iconName: 'add' }),
    ),
    h('div', { class: 'card' }, h('table', { class: 'calendar' }, h('thead', {}, h('tr', {}, ...days)), grid)),
  );
}
`;
