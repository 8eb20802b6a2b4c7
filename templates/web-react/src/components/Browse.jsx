import { useState } from 'react';
import { listRecords } from '../api.js';
import { useLoad, useRested } from '../hooks.js';
import { onlyPublished } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { labelled, many, say, t } from '../texts.js';
import { Icon } from './Icon.jsx';
import { Button, EmptyNote, PageHead, Waiting } from './Parts.jsx';

const perPage = 12;

/** A page of cards: `action(reload)` stands in its head, `card(record, titles, reload)` is one of them. */
export function Browse({ page, entity, look, action, card }) {
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('');
  const [shown, setShown] = useState(perPage);
  const by = entity.fields.find(({ name, type }) => type === 'choice' && name !== entity.published?.name);
  const query = {
    perPage: shown,
    sort: entity.order,
    search: useRested(search.trim()),
    ...(by ? { [by.name]: choice } : {}),
  };
  const load = async () => ({
    list: await listRecords(entity, { ...query, ...onlyPublished(entity) }),
    titles: await loadTitles(entity),
  });
  const { data, error, reload } = useLoad(load, [JSON.stringify(query)]);
  const what = many(entity);
  const label = t('searchIn', { what });
  const isNarrowed = query.search !== '' || choice !== '';

  return (
    <section>
      <PageHead title={say(page.label)}>{action(reload)}</PageHead>
      <div className="toolbar" role="search">
        <div className="search">
          <Icon name="search" />
          <input
            type="search"
            className="input"
            placeholder={label}
            aria-label={label}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        {by && (
          <select
            className="input"
            aria-label={say(by.label)}
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          >
            <option value="">{labelled(say(by.label), t('all'))}</option>
            {by.choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {say(name)}
              </option>
            ))}
          </select>
        )}
      </div>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data?.list.total === 0 && (
        <div className="card">
          <EmptyNote title={t(isNarrowed ? 'noMatch' : 'empty', { what })}>{!isNarrowed && action(reload)}</EmptyNote>
        </div>
      )}
      {data?.list.total > 0 && (
        <>
          <div className={look}>{data.list.items.map((record) => card(record, data.titles, reload))}</div>
          <div className="paging">
            <span role="status">{t('total', { n: data.list.total })}</span>
            {shown < Math.min(data.list.total, 500) && (
              <Button look="secondary" onClick={() => setShown(Math.min(500, shown + perPage))}>
                {t('next')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
