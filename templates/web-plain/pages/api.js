import { button, h, pageHead } from '../lib/dom.js';
import { formValues, recordValues } from '../lib/fields.js';
import { entities } from '../model.js';
import { say, t } from '../texts.js';

const tones = { GET: 'tone-blue', POST: 'tone-green', PATCH: 'tone-amber', DELETE: 'tone-red' };

function example(entity) {
  const samples = {
    email: 'a@example.org',
    url: 'https://example.org',
    phone: '555 010 999',
    date: '2026-01-31',
    'date-time': '2026-01-31T09:30',
  };
  const values = recordValues(entity.fields, formValues(entity.fields));
  for (const field of entity.fields) {
    if (values[field.name] !== null) continue;
    if (['integer', 'decimal', 'money', 'rating', 'reference'].includes(field.type))
      values[field.name] = Math.max(1, field.least ?? 1);
    else values[field.name] = field.choices?.[0].value ?? samples[field.type] ?? say(field.label);
  }
  return JSON.stringify(values, null, 2);
}

function call({ method, path, body }) {
  const address = h('input', { class: 'input', value: path, 'aria-label': method + ' ' + path });
  const content = body && h('textarea', { class: 'input', rows: 6, value: body, 'aria-label': 'JSON' });
  const answer = h('pre', { class: 'answer', 'aria-live': 'polite', tabindex: '0' });
  answer.hidden = true;
  const send = async () => {
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const response = await fetch(address.value, { method, headers, body: content?.value }).catch(() => undefined);
    const text = response ? await response.text() : t('offline');
    answer.hidden = false;
    answer.textContent =
      (response ? response.status + ' ' + response.statusText + '\n' : '') +
      (text.startsWith('{') ? JSON.stringify(JSON.parse(text), null, 2) : text);
  };
  return h(
    'div',
    { class: 'call' },
    h('span', { class: 'chip method ' + tones[method] }, method),
    h('code', {}, path),
    button(t('send'), send, { look: 'secondary' }),
    address,
    content,
    answer,
  );
}

export async function apiPage() {
  const sections = entities.map((entity) => {
    const path = '/api/' + entity.plural;
    const calls = [
      { method: 'GET', path: path + '?page=1&perPage=5' },
      { method: 'GET', path: path + '/1' },
      { method: 'POST', path, body: example(entity) },
      { method: 'PATCH', path: path + '/1', body: '{}' },
      { method: 'DELETE', path: path + '/1' },
    ];
    return h('section', { class: 'card' }, h('h2', {}, say(entity.label)), ...calls.map(call));
  });
  return h('div', {}, pageHead('API'), h('div', { class: 'calls' }, ...sections));
}
