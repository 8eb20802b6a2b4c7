import { useCanEdit } from '../hooks.js';
import { mayTakeBack, titleOf } from '../lib/fields.js';
import { labelled, t } from '../texts.js';
import { useDialogs } from './Dialogs.jsx';
import { IconButton } from './Parts.jsx';

/** Buttons that change or delete a record; visitors take back what is theirs. */
export function RecordActions({ entity, record, onChange }) {
  const canEdit = useCanEdit();
  const { edit, remove } = useDialogs();
  const title = titleOf(entity, record);
  return (
    <>
      {canEdit && (
        <IconButton
          label={labelled(t('edit'), title)}
          icon="edit"
          onClick={() => edit({ entity, record, onSaved: onChange })}
        />
      )}
      {(canEdit || mayTakeBack(entity, record)) && (
        <IconButton
          label={labelled(t('remove'), title)}
          icon="remove"
          look="danger"
          onClick={() => remove({ entity, record, onRemoved: onChange })}
        />
      )}
    </>
  );
}
