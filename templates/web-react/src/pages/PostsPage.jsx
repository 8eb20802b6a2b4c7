import { getRecord } from '../api.js';
import { Browse } from '../components/Browse.jsx';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, Waiting } from '../components/Parts.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { cardFields, firstOf, isPublished, shorten, titleOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { linkTo } from '../lib/route.js';
import { entityNamed } from '../model.js';
import { labelled, t } from '../texts.js';

function Meta({ entity, record, titles }) {
  const fields = cardFields(entity, isPublished(entity, record) ? [entity.published?.name] : []).filter(
    ({ name }) => (record[name] ?? '') !== '',
  );
  return (
    <div className="post-meta">
      {fields.map((field) => (
        <span key={field.name}>
          <Value field={field} value={record[field.name]} titles={titles} />
        </span>
      ))}
    </div>
  );
}

const textOf = (entity, record) => record[firstOf(entity, 'long-text')?.name] ?? '';

function Article({ page, entity, id }) {
  const { edit, remove } = useDialogs();
  const canEdit = useCanEdit();
  const load = async () => ({ record: await getRecord(entity, id), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [id]);
  if (!data) return <Waiting error={error} onRetry={reload} />;
  const { record, titles } = data;
  const leave = () => {
    location.hash = linkTo(page);
  };
  return (
    <article className="card article narrow">
      <a href={linkTo(page)}>{'← ' + t('back')}</a>
      <h1>{titleOf(entity, record)}</h1>
      <Meta entity={entity} record={record} titles={titles} />
      <div className="article-text">{textOf(entity, record)}</div>
      {canEdit && (
        <div className="form-actions">
          <Button look="secondary" icon="edit" onClick={() => edit({ entity, record, onSaved: reload })}>
            {t('edit')}
          </Button>
          <Button look="plain danger" icon="remove" onClick={() => remove({ entity, record, onRemoved: leave })}>
            {t('remove')}
          </Button>
        </div>
      )}
    </article>
  );
}

export function PostsPage({ page, id }) {
  const entity = entityNamed(page.entity);
  const { edit } = useDialogs();
  const canEdit = useCanEdit();
  if (id !== undefined) return <Article page={page} entity={entity} id={id} />;

  const card = (record, titles) => (
    <article key={record.id} className="card post">
      <h2>
        <a href={linkTo(page, record.id)}>{titleOf(entity, record)}</a>
      </h2>
      <Meta entity={entity} record={record} titles={titles} />
      <p className="quiet">{shorten(textOf(entity, record))}</p>
      <p>
        <a href={linkTo(page, record.id)} aria-label={labelled(t('read'), titleOf(entity, record))}>
          {t('read')}
        </a>
      </p>
    </article>
  );
  const open = (saved) => {
    location.hash = linkTo(page, saved.id);
  };
  const action = () =>
    canEdit && (
      <Button icon="edit" onClick={() => edit({ entity, onSaved: open })}>
        {t('write')}
      </Button>
    );
  return <Browse page={page} entity={entity} look="posts" card={card} action={action} />;
}
