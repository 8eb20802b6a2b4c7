import { changeRecord, createRecord, removeRecord } from '../api.js';
import { one, t } from '../texts.js';
import { button, h } from './dom.js';
import { openDialog, toast, toastError } from './feedback.js';
import { titleOf } from './fields.js';
import { recordForm } from './form.js';
import { loadTitles } from './records.js';

/** Asks before a record is deleted; true when it is gone. */
export function confirmRemoval(entity, record) {
  return new Promise((resolve) => {
    const remove = async (close) => {
      try {
        await removeRecord(entity, record.id);
        toast(t('removed'));
        resolve(true);
      } catch (error) {
        toastError(error);
      }
      close();
    };
    const content = (close) => [
      h('p', { class: 'quiet' }, t('removeNote')),
      h(
        'div',
        { class: 'form-actions' },
        button(t('cancel'), close, { look: 'secondary' }),
        button(t('remove'), () => remove(close), { look: 'danger' }),
      ),
    ];
    const dialog = openDialog(
      t('removeQuestion', { kind: one(entity), what: titleOf(entity, record) }),
      (close) => h('div', {}, ...content(close)),
      'small',
    );
    dialog.addEventListener('close', () => resolve(false));
  });
}
/** A dialog in which a record is made or changed; `onSaved` gets it. */
export async function openRecordDialog({ entity, record, preset = {}, onSaved }) {
  const titles = await loadTitles(entity);
  const what = one(entity);
  const isNew = record === undefined;
  const save = (values) => (isNew ? createRecord(entity, values) : changeRecord(entity, record.id, values));
  const fields = entity.fields.map((field) =>
    Object.hasOwn(preset, field.name) ? { ...field, preset: preset[field.name] } : field,
  );
  openDialog(t(isNew ? 'addOne' : 'editOne', { what }), (close) =>
    recordForm({
      fields,
      record,
      titles,
      submitLabel: t('save'),
      onCancel: close,
      onSubmit: async (values) => {
        const saved = await save(values);
        toast(t(isNew ? 'created' : 'saved'));
        close();
        onSaved(saved);
      },
    }),
  );
}
