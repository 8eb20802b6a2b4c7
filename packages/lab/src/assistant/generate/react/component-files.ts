import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';

/** src/main.jsx */
export const reactMainFile = () => code`
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import './styles.css';

createRoot(document.getElementById('app')).render(<App />);
`;

/** src/App.jsx: the frame around the pages. */
export function reactAppFile(model: Model): string {
  const kinds = [...new Set(model.pages.map((page) => page.kind))];
  const hasCart = kinds.includes('cart');
  const { login, dark } = model.features;
  const hasRecords = model.entities.length > 0;
  const name = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;
  return code`
import { useEffect, useRef, useState } from 'react';
${lines(
  login && "import { AccountButton, AccountProvider } from './components/Account.jsx';",
  hasRecords && "import { DialogsProvider } from './components/Dialogs.jsx';",
  dark && "import { Icon } from './components/Icon.jsx';",
  hasCart && "import { cartCount, onCart } from './lib/cart.js';",
  "import { currentRoute, linkTo } from './lib/route.js';",
  dark && "import { applyTheme, switchTheme } from './lib/theme.js';",
  "import { app } from './model.js';",
  ...kinds.map((kind) => `import { ${name(kind)} } from './pages/${name(kind)}.jsx';`),
  "import { language, say, setLanguage, t } from './texts.js';",
)}

const pages = {
${kinds.map((kind) => `  ${kind}: ${name(kind)},`).join('\n')}
};

function useRoute() {
  const [route, setRoute] = useState(currentRoute);
  useEffect(() => {
    const onChange = () => setRoute(currentRoute());
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return route;
}
${
  hasCart
    ? `
function CartCount() {
  const [count, setCount] = useState(cartCount);
  useEffect(() => onCart(() => setCount(cartCount())), []);
  return count > 0 && <span className="count">{count}</span>;
}
`
    : ''
}
function Navigation({ current }) {
  return app.pages.map((page) => (
    <a key={page.key} href={linkTo(page)} aria-current={page === current ? 'page' : undefined}>
      {say(page.label)}${hasCart ? "\n      {page.kind === 'cart' && <CartCount />}" : ''}
    </a>
  ));
}

function Frame({ page, onLanguage, children }) {
  const main = useRef(null);
  const name = say(app.name);
  const other = language() === 'zh' ? 'en' : 'zh';
  const skip = (event) => {
    event.preventDefault();
    main.current.focus();
  };
  return (
    <>
      <a className="skip" href="#main" onClick={skip}>
        {t('skip')}
      </a>
      <header className="top">
        <div className="top-inner">
          <a className="brand" href={linkTo(app.pages[0])}>
            <span className="brand-mark" aria-hidden="true">
              {[...name][0]}
            </span>
            {name}
          </a>
          <nav className="nav" aria-label={t('menu')}>
            {app.pages.length > 1 && <Navigation current={page} />}
          </nav>
          <div className="top-actions">
${lines(
  login && '            <AccountButton />',
  `            <button type="button" className="button plain" onClick={() => onLanguage(other)}>
              {other === 'zh' ? '中文' : 'English'}
            </button>`,
  dark &&
    `            <button type="button" className="button plain only-icon" aria-label={t('theme')} title={t('theme')} onClick={switchTheme}>
              <Icon name="theme" />
            </button>`,
)}
          </div>
        </div>
      </header>
      <main className="main" id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
    </>
  );
}

export function App() {
  const { page, id } = useRoute();
  const [spoken, setSpoken] = useState(language);
  const Page = pages[page.kind];
  const name = say(app.name);
  const title = app.pages.length > 1 ? say(page.label) + ' · ' + name : name;
${lines(dark && '  useEffect(applyTheme, []);')}
  useEffect(() => {
    document.title = title;
    window.scrollTo(0, 0);
  }, [title, id]);

  const choose = (next) => {
    setLanguage(next);
    setSpoken(next);
  };
  const content = (
    <Frame page={page} onLanguage={choose}>
      <Page key={spoken + page.key + (id ?? '')} page={page} id={id} />
    </Frame>
  );
  return ${wrapped(login, hasRecords)};
}
`.replace(/\n\n+ {2}useEffect/, '\n\n  useEffect');
}

