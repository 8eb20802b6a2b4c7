import { t } from '../texts.js';
import { h, iconButton } from './dom.js';

const toasts = h('div', { class: 'toasts', role: 'status', 'aria-live': 'polite' });

/** Says for a few seconds what was done, or what went wrong. */
export function toast(text, look = '') {
  if (!toasts.isConnected) document.body.append(toasts);
  const note = h('p', { class: ('toast ' + look).trim() }, text);
  toasts.append(note);
  setTimeout(() => note.remove(), 4000);
}

export const toastError = (error) => toast(error.message, 'bad');

/** Opens a dialog; it is gone from the page once it is closed. */
export function openDialog(title, content, look = '') {
  const close = () => dialog.close();
  const dialog = h(
    'dialog',
    { class: ('dialog ' + look).trim(), 'aria-label': title },
    h('div', { class: 'dialog-head' }, h('h2', {}, title), iconButton(t('close'), 'close', close)),
    content(close),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
