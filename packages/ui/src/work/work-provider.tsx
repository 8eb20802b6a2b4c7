import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { peekHandover } from './handover.ts';
import { isKeeping, keepSwitchKey } from './keep-switch.ts';
import { createWorkbench, type Carried, type Keeps, type KeptWork } from './kept-work.ts';
import { createTextModel, type TextModel } from '../editor/text-model.ts';

const switchListeners = new Set<() => void>();

/** A storage for browsers that forbid theirs: empty, and nothing stays in it. */
const noStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function tabStorage() {
  try {
    return sessionStorage;
  } catch {
    return noStorage;
  }
}

const workbench = createWorkbench(tabStorage());
addEventListener('pagehide', workbench.saveAll);

/** Whether tools keep what was done in them, and the switch for it; switched off, what was kept is forgotten at once. */
export function useKeepSwitch(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore((listener) => {
    switchListeners.add(listener);
    return () => switchListeners.delete(listener);
  }, isKeeping);
  const set = (next: boolean) => {
    if (next) localStorage.removeItem(keepSwitchKey);
    else localStorage.setItem(keepSwitchKey, 'off');
    if (!next) workbench.discardAll();
    for (const listener of switchListeners) listener();
  };
  return [isOn, set];
}

interface PageWork {
  readonly work: KeptWork | null;
  readonly restored: KeptWork['restored'];
  /** Whether options or texts came with a link, or could not be read from it. */
  readonly link: 'taken' | 'unreadable' | null;
  /** Empties the tool and forgets what was kept of it. */
  discard(): void;
}

const WorkContext = createContext<PageWork>({
  work: null,
  restored: null,
  link: null,
  discard: () => undefined,
});

interface WorkProviderProps {
  readonly tool: string;
  /** What came with the link that the page was opened by. */
  readonly carried?: Carried | 'unreadable' | null;
  readonly children: ReactNode;
}

/** Keeps the work of the tool on this page; switched off, until the page is left. */
export function WorkProvider({ tool, carried = null, children }: WorkProviderProps) {
  const [isOn] = useKeepSwitch();
  const [generation, renew] = useReducer((count: number) => count + 1, 0);
  const value = useMemo<PageWork>(() => {
    const work = (isOn ? workbench : createWorkbench(noStorage)).workOf(tool);
    const link = generation > 0 || carried === null ? null : carried === 'unreadable' ? carried : 'taken';
    if (link === 'taken') work.takeCarried(carried as Carried);
    const discard = () => {
      workbench.discard(tool);
      renew();
    };
    return { work, restored: work.restored, link, discard };
  }, [tool, isOn, carried, generation]);
  return (
    <WorkContext key={generation} value={value}>
      {children}
    </WorkContext>
  );
}

/** What came back after a reload of the tab, and how to discard it. */
export function useRestoredWork(): Omit<PageWork, 'work'> {
  return useContext(WorkContext);
}

/** The work of the tool on this page; null outside one. */
export function useWork(): KeptWork | null {
  return useContext(WorkContext).work;
}

/**
 * A text that stays what it is while other tools are open. It comes back after a reload too, unless it is kept for the
 * tab only: what an action made can be made again.
 */
export function useKeptText(name: string, keeps: Keeps = 'reload'): TextModel {
  const { work } = useContext(WorkContext);
  const [model] = useState(() => work?.text(name, keeps) ?? createTextModel());
  return model;
}

/**
 * A state of the page that is kept like its texts; without a name it is not. Where the initial value is worked out, a text
 * that another tool hands over has it worked out again: the page begins with what fits that text.
 */
export function useKept<Value>(
  name: string | null,
  initial: Value | (() => Value),
  keeps: Keeps = 'reload',
): readonly [Value, (next: Value | ((before: Value) => Value)) => void] {
  const { work } = useContext(WorkContext);
  const [value, setValue] = useState<Value>(() => {
    const beginsAnew = initial instanceof Function && peekHandover() !== null;
    if (name !== null && work?.has(name, keeps) && !beginsAnew) return work.value(name, keeps) as Value;
    return initial instanceof Function ? initial() : initial;
  });
  useEffect(() => {
    if (name !== null) work?.setValue(name, value, keeps);
  }, [work, name, value, keeps]);
  return [value, setValue];
}

/** One of a few values that is kept and goes along in links; what a link names beyond them is not taken. */
export function useKeptChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value | (() => Value),
): readonly [Value, (next: Value) => void] {
  const [value, set] = useKept<Value>(name, initial, 'link');
  return [values.includes(value) ? value : values[0], set];
}
