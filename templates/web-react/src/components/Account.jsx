import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { session, signIn, signOut, signUp } from '../api.js';
import { app } from '../model.js';
import { t } from '../texts.js';
import { Dialog } from './Dialogs.jsx';
import { Button } from './Parts.jsx';
import { RecordForm } from './RecordForm.jsx';

const Account = createContext({ name: null, setName: () => undefined });

export const useAccount = () => useContext(Account);

export function AccountProvider({ children }) {
  const [name, setName] = useState(null);
  useEffect(() => {
    if (!app.features.login) return;
    session().then(
      (answer) => setName(answer.name),
      () => undefined,
    );
  }, []);
  const account = useMemo(() => ({ name, setName }), [name]);
  return <Account value={account}>{children}</Account>;
}

const both = (word) => ({ zh: t(word), en: t(word) });

/** Where nobody else can have an account, its owner is asked for the password alone. */
function OwnerDialog({ onClose }) {
  const { setName } = useAccount();
  const fields = [{ name: 'password', label: both('password'), type: 'password', required: true, least: 1, most: 200 }];
  const submit = async ({ password }) => {
    setName((await signIn({ name: 'owner', password })).name);
    onClose();
  };
  return (
    <Dialog title={t('signIn')} look="small" onClose={onClose}>
      <RecordForm fields={fields} submitLabel={t('signIn')} onSubmit={submit} />
    </Dialog>
  );
}

function AccountDialog({ onClose }) {
  const { setName } = useAccount();
  const [isNew, setIsNew] = useState(false);
  const fields = [
    { name: 'name', label: both('name'), type: 'text', required: true, least: 2, most: 40 },
    { name: 'password', label: both('password'), type: 'password', required: true, least: isNew ? 8 : 1, most: 200 },
  ];
  const submit = async (account) => {
    setName((await (isNew ? signUp(account) : signIn(account))).name);
    onClose();
  };
  const title = t(isNew ? 'signUp' : 'signIn');
  return (
    <Dialog title={title} look="small" onClose={onClose}>
      <RecordForm key={title} fields={fields} submitLabel={title} onSubmit={submit} />
      <Button look="plain" onClick={() => setIsNew(!isNew)}>
        {t(isNew ? 'toSignIn' : 'toSignUp')}
      </Button>
    </Dialog>
  );
}

const SignInDialog = app.features.signUp ? AccountDialog : OwnerDialog;

export function AccountButton() {
  const { name, setName } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => signOut().finally(() => setName(null));
  if (name !== null) {
    return (
      <Button look="plain" onClick={leave}>
        {t('signOut') + ' · ' + name}
      </Button>
    );
  }
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {t('signIn')}
      </Button>
      {isOpen && <SignInDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