function wrapped(login: boolean, hasRecords: boolean): string {
  const inner = hasRecords ? '<DialogsProvider key={spoken}>{content}</DialogsProvider>' : 'content';
  return login ? `(\n    <AccountProvider>\n      ${inner}\n    </AccountProvider>\n  )` : inner;
}

/** src/components/Icon.jsx */
export const reactIconFile = () => code`
import { icons } from '../lib/icons.js';

export function Icon({ name }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
`;

/** src/components/Parts.jsx: small things that many pages have. */
export const reactPartsFile = () => code`
import { t } from '../texts.js';
import { Icon } from './Icon.jsx';

export function Button({ look = '', icon, children, ...others }) {
  return (
    <button type="button" className={('button ' + look).trim()} {...others}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function IconButton({ label, icon, look = '', ...others }) {
  return (
    <button type="button" className={('button plain only-icon ' + look).trim()} aria-label={label} title={label} {...others}>
      <Icon name={icon} />
    </button>
  );
}

export function PageHead({ title, children }) {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      <div className="page-actions">{children}</div>
    </header>
  );
}

export function EmptyNote({ title, hint, children }) {
  return (
    <div className="empty">
      <Icon name="empty" />
      <h2>{title}</h2>
      {hint && <p className="quiet">{hint}</p>}
      {children}
    </div>
  );
}

/** What stands while something loads, or where it could not be loaded. */
export function Waiting({ error, onRetry }) {
  if (!error) return <p className="quiet" role="status">{t('loading')}</p>;
  return (
    <div className="card">
      <div role="alert">
        <EmptyNote title={t('failed')} hint={error.message}>
          <Button look="secondary" onClick={onRetry}>{t('retry')}</Button>
        </EmptyNote>
      </div>
    </div>
  );
}
`;

/** src/components/RecordForm.jsx: forms out of fields. */
export const reactFormFile = () => code`
import { useId, useRef, useState } from 'react';
import { formValues, isNumber, optionsOf, recordValues } from '../lib/fields.js';
import { validateRecord } from '../lib/validate.js';
import { say, t } from '../texts.js';
import { Button } from './Parts.jsx';

const inputTypes = { email: 'email', url: 'url', phone: 'tel', date: 'date', 'date-time': 'datetime-local', password: 'password' };

function Control({ field, titles, ...common }) {
  if (['choice', 'reference', 'rating'].includes(field.type)) {
    return (
      <select className="input" {...common}>
        <option value="">{field.required ? t('choose') : t('none')}</option>
        {optionsOf(field, titles).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.type === 'long-text') return <textarea className="input" rows={5} maxLength={field.most} {...common} />;
  const numeric = isNumber(field)
    ? { type: 'number', step: field.type === 'integer' ? 1 : 'any', min: field.least, max: field.most, inputMode: 'decimal' }
    : { type: inputTypes[field.type] ?? 'text', maxLength: field.most };
  return <input className="input" {...numeric} {...common} />;
}

/** A labelled field with what is wrong with it. */
export function FieldRow({ field, value, error, titles, onChange }) {
  const id = useId();
  const common = {
    id,
    name: field.name,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : id + '-error',
  };
  const note = error !== undefined && (
    <p className="error" id={id + '-error'}>
      {error}
    </p>
  );
  if (field.type === 'boolean') {
    return (
      <div className="field">
        <label className="option">
          <input type="checkbox" {...common} checked={value} onChange={(event) => onChange(event.target.checked)} />
          {say(field.label)}
        </label>
        {note}
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {say(field.label)}
        {!field.required && <span className="note">{t('optional')}</span>}
      </label>
      <Control field={field} titles={titles} {...common} value={value} aria-required={field.required} onChange={(event) => onChange(event.target.value)} />
      {note}
    </div>
  );
}

/** A form over fields. \`onSubmit\` gets the values; what it throws is shown, at the fields where they are named. */
export function RecordForm({ fields, record, titles, submitLabel, onSubmit, onCancel }) {
  const [texts, setTexts] = useState(() => formValues(fields, record));
  const [errors, setErrors] = useState({});
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const form = useRef(null);

  function show(found, message = '') {
    const wrong = fields.filter((field) => found[field.name] !== undefined);
    setErrors(found);
    setProblem(wrong.length > 0 ? t('fixErrors', { n: wrong.length }) : message);
    form.current?.elements.namedItem(wrong[0]?.name)?.focus();
  }

  async function submit(event) {
    event.preventDefault();
    const values = recordValues(fields, texts);
    const found = validateRecord({ fields }, values);
    show(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      show(error.errors ?? {}, error.message);
    }
    setIsSending(false);
  }

  return (
    <form className="form" noValidate ref={form} onSubmit={submit}>
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          titles={titles}
          value={texts[field.name]}
          error={errors[field.name]}
          onChange={(value) => setTexts((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
      {problem && (
        <p className="form-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-actions">
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" disabled={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
`;

