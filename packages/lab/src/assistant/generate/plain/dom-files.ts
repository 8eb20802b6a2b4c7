import type { Model } from '../shared/prepare-model.ts';
import { code } from '../code.ts';
import { htmlText } from '../shared/literals.ts';

/** index.html of the pages without a build step. */
export const plainIndexFile = (model: Model) => code`
<!doctype html>
<html lang="${model.locale === 'zh' ? 'zh-CN' : 'en'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${htmlText(model.name[model.locale] || model.name.en)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="styles.css" />
    <script type="module" src="main.js"></script>
  </head>
  <body></body>
</html>
`;

/** lib/dom.js: elements without a framework. */
export const domFile = () => code`
import { icons } from './icons.js';

const namespaces = { svg: 'http://www.w3.org/2000/svg' };
const inSvg = new Set(['svg', 'path', 'rect', 'circle']);

/** An element with properties (\`onclick\`, \`class\`, \`aria-label\`, …) and children; text is always text. */
export function h(tag, properties = {}, ...children) {
  const element = inSvg.has(tag) ? document.createElementNS(namespaces.svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on') || name === 'value' || name === 'checked') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

export const icon = (name) =>
  h('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: icons[name] }));

export const button = (label, onclick, { look = '', iconName, type = 'button' } = {}) =>
  h('button', { type, class: ('button ' + look).trim(), onclick }, iconName && icon(iconName), label);

export const iconButton = (label, iconName, onclick, look = '') =>
  h('button', { type: 'button', class: ('button plain only-icon ' + look).trim(), 'aria-label': label, title: label, onclick }, icon(iconName));

export const pageHead = (title, ...actions) =>
  h('header', { class: 'page-head' }, h('h1', {}, title), h('div', { class: 'page-actions' }, ...actions));

export const emptyNote = (title, hint, action) =>
  h('div', { class: 'empty' }, icon('empty'), h('h2', {}, title), h('p', { class: 'quiet' }, hint), action);
`;

/** lib/feedback.js: toasts and dialogs. */
export const feedbackFile = () => code`
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
`;

