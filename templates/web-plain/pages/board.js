import { mayEdit } from '../account.js';
import { allRecords, changeRecord } from '../api.js';
import { button, h, iconButton, pageHead } from '../lib/dom.js';
import { toast, toastError } from '../lib/feedback.js';
import { cardFields, choiceLabel, fieldNamed, titleOf, toneOf } from '../lib/fields.js';
import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';
import { loadTitles } from '../lib/records.js';
import { valueOf } from '../lib/value.js';
import { entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';

export async function boardPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const titles = await loadTitles(entity);
  const columns = h('div', { class: 'board' });
  const canEdit = mayEdit();

  async function load() {
    const records = await allRecords(entity, { sort: entity.order });
    columns.replaceChildren(
      ...by.choices.map((choice) =>
        column(
          choice,
          records.filter((record) => record[by.name] === choice.value),
        ),
      ),
    );
  }

  async function move(id, value) {
    try {
      await changeRecord(entity, id, { [by.name]: value });
      toast(t('moved', { what: choiceLabel(by, value) }));
      await load();
      document.getElementById('move-' + id)?.focus();
    } catch (error) {
      toastError(error);
    }
  }

  function ticket(record) {
    const title = titleOf(entity, record);
    const fields = cardFields(entity, [by.name]).slice(0, 4);
    const values = fields.map((field) => valueOf(field, record[field.name], titles)).filter((value) => value !== '');
    const select = h(
      'select',
      {
        class: 'input',
        id: 'move-' + record.id,
        'aria-label': labelled(t('moveTo'), title),
        onchange: (event) => move(record.id, event.target.value),
      },
      ...by.choices.map(({ value, label }) => h('option', { value }, say(label))),
    );
    select.value = record[by.name];
    const remove = async () => (await confirmRemoval(entity, record)) && load();
    const actions = h(
      'div',
      { class: 'ticket-actions' },
      select,
      iconButton(labelled(t('edit'), title), 'edit', () => openRecordDialog({ entity, record, onSaved: load })),
      iconButton(labelled(t('remove'), title), 'remove', remove, 'danger'),
    );
    return h(
      'li',
      {
        class: 'card ticket',
        draggable: canEdit ? 'true' : 'false',
        ondragstart: (event) => event.dataTransfer.setData('text/plain', String(record.id)),
      },
      h('h3', {}, title),
      values.length > 0 && h('div', { class: 'ticket-foot' }, ...values.map((value) => h('span', {}, value))),
      canEdit && actions,
    );
  }

  function column(choice, records) {
    const list = h('ul', { class: 'form' }, ...records.map(ticket));
    const add = () => openRecordDialog({ entity, preset: { [by.name]: choice.value }, onSaved: load });
    const element = h(
      'section',
      { class: 'column', 'aria-label': say(choice.label) },
      h(
        'div',
        { class: 'column-head' },
        h(
          'h2',
          {},
          h('span', { class: 'chip ' + toneOf(by, choice.value) }, say(choice.label)),
          ' ',
          h('span', { class: 'quiet' }, String(records.length)),
        ),
        canEdit && iconButton(labelled(t('add'), say(choice.label)), 'add', add),
      ),
      list,
    );
    element.ondragover = (event) => {
      event.preventDefault();
      element.classList.add('is-over');
    };
    element.ondragleave = () => element.classList.remove('is-over');
    element.ondrop = (event) => {
      event.preventDefault();
      element.classList.remove('is-over');
      const id = Number(event.dataTransfer.getData('text/plain'));
      if (canEdit && Number.isSafeInteger(id) && id > 0) move(id, choice.value);
    };
    return element;
  }

  await load();
  const add = button(t('addOne', { what: one(entity) }), () => openRecordDialog({ entity, onSaved: load }), {
    iconName: 'add',
  });
  return h('section', {}, pageHead(say(page.label), canEdit && add), columns);
}
