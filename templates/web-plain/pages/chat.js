import { mayEdit } from '../account.js';
import { createRecord, listRecords } from '../api.js';
import { button, emptyNote, h, pageHead } from '../lib/dom.js';
import { toastError } from '../lib/feedback.js';
import { chatFields, formatDate } from '../lib/fields.js';
import { app, entityNamed } from '../model.js';
import { say, t } from '../texts.js';

const every = 3000;
const nameKey = app.slug + '.author';

export async function chatPage({ page }) {
  const entity = entityNamed(page.entity);
  const { text, author, time } = chatFields(entity);
  const list = h('div', { class: 'messages', role: 'log', tabindex: '0', 'aria-label': say(page.label) });
  let last = '';

  function message(record) {
    const name = author ? (record[author.name] ?? '') : '';
    const isMine = name !== '' && name === localStorage.getItem(nameKey);
    const when = time && record[time.name] ? formatDate(record[time.name]) : '';
    return h(
      'div',
      { class: 'message' + (isMine ? ' is-mine' : '') },
      h('div', { class: 'message-head' }, h('strong', {}, name), h('span', {}, when)),
      h('p', {}, record[text.name] ?? ''),
    );
  }

  async function load() {
    const { items } = await listRecords(entity, { sort: '-id', perPage: 100 });
    const now = JSON.stringify(items);
    if (now === last) return;
    last = now;
    list.replaceChildren(...(items.length > 0 ? items.reverse().map(message) : [emptyNote(t('noMessages'), '')]));
    list.scrollTop = list.scrollHeight;
  }

  const input = h('input', {
    class: 'input',
    'aria-label': t('say'),
    placeholder: t('say'),
    maxlength: text.most,
    autocomplete: 'off',
  });
  const name =
    author &&
    h('input', {
      class: 'input author',
      'aria-label': say(author.label),
      placeholder: say(author.label),
      maxlength: author.most,
      value: localStorage.getItem(nameKey) ?? '',
    });

  async function onsubmit(event) {
    event.preventDefault();
    const said = input.value.trim();
    if (said === '') return input.focus();
    if (author && name.value.trim() === '') return name.focus();
    if (author) localStorage.setItem(nameKey, name.value.trim());
    try {
      await createRecord(
        entity,
        author ? { [text.name]: said, [author.name]: name.value.trim() } : { [text.name]: said },
      );
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
  const composer = h(
    'form',
    { class: 'composer', onsubmit },
    name,
    input,
    button(t('send'), undefined, { type: 'submit' }),
  );
  return h('section', {}, pageHead(say(page.label)), h('div', { class: 'card chat' }, list, mayEdit() && composer));
}
