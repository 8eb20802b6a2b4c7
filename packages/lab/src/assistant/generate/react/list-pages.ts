import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';

const searchBox = code`
        <div className="search">
          <Icon name="search" />
          <input type="search" className="input" placeholder={t('searchIn', { what })} aria-label={t('searchIn', { what })} value={search} onChange={(event) => setSearch(event.target.value)} />
        </div>`;

const filterBoxes = code`
        {filters.map((field) => (
          <select key={field.name} className="input" aria-label={say(field.label)} value={query[field.name] ?? ''} onChange={(event) => change({ [field.name]: event.target.value })}>
            <option value="">{say(field.label) + ': ' + t('all')}</option>
            {optionsOf(field, data?.titles).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}`;

const sortBox = code`
        <select className="input" aria-label={t('sortBy')} value={query.sort} onChange={(event) => change({ sort: event.target.value })}>
          <option value="-id">{t('newest')}</option>
          {columns
            .filter(({ type }) => type !== 'reference' && type !== 'boolean')
            .flatMap(({ name, label }) => [
              <option key={name} value={name}>{say(label) + ' ↑'}</option>,
              <option key={'-' + name} value={'-' + name}>{say(label) + ' ↓'}</option>,
            ])}
        </select>`;

/** src/pages/ListPage.jsx: a table with search, filters, order and pages. */
export function reactListFile({ features }: Model): string {
  const { search, filter, sort, paging, csv } = features;
  const hasTools = search || filter || sort;
  return code`
import { useState } from 'react';
import { changeRecord, listRecords } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
${lines(search && "import { Icon } from '../components/Icon.jsx';")}
import { Button, EmptyNote, IconButton, PageHead, Waiting } from '../components/Parts.jsx';
import { RecordActions } from '../components/RecordActions.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit, useLoad${search ? ', useRested' : ''} } from '../hooks.js';
${lines(csv && "import { exportCsv } from '../lib/csv.js';")}
import { columnsOf, isDone, isNumber, ${filter ? 'optionsOf, ' : ''}titleOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

const perPage = ${paging ? 10 : 500};

function Cell({ entity, field, record, titles, canEdit, onChange }) {
  const { fail } = useDialogs();
  const value = record[field.name];
  const label = say(field.label);
  if (field.type === 'boolean') {
    const tick = ({ target }) =>
      changeRecord(entity, record.id, { [field.name]: target.checked }).then(onChange, (error) => {
        target.checked = value;
        fail(error);
      });
    return (
      <td data-label={label}>
        <input key={String(value)} type="checkbox" defaultChecked={value} disabled={!canEdit} aria-label={label + ': ' + titleOf(entity, record)} onChange={tick} />
      </td>
    );
  }
  const isTitle = field.name === entity.titleField;
  const look = isTitle ? 'title' : isNumber(field) && field.type !== 'rating' ? 'number' : undefined;
  return (
    <td className={look} data-label={isTitle ? undefined : label}>
      <Value field={field} value={value} titles={titles} />
    </td>
  );
}

function Table({ entity, columns, list, titles, onChange }) {
  const canEdit = useCanEdit();
  return (
    <div className="card">
      <table className="table">
        <thead>
          <tr>
            {columns.map((field) => (
              <th key={field.name} scope="col" className={isNumber(field) && field.type !== 'rating' ? 'number' : undefined}>
                {say(field.label)}
              </th>
            ))}
            {canEdit && (
              <th>
                <span className="visually-hidden">{t('edit')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.items.map((record) => (
            <tr key={record.id} className={isDone(entity, record) ? 'is-done' : undefined}>
              {columns.map((field) => (
                <Cell key={field.name} {...{ entity, field, record, titles, canEdit, onChange }} />
              ))}
              {canEdit && (
                <td className="actions">
                  <RecordActions entity={entity} record={record} onChange={onChange} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Paging({ total, page, onPage }) {
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <div className="paging">
      <span>{t('total', { n: total })}</span>
      {last > 1 && (
        <div>
          <IconButton label={t('previous')} icon="previous" disabled={page <= 1} onClick={() => onPage(page - 1)} />
          <span>{t('page', { n: page, m: last })}</span>
          <IconButton label={t('next')} icon="next" disabled={page >= last} onClick={() => onPage(page + 1)} />
        </div>
      )}
    </div>
  );
}

export function ListPage({ page }) {
  const entity = entityNamed(page.entity);
  const what = say(entity.label);
  const columns = columnsOf(entity);
  const canEdit = useCanEdit();
  const { edit${csv ? ', fail' : ''} } = useDialogs();
  const [query, setQuery] = useState({ page: 1, perPage, sort: entity.order });
${lines(
  search && "  const [search, setSearch] = useState('');",
  search ? '  const wanted = { ...query, search: useRested(search.trim()) };' : '  const wanted = query;',
  filter &&
    "  const filters = entity.fields.filter(({ type }) => ['choice', 'boolean', 'reference'].includes(type)).slice(0, 3);",
)}
  const load = async () => ({ list: await listRecords(entity, wanted), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [JSON.stringify(wanted)]);
  const change = (changes) => setQuery((old) => ({ ...old, page: 1, ...changes }));
  const isNarrowed = Object.keys(wanted).some((key) => !['page', 'perPage', 'sort'].includes(key) && wanted[key] !== '');
  const addButton = canEdit && (
    <Button icon="add" onClick={() => edit({ entity, onSaved: reload })}>
      {t('addOne', { what })}
    </Button>
  );

  return (
    <section>
      <PageHead title={say(page.label)}>
${lines(
  csv &&
    `        <Button look="secondary" icon="download" onClick={() => exportCsv(entity, wanted, data?.titles).catch(fail)}>
          {t('exportCsv')}
        </Button>`,
)}
        {addButton}
      </PageHead>
${lines(hasTools && `      <div className="toolbar" role="search">\n${lines(search && searchBox, filter && filterBoxes, sort && sortBox)}\n      </div>`)}
      <div aria-live="polite">
        {!data && <Waiting error={error} onRetry={reload} />}
        {data?.list.items.length > 0 && <Table entity={entity} columns={columns} list={data.list} titles={data.titles} onChange={reload} />}
        {data?.list.items.length === 0 && (
          <div className="card">
            <EmptyNote title={t(isNarrowed ? 'noMatch' : 'empty', { what })} hint={isNarrowed ? '' : t('emptyHint')}>
              {!isNarrowed && addButton}
            </EmptyNote>
          </div>
        )}
        {data && <Paging total={data.list.total} page={query.page} onPage={(next) => change({ page: next })} />}
      </div>
    </section>
  );
}
`.replace(/\n\n(?=import)/g, '\n');
}

