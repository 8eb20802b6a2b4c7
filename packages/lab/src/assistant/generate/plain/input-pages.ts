import { code, lines } from '../code.ts';
import type { Features } from './page-features.ts';

/** pages/form.js: one form, then thanks. */
export const plainFormFile = () => code`
import { createRecord } from '../api.js';
import { button, h, icon, pageHead } from '../lib/dom.js';
import { isForStaff } from '../lib/fields.js';
import { recordForm } from '../lib/form.js';
import { loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

export async function formPage({ page }) {
  const entity = entityNamed(page.entity);
  const titles = await loadTitles(entity);
  const root = h('section', { class: 'narrow' });
  const fields = entity.fields.filter((field) => !isForStaff(field));

  function showForm() {
    const onSubmit = async (values) => {
      await createRecord(entity, values);
      const again = button(t('sendAnother'), showForm, { look: 'secondary' });
      root.replaceChildren(h('div', { class: 'card thanks', role: 'status' }, icon('check'), h('h2', {}, t('sent')), again));
      again.focus();
    };
    root.replaceChildren(pageHead(say(page.label)), h('div', { class: 'card form-card' }, recordForm({ fields, titles, submitLabel: t('submit'), onSubmit })));
  }

  showForm();
  return root;
}
`;

/** pages/results.js: what was answered, field by field. */
export const plainResultsFile = () => code`
import { allRecords } from '../api.js';
import { bars } from '../lib/bars.js';
import { emptyNote, h, pageHead } from '../lib/dom.js';
import { isNumber } from '../lib/fields.js';
import { averageText, isGrouped, resultFields } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { many, say, t } from '../texts.js';

export async function resultsPage({ page }) {
  const entity = entityNamed(page.entity);
  const [records, titles] = await Promise.all([allRecords(entity), loadTitles(entity)]);

  function content(field) {
    if (isGrouped(field)) {
      const groups = groupRecords(records, field, undefined, titles, t('other'));
      return [bars(groups), field.type === 'rating' && h('p', { class: 'quiet' }, averageText(records, field))];
    }
    if (isNumber(field)) return h('p', { class: 'price' }, averageText(records, field));
    const texts = records.map((record) => record[field.name]).filter(Boolean);
    return h('ul', { class: 'quotes', tabindex: '0' }, ...texts.slice(-50).map((text) => h('li', {}, text)));
  }

  const head = pageHead(say(page.label), h('span', { class: 'quiet' }, t('answers', { n: records.length })));
  if (records.length === 0) return h('section', {}, head, h('div', { class: 'card' }, emptyNote(t('empty', { what: many(entity) }), '')));
  return h('section', {}, head, h('div', { class: 'results' }, ...resultFields(entity).map((field) => h('section', { class: 'card' }, h('h2', {}, say(field.label)), content(field)))));
}
`;

/** pages/chat.js: messages, oldest first, asked for again every few seconds. */
export const plainChatFile = ({ login }: Features, slug: string) => code`
${lines(
  login && "import { isSignedIn } from '../account.js';",
  "import { createRecord, listRecords } from '../api.js';",
  "import { button, emptyNote, h, pageHead } from '../lib/dom.js';",
  "import { toastError } from '../lib/feedback.js';",
  "import { chatFields, formatDate } from '../lib/fields.js';",
  "import { entityNamed } from '../model.js';",
  "import { say, t } from '../texts.js';",
)}

const every = 3000;
const nameKey = '${slug}.author';

export async function chatPage({ page }) {
  const entity = entityNamed(page.entity);
  const { text, author, time } = chatFields(entity);
  const list = h('div', { class: 'messages', role: 'log', tabindex: '0', 'aria-label': say(page.label) });
  let last = '';

  function message(record) {
    const name = author ? (record[author.name] ?? '') : '';
    const isMine = name !== '' && name === localStorage.getItem(nameKey);
    const when = time && record[time.name] ? formatDate(record[time.name]) : '';
    return h('div', { class: 'message' + (isMine ? ' is-mine' : '') }, h('div', { class: 'message-head' }, h('strong', {}, name), h('span', {}, when)), h('p', {}, record[text.name] ?? ''));
  }

  async function load() {
    const { items } = await listRecords(entity, { sort: '-id', perPage: 100 });
    const now = JSON.stringify(items);
    if (now === last) return;
    last = now;
    list.replaceChildren(...(items.length > 0 ? items.reverse().map(message) : [emptyNote(t('noMessages'), '')]));
    list.scrollTop = list.scrollHeight;
  }

  const input = h('input', { class: 'input', 'aria-label': t('say'), placeholder: t('say'), maxlength: text.most, autocomplete: 'off' });
  const name = author && h('input', { class: 'input author', 'aria-label': say(author.label), placeholder: say(author.label), maxlength: author.most, value: localStorage.getItem(nameKey) ?? '' });

  async function onsubmit(event) {
    event.preventDefault();
    const said = input.value.trim();
    if (said === '') return input.focus();
    if (author && name.value.trim() === '') return name.focus();
    if (author) localStorage.setItem(nameKey, name.value.trim());
    try {
      await createRecord(entity, author ? { [text.name]: said, [author.name]: name.value.trim() } : { [text.name]: said });
      input.value = '';
      await load();
    } catch (error) {
      toastError(error);
    }
    input.focus();
  }

  await load();
  const timer = setInterval(() => (list.isConnected ? load().catch(() => undefined) : clearInterval(timer)), every);
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  const composer = h('form', { class: 'composer', onsubmit }, name, input, button(t('send'), undefined, { type: 'submit' }));
  return h('section', {}, pageHead(say(page.label)), h('div', { class: 'card chat' }, list, ${login ? 'isSignedIn() && composer' : 'composer'}));
}
`;

