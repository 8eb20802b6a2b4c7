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
      root.replaceChildren(
        h('div', { class: 'card thanks', role: 'status' }, icon('check'), h('h2', {}, t('sent')), again),
      );
      again.focus();
    };
    root.replaceChildren(
      pageHead(say(page.label)),
      h('div', { class: 'card form-card' }, recordForm({ fields, titles, submitLabel: t('submit'), onSubmit })),
    );
  }

  showForm();
  return root;
}
