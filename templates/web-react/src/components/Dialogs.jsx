import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { changeRecord, createRecord, removeRecord } from '../api.js';
import { titleOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { one, t } from '../texts.js';
import { Button, IconButton } from './Parts.jsx';
import { RecordForm } from './RecordForm.jsx';

const Dialogs = createContext(null);

/** `toast(text)`, `fail(error)`, `edit({ entity, record, preset, onSaved })`, `remove({ entity, record, onRemoved })`. */
export const useDialogs = () => useContext(Dialogs);

export function Dialog({ title, look = '', onClose, children }) {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return (
    <dialog className={('dialog ' + look).trim()} aria-label={title} ref={dialog} onClose={onClose}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <IconButton label={t('close')} icon="close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

function EditDialog({ entity, record, preset = {}, titles, onSaved, onClose, toast }) {
  const isNew = record === undefined;
  const fields = entity.fields.map((field) =>
    Object.hasOwn(preset, field.name) ? { ...field, preset: preset[field.name] } : field,
  );
  const save = async (values) => {
    const saved = await (isNew ? createRecord(entity, values) : changeRecord(entity, record.id, values));
    toast(t(isNew ? 'created' : 'saved'));
    onClose();
    onSaved(saved);
  };
  return (
    <Dialog title={t(isNew ? 'addOne' : 'editOne', { what: one(entity) })} onClose={onClose}>
      <RecordForm
        fields={fields}
        record={record}
        titles={titles}
        submitLabel={t('save')}
        onSubmit={save}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function RemoveDialog({ entity, record, onRemoved, onClose, toast, fail }) {
  const remove = async () => {
    try {
      await removeRecord(entity, record.id);
      toast(t('removed'));
      onRemoved();
    } catch (error) {
      fail(error);
    }
    onClose();
  };
  return (
    <Dialog
      title={t('removeQuestion', { kind: one(entity), what: titleOf(entity, record) })}
      look="small"
      onClose={onClose}
    >
      <p className="quiet">{t('removeNote')}</p>
      <div className="form-actions">
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}

export function DialogsProvider({ children }) {
  const [open, setOpen] = useState(null);
  const [toasts, setToasts] = useState([]);

  const dialogs = useMemo(() => {
    const show = (text, look = '') => {
      const toast = { text, look };
      setToasts((all) => [...all, toast]);
      setTimeout(() => setToasts((all) => all.filter((other) => other !== toast)), 4000);
    };
    const fail = (error) => show(error.message, 'bad');
    return {
      toast: (text) => show(text),
      fail,
      edit: (options) =>
        loadTitles(options.entity).then((titles) => setOpen({ Kind: EditDialog, ...options, titles }), fail),
      remove: (options) => setOpen({ Kind: RemoveDialog, ...options }),
    };
  }, []);

  const { Kind, ...options } = open ?? {};
  return (
    <Dialogs value={dialogs}>
      {children}
      {Kind && <Kind {...options} {...dialogs} onClose={() => setOpen(null)} />}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast, index) => (
          <p key={index} className={('toast ' + toast.look).trim()}>
            {toast.text}
          </p>
        ))}
      </div>
    </Dialogs>
  );
}
