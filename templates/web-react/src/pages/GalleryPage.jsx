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
      {cardFields(entity)
        .slice(0, 3)
        .map((field) => (
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