/** src/components/Dialogs.jsx: forms and questions in dialogs, and toasts. */
export const reactDialogsFile = () => code`
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { changeRecord, createRecord, removeRecord } from '../api.js';
import { titleOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { say, t } from '../texts.js';
import { Button, IconButton } from './Parts.jsx';
import { RecordForm } from './RecordForm.jsx';

const Dialogs = createContext(null);

/** \`toast(text)\`, \`fail(error)\`, \`edit({ entity, record, preset, onSaved })\`, \`remove({ entity, record, onRemoved })\`. */
export const useDialogs = () => useContext(Dialogs);

export function Dialog({ title, look = '', onClose, children }) {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return (
    <dialog className={('dialog ' + look).trim()} aria-label={title} ref={dialog} onClose={onClose}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <IconButton label={t('close')} icon="close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

function EditDialog({ entity, record, preset = {}, titles, onSaved, onClose, toast }) {
  const isNew = record === undefined;
  const fields = entity.fields.map((field) => (Object.hasOwn(preset, field.name) ? { ...field, preset: preset[field.name] } : field));
  const save = async (values) => {
    const saved = await (isNew ? createRecord(entity, values) : changeRecord(entity, record.id, values));
    toast(t(isNew ? 'created' : 'saved'));
    onClose();
    onSaved(saved);
  };
  return (
    <Dialog title={t(isNew ? 'addOne' : 'editOne', { what: say(entity.label) })} onClose={onClose}>
      <RecordForm fields={fields} record={record} titles={titles} submitLabel={t('save')} onSubmit={save} onCancel={onClose} />
    </Dialog>
  );
}

function RemoveDialog({ entity, record, onRemoved, onClose, toast, fail }) {
  const remove = async () => {
    try {
      await removeRecord(entity, record.id);
      toast(t('removed'));
      onRemoved();
    } catch (error) {
      fail(error);
    }
    onClose();
  };
  return (
    <Dialog title={t('removeQuestion', { what: titleOf(entity, record) })} look="small" onClose={onClose}>
      <p className="quiet">{t('removeNote')}</p>
      <div className="form-actions">
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}

export function DialogsProvider({ children }) {
  const [open, setOpen] = useState(null);
  const [toasts, setToasts] = useState([]);

  const dialogs = useMemo(() => {
    const show = (text, look = '') => {
      const toast = { text, look };
      setToasts((all) => [...all, toast]);
      setTimeout(() => setToasts((all) => all.filter((other) => other !== toast)), 4000);
    };
    const fail = (error) => show(error.message, 'bad');
    return {
      toast: (text) => show(text),
      fail,
      edit: (options) => loadTitles(options.entity).then((titles) => setOpen({ Kind: EditDialog, ...options, titles }), fail),
      remove: (options) => setOpen({ Kind: RemoveDialog, ...options }),
    };
  }, []);

  const { Kind, ...options } = open ?? {};
  return (
    <Dialogs value={dialogs}>
      {children}
      {Kind && <Kind {...options} {...dialogs} onClose={() => setOpen(null)} />}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast, index) => (
          <p key={index} className={('toast ' + toast.look).trim()}>
            {toast.text}
          </p>
        ))}
      </div>
    </Dialogs>
  );
}
`;