/** pages/calculator.js: results that follow what is typed in. */
export const plainCalculatorFile = () => code`
import { calculate } from '../lib/calculate.js';
import { calculations } from '../lib/calculations.js';
import { h, pageHead } from '../lib/dom.js';
import { formValues } from '../lib/fields.js';
import { fieldRow } from '../lib/form.js';
import { say } from '../texts.js';

function calculator(calculation) {
  const initial = formValues(calculation.inputs);
  const rows = calculation.inputs.map((field) => fieldRow({ ...field, required: true }, initial[field.name]));
  const figures = calculation.outputs.map(({ label }) => ({ label, element: h('dd', { class: 'number' }) }));

  function show(event) {
    const { errors, results } = calculate(calculation, Object.fromEntries(rows.map((row) => [row.field.name, row.read()])));
    for (const row of rows) if (row.input === event?.target) row.showError(errors[row.field.name]);
    figures.forEach(({ element }, index) => (element.textContent = results[index].text));
  }

  show();
  return h(
    'section',
    { class: 'card calculator' },
    h(
      'form',
      { class: 'calculator-form form', novalidate: true, oninput: show, onsubmit: (event) => event.preventDefault() },
      h('h2', {}, say(calculation.label)),
      ...rows.map((row) => row.element),
    ),
    h('dl', { class: 'calculator-result', 'aria-live': 'polite' }, ...figures.map(({ label, element }) => h('div', {}, h('dt', {}, say(label)), element))),
  );
}

export async function calculatorPage({ page }) {
  return h('section', {}, pageHead(say(page.label)), h('div', { class: 'calculators' }, ...calculations.map(calculator)));
}
`;

/** pages/landing.js: the sections of a page that presents something. */
export const plainLandingFile = () => code`
import { h } from '../lib/dom.js';
import { linkTo } from '../lib/route.js';
import { app } from '../model.js';
import { say, t } from '../texts.js';

const head = (section) => h('header', { class: 'section-head' }, h('h2', {}, say(section.title)), h('p', { class: 'quiet' }, say(section.text)));

function hero(section, page) {
  const next = app.pages.find((other) => other !== page);
  const below = app.sections[1] && h('a', { class: 'button', href: '#section-1', onclick: showSection }, t('start'));
  return h('section', { class: 'hero' }, h('h1', {}, say(section.title)), h('p', {}, say(section.text)), next ? h('a', { class: 'button', href: linkTo(next) }, say(next.label)) : below);
}

/** The address names pages, so a section is scrolled to without changing it. */
function showSection(event) {
  event.preventDefault();
  document.getElementById('section-1').scrollIntoView();
}

const questions = (section) =>
  h('div', { class: 'questions' }, ...section.items.map((item) => h('details', { class: 'card' }, h('summary', {}, say(item.title)), h('p', {}, say(item.text)))));

const marks = { features: (index) => String(index + 1), quotes: () => '“' };

function items(section) {
  const card = (item, index) =>
    h(
      'li',
      { class: 'card section-item' + (section.kind === 'pricing' ? ' is-priced' : '') },
      marks[section.kind] && h('span', { class: 'section-mark', 'aria-hidden': 'true' }, marks[section.kind](index)),
      h('h3', {}, say(item.title)),
      h('p', {}, say(item.text)),
    );
  return section.items.length > 0 && h('ul', { class: 'section-items' }, ...section.items.map(card));
}

export async function landingPage({ page }) {
  const sections = app.sections.map((section, index) => {
    if (section.kind === 'hero') return hero(section, page);
    return h('section', { id: 'section-' + index }, head(section), section.kind === 'questions' ? questions(section) : items(section));
  });
  return h('div', { class: 'landing' }, ...sections);
}
`;

/** pages of an app without pages: its calls, each to be tried. */
export const plainApiFile = () => code`
import { button, h, pageHead } from '../lib/dom.js';
import { formValues, recordValues } from '../lib/fields.js';
import { entities } from '../model.js';
import { say, t } from '../texts.js';

const tones = { GET: 'tone-blue', POST: 'tone-green', PATCH: 'tone-amber', DELETE: 'tone-red' };

function example(entity) {
  const samples = { email: 'a@example.org', url: 'https://example.org', phone: '555 010 999', date: '2026-01-31', 'date-time': '2026-01-31T09:30' };
  const values = recordValues(entity.fields, formValues(entity.fields));
  for (const field of entity.fields) {
    if (values[field.name] !== null) continue;
    if (['integer', 'decimal', 'money', 'rating', 'reference'].includes(field.type)) values[field.name] = Math.max(1, field.least ?? 1);
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
    answer.textContent = (response ? response.status + ' ' + response.statusText + '\n' : '') + (text.startsWith('{') ? JSON.stringify(JSON.parse(text), null, 2) : text);
  };
  return h('div', { class: 'call' }, h('span', { class: 'chip method ' + tones[method] }, method), h('code', {}, path), button(t('send'), send, { look: 'secondary' }), address, content, answer);
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
`;
