import { useCallback, useEffect, useState } from 'react';
import { useAccount } from './components/Account.jsx';
import { app } from './model.js';

/** Loads when `keys` change, and for who is signed in: `{ data, error, reload }`; what comes too late is dropped. */
export function useLoad(load, keys) {
  const [state, setState] = useState({});
  const [turn, setTurn] = useState(0);
  const { name } = useAccount();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setState({ data }),
      // What is gone is not shown any more; in other cases what is there stays.
      (error) => isCurrent && setState((old) => ({ data: error.status === 404 ? undefined : old.data, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [...keys, turn, name]);
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

/** Whether whoever looks may change things: the owner alone where visitors come, else all who are signed in. */
export function useCanEdit() {
  const { name } = useAccount();
  const { login, visitors } = app.features;
  return !login || (visitors ? name === 'owner' : name !== null);
}