/** src/components/Value.jsx: a value as it stands in lists and on cards. */
export const reactValueFile = () => code`
import { formatValue, toneOf } from '../lib/fields.js';

export function Value({ field, value, titles }) {
  const text = formatValue(field, value, titles);
  if (text === '') return null;
  if (field.type === 'choice') return <span className={'chip ' + toneOf(field, value)}>{text}</span>;
  if (field.type === 'rating') {
    return (
      <span className="stars" role="img" aria-label={value + ' / ' + field.most}>
        {text}
      </span>
    );
  }
  if (field.type === 'url' && /^https?:/.test(value)) {
    return (
      <a href={value} target="_blank" rel="noopener">
        {text.replace(/^https?:\/\//, '')}
      </a>
    );
  }
  if (field.type === 'email') return <a href={'mailto:' + value}>{text}</a>;
  return text;
}
`;

export const reactRecordActionsFile = () => code`
import { titleOf } from '../lib/fields.js';
import { t } from '../texts.js';
import { useDialogs } from './Dialogs.jsx';
import { IconButton } from './Parts.jsx';

/** Buttons that change or delete a record. */
export function RecordActions({ entity, record, onChange }) {
  const { edit, remove } = useDialogs();
  const title = titleOf(entity, record);
  return (
    <>
      <IconButton label={t('edit') + ': ' + title} icon="edit" onClick={() => edit({ entity, record, onSaved: onChange })} />
      <IconButton label={t('remove') + ': ' + title} icon="remove" look="danger" onClick={() => remove({ entity, record, onRemoved: onChange })} />
    </>
  );
}
`;

/** src/hooks.js: things that are loaded. */
export const reactHooksFile = (login: boolean) =>
  code`
import { useCallback, useEffect, useState } from 'react';
${lines(login && "import { useAccount } from './components/Account.jsx';")}

/** Loads when \`keys\` change: \`{ data, error, reload }\`; what comes too late is dropped. */
export function useLoad(load, keys) {
  const [state, setState] = useState({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setState({ data }),
      (error) => isCurrent && setState((old) => ({ ...old, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [...keys, turn]);
  return { ...state, reload: useCallback(() => setTurn((count) => count + 1), []) };
}

/** A value that follows another once it has rested for a moment. */
export function useRested(value, milliseconds = 200) {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

/** Whether whoever looks may change things. */
export const useCanEdit = () => ${login ? 'useAccount().name !== null' : 'true'};
`.replace("'react';\n\n\n", "'react';\n\n");

/** src/components/Account.jsx: who is signed in. */
export const reactAccountFile = () => code`
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { session, signIn, signOut, signUp } from '../api.js';
import { t } from '../texts.js';
import { Dialog } from './Dialogs.jsx';
import { Button } from './Parts.jsx';
import { RecordForm } from './RecordForm.jsx';

const Account = createContext({ name: null, setName: () => undefined });

export const useAccount = () => useContext(Account);

export function AccountProvider({ children }) {
  const [name, setName] = useState(null);
  useEffect(() => {
    session().then((answer) => setName(answer.name), () => undefined);
  }, []);
  const account = useMemo(() => ({ name, setName }), [name]);
  return <Account value={account}>{children}</Account>;
}

const both = (word) => ({ zh: t(word), en: t(word) });

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
      {isOpen && <AccountDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
`;
