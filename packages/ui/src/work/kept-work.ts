import { productVersion } from '@toolbench/contracts/catalog.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { createTextModel, type TextModel } from '../editor/text-model.ts';

/**
 * How far something is kept: as long as the tab shows this document, or beyond a reload of it as well; what is marked
 * `link` also goes along in links to the page, and is checked by whoever reads it, for it may come from anyone.
 */
export type Keeps = 'tab' | 'reload' | 'link';

/** What a link to a tool's page carries: values by name, and texts where whoever made the link wanted that. */
export interface Carried {
  readonly values: Readonly<Record<string, unknown>>;
  readonly texts?: Readonly<Record<string, string>>;
}

/** What made a tool's result: the action, the options it ran with, and the text that it worked on if it was one. */
export interface MadeBy {
  readonly tool: string;
  readonly action: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly input: Text | null;
}

/** The work of a tool as it stands in the storage. */
interface Stored {
  /** The product that wrote it: another version may know other values, so only its texts are taken. */
  readonly version: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of texts that were too large. */
  readonly missing: readonly string[];
}

/** The part of the browser's storage that is used here. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const storagePrefix = 'work:';
const saveDelayMs = 400;

/** Private keys and passwords of wireless networks stay out of every storage, wherever they were pasted. */
const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|PuTTY-User-Key-File|^\s*WIFI:|"d"\s*:\s*"[\w-]{20}/;

function readStored(raw: string | null): Stored | null {
  try {
    const { version, texts, values, missing } = JSON.parse(raw ?? '') as Partial<Stored>;
    if (typeof texts !== 'object' || typeof values !== 'object' || !Array.isArray(missing)) return null;
    return {
      version: productVersion,
      texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string')),
      values: version === productVersion ? values : {},
      missing,
    };
  } catch {
    return null;
  }
}

/** Whether a text holds what belongs in no storage and in no link. */
export const isSecret = (text: string): boolean => secret.test(text);

/** Values that a reload may bring back: those that are the same after being written as JSON. */
const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isStorable = (value: unknown) =>
  isPlain(value) || (typeof value === 'object' && Object.values(value as object).every(isPlain));

interface KeptText {
  readonly model: TextModel;
  readonly keeps: Keeps;
  /** The text as it was read last, null where it is too large, and the version of the model it was. */
  read: { readonly version: number; readonly text: string | null };
}