/** lib/form.js: forms out of fields. */
export const formFile = () => code`
import { say, t } from '../texts.js';
import { button, h } from './dom.js';
import { formValues, isNumber, optionsOf, recordValues } from './fields.js';
import { validateRecord } from './validate.js';

const inputTypes = { email: 'email', url: 'url', phone: 'tel', date: 'date', 'date-time': 'datetime-local' };
let count = 0;

function control(field, id, value, titles) {
  const common = { id, class: 'input', name: field.name, 'aria-required': field.required && 'true' };
  if (['choice', 'reference', 'rating'].includes(field.type)) {
    const options = optionsOf(field, titles).map(([key, label]) => h('option', { value: key }, label));
    const select = h('select', common, h('option', { value: '' }, field.required ? t('choose') : t('none')), ...options);
    select.value = value;
    return select;
  }
  if (field.type === 'long-text') return h('textarea', { ...common, maxlength: field.most, rows: 5, value });
  const decimals = field.type === 'integer' ? '1' : 'any';
  const numeric = isNumber(field) ? { type: 'number', step: decimals, min: field.least, max: field.most, inputmode: 'decimal' } : {};
  return h('input', { ...common, type: inputTypes[field.type] ?? 'text', maxlength: field.most, ...numeric, value });
}

/** A labelled field: \`{ element, read, showError }\`. */
export function fieldRow(field, value, titles = {}) {
  const id = 'field-' + ++count;
  const error = h('p', { class: 'error', id: id + '-error' });
  error.hidden = true;
  if (field.type === 'boolean') {
    const box = h('input', { type: 'checkbox', id, name: field.name, checked: value });
    const element = h('div', { class: 'field' }, h('label', { class: 'option' }, box, say(field.label)), error);
    return { field, element, read: () => box.checked, ...showing(box, error) };
  }
  const input = control(field, id, value, titles);
  const note = field.required ? undefined : h('span', { class: 'note' }, t('optional'));
  const element = h('div', { class: 'field' }, h('label', { for: id }, say(field.label), note), input, error);
  return { field, element, read: () => input.value, ...showing(input, error) };
}

function showing(input, error) {
  return {
    input,
    showError(text) {
      error.textContent = text ?? '';
      error.hidden = text === undefined;
      input.toggleAttribute('aria-describedby', text !== undefined);
      if (text !== undefined) input.setAttribute('aria-describedby', error.id);
      input.setAttribute('aria-invalid', String(text !== undefined));
    },
  };
}

/**
 * A form over fields. \`onSubmit\` gets the values; what it throws is shown, at the fields where they are named. \`fixed\`
 * values are sent along without being shown.
 */
export function recordForm({ fields, record, titles, fixed = {}, submitLabel, onSubmit, onCancel }) {
  const initial = formValues(fields, record);
  const rows = fields.map((field) => fieldRow(field, initial[field.name], titles));
  const problem = h('p', { class: 'form-error', role: 'alert' });
  problem.hidden = true;
  const submit = button(submitLabel, undefined, { type: 'submit' });

  function show(errors, message) {
    for (const row of rows) row.showError(errors[row.field.name]);
    const wrong = rows.filter((row) => errors[row.field.name]);
    problem.textContent = wrong.length > 0 ? t('fixErrors', { n: wrong.length }) : (message ?? '');
    problem.hidden = problem.textContent === '';
    wrong[0]?.input.focus();
  }

  async function onsubmit(event) {
    event.preventDefault();
    const values = recordValues(fields, Object.fromEntries(rows.map((row) => [row.field.name, row.read()])));
    const errors = validateRecord({ fields }, values);
    show(errors);
    if (Object.keys(errors).length > 0) return;
    submit.disabled = true;
    try {
      await onSubmit({ ...values, ...fixed });
    } catch (error) {
      show(error.errors ?? {}, error.message);
    }
    submit.disabled = false;
  }

  const actions = h('div', { class: 'form-actions' }, onCancel && button(t('cancel'), onCancel, { look: 'secondary' }), submit);
  return h('form', { class: 'form', novalidate: true, onsubmit }, ...rows.map((row) => row.element), problem, actions);
}
`;

/** lib/record-dialogs.js: dialogs that change what is kept. */
export const recordDialogsFile = () => code`
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
    const dialog = openDialog(t('removeQuestion', { what: titleOf(entity, record) }), (close) => h('div', {}, ...content(close)), 'small');
    dialog.addEventListener('close', () => resolve(false));
  });
}
/** A dialog in which a record is made or changed; \`onSaved\` gets it. */
export async function openRecordDialog({ entity, record, preset = {}, onSaved }) {
  const titles = await loadTitles(entity);
  const what = one(entity);
  const isNew = record === undefined;
  const save = (values) => (isNew ? createRecord(entity, values) : changeRecord(entity, record.id, values));
  const fields = entity.fields.map((field) => (Object.hasOwn(preset, field.name) ? { ...field, preset: preset[field.name] } : field));
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
`;

/** lib/value.js: a value as it stands in lists and on cards. */
export const valueFile = () => code`
import { h } from './dom.js';
import { formatValue, toneOf } from './fields.js';

export function valueOf(field, value, titles) {
  const text = formatValue(field, value, titles);
  if (text === '') return '';
  if (field.type === 'choice') return h('span', { class: 'chip ' + toneOf(field, value) }, text);
  if (field.type === 'rating') return h('span', { class: 'stars', role: 'img', 'aria-label': value + ' / ' + field.most }, text);
  if (field.type === 'url' && /^https?:/.test(value)) return h('a', { href: value, target: '_blank', rel: 'noopener' }, text.replace(/^https?:\/\//, ''));
  if (field.type === 'email') return h('a', { href: 'mailto:' + value }, text);
  return text;
}
`;
