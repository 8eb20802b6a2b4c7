import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import type { Text } from '@toolbench/kit/text.ts';
import { peekHandover, takeHandover } from './handover.ts';
import { createWorkbench, type Carried, type Keeps, type KeptWork } from './kept-work.ts';
import { createTextModel, type TextModel } from '../editor/text-model.ts';
import { noStorage, useKeepSwitch, workbench } from './workbench.ts';

interface PageWork {
  readonly work: KeptWork | null;
  readonly restored: KeptWork['restored'];
  /** Whether options or texts came with a link, or could not be read from it. */
  readonly link: 'taken' | 'unreadable' | null;
  /** Empties the tool and forgets what was kept of it. */
  discard(): void;
  /** Puts back what a text from elsewhere has replaced, with its options; null where nothing was replaced. */
  readonly undoHanded: (() => void) | null;
  /** A text from elsewhere is about to replace what is here. */
  noteReplaced(): void;
}

const WorkContext = createContext<PageWork>({
  work: null,
  restored: null,
  link: null,
  discard: () => undefined,
  undoHanded: null,
  noteReplaced: () => undefined,
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
  const [isReplaced, setReplaced] = useState(false);
  const kept = useMemo(() => {
    const work = (isOn ? workbench : createWorkbench(noStorage)).workOf(tool);
    const link: PageWork['link'] =
      generation > 0 || carried === null ? null : carried === 'unreadable' ? carried : 'taken';
    if (link === 'taken') work.takeCarried(carried as Carried);
    // Before the page is drawn: it begins with the options that fit what is handed over.
    const putBack = peekHandover() === null ? null : work.remember();
    return { work, restored: work.restored, link, putBack };
  }, [tool, isOn, carried, generation]);
  const value = useMemo<PageWork>(() => {
    const { putBack, ...rest } = kept;
    const beginAnew = () => {
      setReplaced(false);
      renew();
    };
    const discard = () => {
      workbench.discard(tool);
      beginAnew();
    };
    const undoHanded = isReplaced && putBack ? () => void putBack().then(beginAnew) : null;
    return { ...rest, discard, undoHanded, noteReplaced: () => setReplaced(true) };
  }, [tool, kept, isReplaced]);
  return (
    <WorkContext key={generation} value={value}>
      {children}
    </WorkContext>
  );
}

/** What came back after a reload of the tab or was replaced from elsewhere, and how to discard it or put it back. */
export function useRestoredWork(): Omit<PageWork, 'work' | 'noteReplaced'> {
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
 * Takes the text that another page hands over, if `takes`: `put` places it, and says whether something was there before,
 * which can then be put back.
 */
export function useHanded(takes: boolean, put: (text: Text) => boolean): void {
  const { work, noteReplaced } = useContext(WorkContext);
  const place = useEffectEvent((text: Text) => {
    const hadFile = (work?.value('file', 'tab') ?? null) !== null;
    if (put(text) || hadFile) noteReplaced();
  });
  useEffect(() => {
    const handed = takes ? takeHandover() : null;
    if (handed !== null) place(handed);
  }, [takes]);
}

/** The same for a text with a model of its own. */
export function useHandedText(model: TextModel, takes: boolean, tidy = (text: Text): Text => text): void {
  useHanded(takes, (text) => {
    const isReplacing = !model.isEmpty();
    model.replace(tidy(text));
    return isReplacing;
  });
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
