import { mayEdit } from '../account.js';
import { allRecords } from '../api.js';
import { button, h, iconButton, pageHead } from '../lib/dom.js';
import { dayOf, fieldNamed, formatDate, monthName, titleOf } from '../lib/fields.js';
import { openRecordDialog } from '../lib/record-dialogs.js';
import { weeksOf } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';

export async function calendarPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const today = new Date();
  let year = today.getFullYear();
  let month = today.getMonth();
  let records = await allRecords(entity);
  const canEdit = mayEdit();
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
    const events = records
      .filter((record) => record[by.name]?.startsWith(day))
      .sort((one, other) => (one[by.name] < other[by.name] ? -1 : 1));
    const number = String(Number(day.slice(8)));
    const add = () => open(undefined, { [by.name]: by.type === 'date' ? day : day + 'T09:00' });
    const label = labelled(t('add'), formatDate(day));
    const time = (record) => (by.type === 'date' ? '' : record[by.name].slice(11) + ' ');
    return h(
      'td',
      { class: [!isOfMonth && 'is-other', day === dayOf(today) && 'is-today'].filter(Boolean).join(' ') },
      canEdit
        ? h('button', { type: 'button', class: 'day', 'aria-label': label, onclick: add }, number)
        : h('span', { class: 'day' }, number),
      ...events.map((record) =>
        h(
          'button',
          {
            type: 'button',
            class: 'event',
            title: titleOf(entity, record),
            disabled: !canEdit,
            onclick: () => open(record),
          },
          h('span', { class: 'event-time' }, time(record)),
          titleOf(entity, record),
        ),
      ),
    );
  }

  function show() {
    title.textContent = monthName(year, month);
    grid.replaceChildren(...weeksOf(year, month).map((week) => h('tr', {}, ...week.map(cell))));
  }

  show();
  const days = t('weekdays')
    .split(' ')
    .map((day) => h('th', { scope: 'col' }, day));
  return h(
    'section',
    {},
    pageHead(
      say(page.label),
      title,
      iconButton(t('previousMonth'), 'previous', () => go(-1)),
      button(t('today'), () => go(0), { look: 'secondary' }),
      iconButton(t('nextMonth'), 'next', () => go(1)),
      canEdit && button(t('addOne', { what: one(entity) }), () => open(), { iconName: 'add' }),
    ),
    h('div', { class: 'card' }, h('table', { class: 'calendar' }, h('thead', {}, h('tr', {}, ...days)), grid)),
  );
}
