import { code, lines } from '../code.ts';

/** src/components/Browse.jsx: cards that are searched and loaded page after page. */
export const reactBrowseFile = (hasDrafts: boolean) => code`
import { useState } from 'react';
import { listRecords } from '../api.js';
import { useLoad, useRested } from '../hooks.js';
${lines(hasDrafts && "import { onlyPublished } from '../lib/fields.js';", "import { loadTitles } from '../lib/records.js';")}
import { labelled, many, say, t } from '../texts.js';
import { Icon } from './Icon.jsx';
import { Button, EmptyNote, PageHead, Waiting } from './Parts.jsx';

const perPage = 12;

/** A page of cards: \`action(reload)\` stands in its head, \`card(record, titles, reload)\` is one of them. */
export function Browse({ page, entity, look, action, card }) {
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('');
  const [shown, setShown] = useState(perPage);
  const by = entity.fields.find(({ ${hasDrafts ? 'name, type' : 'type'} }) => type === 'choice'${hasDrafts ? ' && name !== entity.published?.name' : ''});
  const query = { perPage: shown, sort: entity.order, search: useRested(search.trim()), ...(by ? { [by.name]: choice } : {}) };
  const load = async () => ({ list: await listRecords(entity, ${hasDrafts ? '{ ...query, ...onlyPublished(entity) }' : 'query'}), titles: await loadTitles(entity) });
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
          <input type="search" className="input" placeholder={label} aria-label={label} value={search} onChange={(event) => setSearch(event.target.value)} />
        </div>
        {by && (
          <select className="input" aria-label={say(by.label)} value={choice} onChange={(event) => setChoice(event.target.value)}>
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
`;

/** src/components/Tile.jsx: a record as a card. */
export const reactTileFile = () => code`
import { firstOf, titleOf, toneOf } from '../lib/fields.js';
import { RecordActions } from './RecordActions.jsx';

/** A coloured cover with the first letter, a title, \`note\`, a text, and \`children\` at the foot; \`choice\` gives the colour. */
export function Tile({ entity, record, choice, note, canEdit, onChange, children }) {
  const title = titleOf(entity, record);
  const text = firstOf(entity, 'long-text');
  const tone = choice && record[choice.name] ? toneOf(choice, record[choice.name]) : '';
  return (
    <article className="card tile">
      <div className={('cover ' + tone).trim()} aria-hidden="true">
        {[...title][0]}
      </div>
      <div className="tile-body">
        <h2>{title}</h2>
        {note && <div>{note}</div>}
        {text && <p className="tile-text">{record[text.name]}</p>}
        <div className="tile-foot">{children}</div>
        {canEdit && (
          <div>
            <RecordActions entity={entity} record={record} onChange={onChange} />
          </div>
        )}
      </div>
    </article>
  );
}
`;

/** src/pages/GalleryPage.jsx: records as tiles. */
export const reactGalleryFile = () => code`
import { Browse } from '../components/Browse.jsx';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button } from '../components/Parts.jsx';
import { Tile } from '../components/Tile.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit } from '../hooks.js';
import { cardFields, firstOf } from '../lib/fields.js';
import { entityNamed } from '../model.js';
import { one, t } from '../texts.js';

export function GalleryPage({ page }) {
  const entity = entityNamed(page.entity);
  const choice = firstOf(entity, 'choice');
  const canEdit = useCanEdit();
  const { edit } = useDialogs();

  const card = (record, titles, reload) => (
    <Tile key={record.id} entity={entity} record={record} choice={choice} canEdit={canEdit} onChange={reload}>
      {cardFields(entity).slice(0, 3).map((field) => (
        <span key={field.name}>
          <Value field={field} value={record[field.name]} titles={titles} />
        </span>
      ))}
    </Tile>
  );
  const action = (reload) =>
    canEdit && (
      <Button icon="add" onClick={() => edit({ entity, onSaved: reload })}>
        {t('addOne', { what: one(entity) })}
      </Button>
    );
  return <Browse page={page} entity={entity} look="tiles" card={card} action={action} />;
}
`;
