import { session, signIn, signOut, signUp } from './api.js';
import { button, h } from './lib/dom.js';
import { openDialog, toast, toastError } from './lib/feedback.js';
import { recordForm } from './lib/form.js';
import { app } from './model.js';
import { t } from './texts.js';

let name = null;

/** Whether whoever looks may change things: the owner alone where visitors come, else all who are signed in. */
export const mayEdit = () => !app.features.login || (app.features.visitors ? name === 'owner' : name !== null);

/** Whether they may send what visitors send. */
export const maySend = () => !app.features.signUp || name !== null;

export async function loadAccount() {
  name = (await session().catch(() => ({ name: null }))).name;
}

/** A button that signs in or out. */
export function accountButton(onChange) {
  if (name === null) return button(t('signIn'), () => openAccountDialog(onChange), { look: 'secondary' });
  const leave = async () => {
    await signOut().catch(toastError);
    name = null;
    toast(t('signedOut'));
    onChange();
  };
  return button(t('signOut') + ' · ' + name, leave, { look: 'plain' });
}

const both = (word) => ({ zh: t(word), en: t(word) });

/** Where nobody else can have an account, its owner is asked for the password alone. */
function openAccountDialog(onChange, isNew = false) {
  const isOwnerOnly = !app.features.signUp;
  const nameField = { name: 'name', label: both('name'), type: 'text', required: true, least: 2, most: 40 };
  const password = {
    name: 'password',
    label: both('password'),
    type: 'text',
    required: true,
    least: isNew ? 8 : 1,
    most: 200,
  };
  const fields = isOwnerOnly ? [password] : [nameField, password];
  const dialog = openDialog(
    t(isNew ? 'signUp' : 'signIn'),
    (close) => {
      const onSubmit = async (given) => {
        const account = isOwnerOnly ? { name: 'owner', ...given } : given;
        name = (await (isNew ? signUp(account) : signIn(account))).name;
        toast(t('signedIn'));
        close();
        onChange();
      };
      const swap = () => {
        close();
        openAccountDialog(onChange, !isNew);
      };
      const form = recordForm({ fields, submitLabel: t(isNew ? 'signUp' : 'signIn'), onSubmit });
      if (!isOwnerOnly) form.elements.name.autocomplete = 'username';
      Object.assign(form.elements.password, {
        type: 'password',
        autocomplete: isNew ? 'new-password' : 'current-password',
      });
      return h('div', {}, form, !isOwnerOnly && button(t(isNew ? 'toSignIn' : 'toSignUp'), swap, { look: 'plain' }));
    },
    'small',
  );
  return dialog;
}
