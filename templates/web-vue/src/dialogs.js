import { reactive, shallowRef } from 'vue';
import { loadTitles } from './lib/records.js';

/** The dialog that is open: `{ kind, entity, record, … }`, or nothing. */
export const openDialog = shallowRef();
export const toasts = reactive([]);

/** Says for a few seconds what was done, or what went wrong. */
export function toast(text, look = '') {
  const shown = { text, look, key: Math.random() };
  toasts.push(shown);
  setTimeout(
    () =>
      toasts.splice(
        toasts.findIndex(({ key }) => key === shown.key),
        1,
      ),
    4000,
  );
}

export const fail = (error) => toast(error.message, 'bad');

/** Opens a form for a new record, or for changes to one; `onSaved` gets what was stored. */
export function edit(options) {
  return loadTitles(options.entity).then((titles) => {
    openDialog.value = { kind: 'edit', ...options, titles };
  }, fail);
}

/** Asks before a record is deleted. */
export function remove(options) {
  openDialog.value = { kind: 'remove', ...options };
}