function createWork(storage: TabStorage, storedAs: string) {
  const found = readStored(storage.getItem(storedAs));
  const texts = new Map<string, KeptText>();
  const values = new Map<string, { readonly value: unknown; readonly keeps: Keeps }>();
  for (const [name, value] of Object.entries(found?.values ?? {})) values.set(name, { value, keeps: 'reload' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDiscarded = false;
  let madeBy: MadeBy | null = null;
  /** Came with a link and has not been asked for yet. */
  let carried: Carried = { values: {} };

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const lasting = [...texts].filter(([, { keeps, model }]) => keeps !== 'tab' && !model.isEmpty());
    for (const [, text] of lasting) {
      const version = text.model.version();
      if (text.read.version !== version) text.read = { version, text: text.model.peek(limits.ui.keptCharacters) };
    }
    const written: Stored = {
      version: productVersion,
      texts: Object.fromEntries(
        lasting.map(([name, { read }]) => [name, read.text ?? '']).filter(([, text]) => !isSecret(text)),
      ),
      values: Object.fromEntries(
        [...values].flatMap(([name, { value, keeps }]) =>
          keeps !== 'tab' && isStorable(value) ? [[name, value]] : [],
        ),
      ),
      missing: lasting.filter(([, { read }]) => read.text === null).map(([name]) => name),
    };
    try {
      storage.setItem(storedAs, JSON.stringify(written));
    } catch {
      // A full or forbidden storage brings nothing back after a reload; while the tab lives nothing is lost.
      storage.removeItem(storedAs);
    }
  };
  const saveLater = () => {
    if (isDiscarded) return;
    timer ??= setTimeout(async () => {
      // A large text that was edited can only be read in slices; what was read so can be peeked at.
      for (const { model, keeps } of texts.values())
        if (keeps !== 'tab' && model.size() <= limits.ui.keptCharacters) await model.read();
      if (!isDiscarded) save();
    }, saveDelayMs);
  };

  return {
    text(name: string, keeps: Keeps): TextModel {
      const known = texts.get(name);
      if (known) return known.model;
      const text = (keeps === 'tab' ? undefined : carried.texts?.[name]) ?? found?.texts[name] ?? '';
      const model = createTextModel(text);
      texts.set(name, { model, keeps, read: { version: model.version(), text } });
      if (keeps !== 'tab') model.subscribe(saveLater);
      return model;
    },
    has: (name: string, keeps: Keeps) => values.has(name) || (keeps === 'link' && name in carried.values),
    value: (name: string, keeps: Keeps) =>
      keeps === 'link' && name in carried.values ? carried.values[name] : values.get(name)?.value,
    setValue(name: string, value: unknown, keeps: Keeps): void {
      const others = Object.entries(carried.values).filter(([other]) => other !== name);
      carried = { ...carried, values: Object.fromEntries(others) };
      if (values.has(name) && values.get(name)?.value === value) return;
      values.set(name, { value, keeps });
      if (keeps !== 'tab') saveLater();
    },
    /** What made the result that is shown, so that it can become a step of a recipe. */
    madeBy: () => madeBy,
    setMadeBy(next: MadeBy | null): void {
      madeBy = next;
    },
    /** What a link to the page may carry. Secrets are not among the texts. */
    forLink() {
      return {
        values: Object.fromEntries(
          [...values].flatMap(([name, { value, keeps }]) => (keeps === 'link' ? [[name, value]] : [])),
        ),
        texts: [...texts].flatMap(([name, { model, keeps }]) => (keeps === 'tab' ? [] : [{ name, model }])),
      };
    },
    /** Takes what a link carries in place of what is here. */
    takeCarried(next: Carried): void {
      carried = next;
      for (const [name, text] of Object.entries(next.texts ?? {})) {
        const known = texts.get(name);
        if (known && known.keeps !== 'tab') known.model.replace(text);
      }
    },
    /** What came back after a reload, and the names of the texts that were too large for that. */
    restored: found && Object.keys(found.texts).length + found.missing.length > 0 ? { missing: found.missing } : null,
    /** What is in the tool now. The returned function puts it back: texts, options, file and result. */
    remember(): () => Promise<void> {
      const valuesBefore = new Map(values);
      const textsBefore = new Map([...texts].map(([name, { model }]) => [name, model.read()]));
      const before = madeBy;
      return async () => {
        for (const [name, { model, keeps }] of texts)
          model.replace((await textsBefore.get(name)) ?? (keeps === 'tab' ? '' : (found?.texts[name] ?? '')));
        values.clear();
        for (const [name, value] of valuesBefore) values.set(name, value);
        madeBy = before;
        saveLater();
      };
    },
    saveNow(): void {
      if (timer !== undefined) save();
    },
    discard(): void {
      isDiscarded = true;
      clearTimeout(timer);
      storage.removeItem(storedAs);
    },
  };
}

/** What a person has done in one tool: its texts, and the values of its page by name. */
export type KeptWork = ReturnType<typeof createWork>;

/**
 * Keeps the work of every tool while the tab lives, and writes texts and plain values to the tab's own storage, where a
 * reload finds them again. The browser empties that storage when the tab is closed.
 */
export function createWorkbench(storage: TabStorage) {
  const works = new Map<string, KeptWork>();
  const discard = (tool: string) => {
    works.get(tool)?.discard();
    works.delete(tool);
  };
  return {
    workOf(tool: string): KeptWork {
      const work = works.get(tool) ?? createWork(storage, storagePrefix + tool);
      works.set(tool, work);
      return work;
    },
    discard,
    discardAll(): void {
      for (const tool of [...works.keys()]) discard(tool);
      for (let at = storage.length - 1; at >= 0; at -= 1) {
        const name = storage.key(at);
        if (name?.startsWith(storagePrefix)) storage.removeItem(name);
      }
    },
    /** Writes what has changed a moment ago, for when the page goes away. */
    saveAll(): void {
      for (const work of works.values()) work.saveNow();
    },
  };
}