/** src/pages/BoardPage.jsx: a column for each choice. */
export const reactBoardFile = () => code`
import { useState } from 'react';
import { allRecords, changeRecord } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, IconButton, PageHead, Waiting } from '../components/Parts.jsx';
import { RecordActions } from '../components/RecordActions.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { cardFields, choiceLabel, fieldNamed, titleOf, toneOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

function Ticket({ entity, by, record, titles, canEdit, onMove, onChange }) {
  const title = titleOf(entity, record);
  const fields = cardFields(entity, [by.name]).filter(({ name }) => (record[name] ?? '') !== '');
  return (
    <li className="card ticket" draggable={canEdit} onDragStart={(event) => event.dataTransfer.setData('text/plain', String(record.id))}>
      <h3>{title}</h3>
      {fields.length > 0 && (
        <div className="ticket-foot">
          {fields.slice(0, 4).map((field) => (
            <span key={field.name}>
              <Value field={field} value={record[field.name]} titles={titles} />
            </span>
          ))}
        </div>
      )}
      {canEdit && (
        <div className="ticket-actions">
          <select className="input" aria-label={t('moveTo') + ': ' + title} value={record[by.name]} onChange={(event) => onMove(record.id, event.target.value)}>
            {by.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {say(label)}
              </option>
            ))}
          </select>
          <RecordActions entity={entity} record={record} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function Column({ by, choice, count, canEdit, onAdd, onMove, children }) {
  const [isOver, setIsOver] = useState(false);
  const name = say(choice.label);
  const over = (event) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event) => {
    event.preventDefault();
    setIsOver(false);
    const id = Number(event.dataTransfer.getData('text/plain'));
    if (canEdit && Number.isSafeInteger(id) && id > 0) onMove(id, choice.value);
  };
  return (
    <section className={'column' + (isOver ? ' is-over' : '')} aria-label={name} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <div className="column-head">
        <h2>
          <span className={'chip ' + toneOf(by, choice.value)}>{name}</span> <span className="quiet">{count}</span>
        </h2>
        {canEdit && <IconButton label={t('add') + ': ' + name} icon="add" onClick={onAdd} />}
      </div>
      <ul className="form">{children}</ul>
    </section>
  );
}

export function BoardPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const canEdit = useCanEdit();
  const { edit, toast, fail } = useDialogs();
  const load = async () => ({ records: await allRecords(entity, { sort: entity.order }), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [page.key]);

  const move = (id, value) =>
    changeRecord(entity, id, { [by.name]: value }).then(() => {
      toast(t('moved', { what: choiceLabel(by, value) }));
      reload();
    }, fail);
  const add = (preset) => edit({ entity, preset, onSaved: reload });
  const inColumn = ({ value }) => data.records.filter((record) => record[by.name] === value);

  return (
    <section>
      <PageHead title={say(page.label)}>
        {canEdit && (
          <Button icon="add" onClick={() => add()}>
            {t('addOne', { what: say(entity.label) })}
          </Button>
        )}
      </PageHead>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data && (
        <div className="board">
          {by.choices.map((choice) => (
            <Column key={choice.value} by={by} choice={choice} count={inColumn(choice).length} canEdit={canEdit} onAdd={() => add({ [by.name]: choice.value })} onMove={move}>
              {inColumn(choice).map((record) => (
                <Ticket key={record.id} {...{ entity, by, record, canEdit }} titles={data.titles} onMove={move} onChange={reload} />
              ))}
            </Column>
          ))}
        </div>
      )}
    </section>
  );
}
`;

