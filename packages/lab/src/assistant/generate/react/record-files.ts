import { code, lines } from '../code.ts';

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
import { labelled, t } from '../texts.js';
import { useDialogs } from './Dialogs.jsx';
import { IconButton } from './Parts.jsx';

/** Buttons that change or delete a record. */
export function RecordActions({ entity, record, onChange }) {
  const { edit, remove } = useDialogs();
  const title = titleOf(entity, record);
  return (
    <>
      <IconButton label={labelled(t('edit'), title)} icon="edit" onClick={() => edit({ entity, record, onSaved: onChange })} />
      <IconButton label={labelled(t('remove'), title)} icon="remove" look="danger" onClick={() => remove({ entity, record, onRemoved: onChange })} />
    </>
  );
}
`;

/** src/hooks.js: things that are loaded. */
export const reactHooksFile = (login: boolean, hidesDrafts: boolean) =>
  code`
import { useCallback, useEffect, useState } from 'react';
${lines(login && "import { useAccount } from './components/Account.jsx';")}

/** Loads when \`keys\` change${hidesDrafts ? ', and for who is signed in' : ''}: \`{ data, error, reload }\`; what comes too late is dropped. */
export function useLoad(load, keys) {
  const [state, setState] = useState({});
  const [turn, setTurn] = useState(0);
${hidesDrafts ? '  const { name } = useAccount();\n' : ''}  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setState({ data }),
      // What is gone is not shown any more; in other cases what is there stays.
      (error) => isCurrent && setState((old) => ({ data: error.status === 404 ? undefined : old.data, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [...keys, turn${hidesDrafts ? ', name' : ''}]);
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
