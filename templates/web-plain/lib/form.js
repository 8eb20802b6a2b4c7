import { say, t } from '../texts.js';
import { button, h } from './dom.js';
import { formValues, isNumber, isShown, optionsOf, recordValues } from './fields.js';
import { readPicture } from './picture.js';
import { validateRecord } from './validate.js';

const inputTypes = { email: 'email', url: 'url', phone: 'tel', date: 'date', 'date-time': 'datetime-local' };
let count = 0;

function control(field, id, value, titles) {
  const common = { id, class: 'input', name: field.name, 'aria-required': field.required && 'true' };
  if (['choice', 'reference', 'rating'].includes(field.type)) {
    const options = optionsOf(field, titles).map(([key, label]) => h('option', { value: key }, label));
    const select = h(
      'select',
      common,
      h('option', { value: '' }, field.required ? t('choose') : t('none')),
      ...options,
    );
    select.value = value;
    return select;
  }
  if (field.type === 'long-text') return h('textarea', { ...common, maxlength: field.most, rows: 5, value });
  const decimals = field.type === 'integer' ? '1' : 'any';
  const numeric = isNumber(field)
    ? { type: 'number', step: decimals, min: field.least, max: field.most, inputmode: 'decimal' }
    : {};
  return h('input', { ...common, type: inputTypes[field.type] ?? 'text', maxlength: field.most, ...numeric, value });
}

/** Chooses a picture file and shows it. */
function pictureRow(field, id, first, error) {
  let value = first;
  const input = h('input', { id, type: 'file', accept: 'image/*', name: field.name });
  const shown = h('span', {});
  const showing = showingOf(input, error);
  function set(next) {
    value = next;
    const remove = button(t('removePicture'), () => set(''), { look: 'plain' });
    shown.replaceChildren(...(isShown(value) ? [h('img', { src: value, alt: say(field.label) }), remove] : []));
  }
  input.onchange = async () => {
    try {
      if (input.files[0]) set(await readPicture(input.files[0], field.most));
      showing.showError(undefined);
    } catch (problem) {
      showing.showError(problem.message);
    }
    input.value = '';
  };
  set(first);
  const note = field.required ? undefined : h('span', { class: 'note' }, t('optional'));
  const choose = h('span', { class: 'button secondary' }, t('choosePicture'), input);
  const box = h('div', { class: 'picture-field' }, choose, shown);
  const element = h('div', { class: 'field' }, h('label', { for: id }, say(field.label), note), box, error);
  return { field, element, read: () => value, ...showing };
}

/** A labelled field: `{ element, read, showError }`. */
export function fieldRow(field, value, titles = {}) {
  const id = 'field-' + ++count;
  const error = h('p', { class: 'error', id: id + '-error' });
  error.hidden = true;
  if (field.type === 'picture') return pictureRow(field, id, value, error);
  if (field.type === 'boolean') {
    const box = h('input', { type: 'checkbox', id, name: field.name, checked: value });
    const element = h('div', { class: 'field' }, h('label', { class: 'option' }, box, say(field.label)), error);
    return { field, element, read: () => box.checked, ...showingOf(box, error) };
  }
  const input = control(field, id, value, titles);
  const note = field.required ? undefined : h('span', { class: 'note' }, t('optional'));
  const element = h('div', { class: 'field' }, h('label', { for: id }, say(field.label), note), input, error);
  return { field, element, read: () => input.value, ...showingOf(input, error) };
}

function showingOf(input, error) {
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
 * A form over fields. `onSubmit` gets the values; what it throws is shown, at the fields where they are named. `fixed`
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

  const actions = h(
    'div',
    { class: 'form-actions' },
    onCancel && button(t('cancel'), onCancel, { look: 'secondary' }),
    submit,
  );
  return h('form', { class: 'form', novalidate: true, onsubmit }, ...rows.map((row) => row.element), problem, actions);
}
