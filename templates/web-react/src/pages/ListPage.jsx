import { useState } from 'react';
import { changeRecord, listRecords } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
import { Icon } from '../components/Icon.jsx';
import { Button, EmptyNote, IconButton, PageHead, Waiting } from '../components/Parts.jsx';
import { RecordActions } from '../components/RecordActions.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit, useLoad, useRested } from '../hooks.js';
import { exportCsv } from '../lib/csv.js';
import { columnsOf, hasWords, isDone, isNumber, isSortable, optionsOf, titleOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { app, entityNamed } from '../model.js';
import { emptyHint, labelled, many, one, say, t } from '../texts.js';

const { features } = app;
const perPage = features.paging ? 10 : 500;

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
        <input
          key={String(value)}
          type="checkbox"
          defaultChecked={value}
          disabled={!canEdit}
          aria-label={labelled(label, titleOf(entity, record))}
          onChange={tick}
        />
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
  const hasActions = canEdit || entity.open;
  return (
    <div className="card">
      <table className="table">
        <thead>
          <tr>
            {columns.map((field) => (
              <th
                key={field.name}
                scope="col"
                className={isNumber(field) && field.type !== 'rating' ? 'number' : undefined}
              >
                {say(field.label)}
              </th>
            ))}
            {hasActions && (
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
                <Cell
                  key={field.name}
                  entity={entity}
                  field={field}
                  record={record}
                  titles={titles}
                  canEdit={canEdit}
                  onChange={onChange}
                />
              ))}
              {hasActions && (
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
      <span>{total > 0 && t('total', { n: total })}</span>
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
  const isSearched = features.search && hasWords(entity);
  const what = many(entity);
  const columns = columnsOf(entity);
  const canEdit = useCanEdit();
  const { edit, fail } = useDialogs();
  const [query, setQuery] = useState({ page: 1, perPage, sort: entity.order });
  const [search, setSearch] = useState('');
  const wanted = { ...query, search: useRested(search.trim()) };
  const isFilter = ({ type }) => features.filter && ['choice', 'boolean', 'reference'].includes(type);
  const filters = entity.fields.filter(isFilter).slice(0, 3);
  const load = async () => ({ list: await listRecords(entity, wanted), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [JSON.stringify(wanted)]);
  const change = (changes) => setQuery((old) => ({ ...old, page: 1, ...changes }));
  const isNarrowed = Object.keys(wanted).some(
    (key) => !['page', 'perPage', 'sort'].includes(key) && wanted[key] !== '',
  );
  const addButton = canEdit && (
    <Button icon="add" onClick={() => edit({ entity, onSaved: reload })}>
      {t('addOne', { what: one(entity) })}
    </Button>
  );

  return (
    <section>
      <PageHead title={say(page.label)}>
        {features.csv && (
          <Button look="secondary" icon="download" onClick={() => exportCsv(entity, wanted, data?.titles).catch(fail)}>
            {t('exportCsv')}
          </Button>
        )}
        {addButton}
      </PageHead>
      {(isSearched || features.filter || features.sort) && (
        <div className="toolbar" role="search">
          {isSearched && (
            <div className="search">
              <Icon name="search" />
              <input
                type="search"
                className="input"
                placeholder={t('searchIn', { what })}
                aria-label={t('searchIn', { what })}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
          )}
          {filters.map((field) => (
            <select
              key={field.name}
              className="input"
              aria-label={say(field.label)}
              value={query[field.name] ?? ''}
              onChange={(event) => change({ [field.name]: event.target.value })}
            >
              <option value="">{labelled(say(field.label), t('all'))}</option>
              {optionsOf(field, data?.titles).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ))}
          {features.sort && (
            <select
              className="input"
              aria-label={t('sortBy')}
              value={query.sort}
              onChange={(event) => change({ sort: event.target.value })}
            >
              <option value="-id">{t('newest')}</option>
              {columns.filter(isSortable).flatMap(({ name, label }) => [
                <option key={name} value={name}>
                  {say(label) + ' ↑'}
                </option>,
                <option key={'-' + name} value={'-' + name}>
                  {say(label) + ' ↓'}
                </option>,
              ])}
            </select>
          )}
        </div>
      )}
      <div aria-live="polite">
        {!data && <Waiting error={error} onRetry={reload} />}
        {data?.list.items.length > 0 && (
          <Table entity={entity} columns={columns} list={data.list} titles={data.titles} onChange={reload} />
        )}
        {data?.list.items.length === 0 && (
          <div className="card">
            <EmptyNote
              title={t(isNarrowed ? 'noMatch' : 'empty', { what })}
              hint={isNarrowed ? '' : emptyHint(entity, canEdit)}
            >
              {!isNarrowed && addButton}
            </EmptyNote>
          </div>
        )}
        {data && <Paging total={data.list.total} page={query.page} onPage={(next) => change({ page: next })} />}
      </div>
    </section>
  );
}