/** src/pages/CalendarPage.jsx: a month of records. */
export const reactCalendarFile = () => code`
import { useState } from 'react';
import { allRecords } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, IconButton, PageHead, Waiting } from '../components/Parts.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { dayOf, fieldNamed, formatDate, monthName, titleOf } from '../lib/fields.js';
import { weeksOf } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

function Day({ entity, by, day, isOfMonth, records, canEdit, onOpen }) {
  const number = Number(day.slice(8));
  const look = [!isOfMonth && 'is-other', day === dayOf(new Date()) && 'is-today'].filter(Boolean).join(' ');
  const preset = { [by.name]: by.type === 'date' ? day : day + 'T09:00' };
  return (
    <td className={look}>
      {canEdit ? (
        <button type="button" className="day" aria-label={t('add') + ': ' + formatDate(day)} onClick={() => onOpen({ preset })}>
          {number}
        </button>
      ) : (
        <span className="day">{number}</span>
      )}
      {records.map((record) => (
        <button key={record.id} type="button" className="event" title={titleOf(entity, record)} disabled={!canEdit} onClick={() => onOpen({ record })}>
          {by.type === 'date' ? '' : record[by.name].slice(11) + ' '}
          {titleOf(entity, record)}
        </button>
      ))}
    </td>
  );
}

export function CalendarPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const canEdit = useCanEdit();
  const { edit } = useDialogs();
  const [month, setMonth] = useState(() => new Date());
  const { data, error, reload } = useLoad(() => allRecords(entity, { sort: by.name }), [page.key]);
  const go = (months) => setMonth(new Date(month.getFullYear(), month.getMonth() + months));
  const open = (options) => edit({ entity, ...options, onSaved: reload });
  const recordsOf = (day) => data.filter((record) => record[by.name]?.startsWith(day));

  return (
    <section>
      <PageHead title={say(page.label)}>
        <h2 aria-live="polite">{monthName(month.getFullYear(), month.getMonth())}</h2>
        <IconButton label={t('previousMonth')} icon="previous" onClick={() => go(-1)} />
        <Button look="secondary" onClick={() => setMonth(new Date())}>
          {t('today')}
        </Button>
        <IconButton label={t('nextMonth')} icon="next" onClick={() => go(1)} />
        {canEdit && (
          <Button icon="add" onClick={() => open({})}>
            {t('addOne', { what: say(entity.label) })}
          </Button>
        )}
      </PageHead>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data && (
        <div className="card">
          <table className="calendar">
            <thead>
              <tr>
                {t('weekdays').split(' ').map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month.getFullYear(), month.getMonth()).map((week) => (
                <tr key={week[0].day}>
                  {week.map((cell) => (
                    <Day key={cell.day} {...{ entity, by, canEdit, ...cell }} records={recordsOf(cell.day)} onOpen={open} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
`;
