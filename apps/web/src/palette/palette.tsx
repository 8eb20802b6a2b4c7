import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Text } from '@toolbench/kit/text.ts';
import type { MadeBy } from '@toolbench/ui/work/kept-work.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { useFavourites, useRecent } from '@toolbench/ui/work/tool-memory.ts';
import {
  appendEntry,
  isFitting,
  nearEntries,
  paletteEntries,
  preferredIds,
  searchEntries,
  suggestedFor,
  takingEntries,
  type PaletteEntry,
} from './palette-entries.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { PickDialog } from './pick-dialog.tsx';
import styles from './palette.module.css';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** What was typed while the palette was on its way, as whoever opens it goes on typing at once. */
export interface TypedAhead {
  readonly text: string;
  readonly isEntered: boolean;
}

interface PaletteProps {
  /** The text that a tool shall take, and what made it, for a step of a recipe; null to go to a tool or command. */
  readonly sent: { readonly text: Text; readonly madeBy: MadeBy | null } | null;
  readonly typed: TypedAhead;
  readonly onChoose: (entry: PaletteEntry) => void;
  readonly onClose: () => void;
}

/** A field of one line takes the lines of what is pasted without their breaks. */
const withoutBreaks = (text: string) => text.replace(/[\r\n]/g, '');

/**
 * Search over tools and actions, by name in either language, by pinyin or by what they do. What is no name but the data of
 * a tool goes there.
 */
export default function Palette({ sent, typed, onChoose, onClose }: PaletteProps) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const favourites = useFavourites();
  const recent = useRecent();
  const [query, setQuery] = useState(typed.text);
  const [pasted, setPasted] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const purpose = sent ? 'send' : 'go';
  const suggested = useMemo(() => (sent ? suggestedFor(sent.text, sent.madeBy) : []), [sent]);

  const entries = useMemo(() => {
    const all = paletteEntries(language);
    if (!sent) return all;
    return [...appendEntry(sent.madeBy, language), ...all.filter(({ takesText }) => takesText)];
  }, [language, sent]);
  const text = withoutBreaks(pasted) === query ? pasted : query;
  const found = useMemo(() => {
    const preferred = preferredIds(purpose, suggested, [...favourites, ...recent]);
    const isFolded = purpose === 'send' && query === '' && !showsAll;
    const offered = isFolded ? entries.filter((entry) => isFitting(entry, suggested)) : entries;
    const named = searchEntries(offered, query, preferred);
    const taking = purpose === 'go' ? takingEntries(text, language) : [];
    const fitting = [...named.filter(({ id }) => taking.every((other) => other.id !== id)), ...taking];
    return fitting.length > 0 ? fitting : nearEntries(entries, query, preferred);
  }, [entries, query, text, purpose, language, suggested, favourites, recent, showsAll]);

  const chooseTyped = useEffectEvent(() => {
    if (typed.isEntered && found.length > 0) onChoose(found[0]);
  });
  useEffect(() => chooseTyped(), []);

  return (
    <PickDialog
      label={purpose === 'go' ? t.label : t.sendLabel}
      listLabel={t.label}
      searchLabel={t.search}
      placeholder={purpose === 'go' ? t.placeholder : t.sendPlaceholder}
      query={query}
      onQuery={setQuery}
      onPaste={setPasted}
      found={found}
      none={t.none}
      onChoose={onChoose}
      onClose={onClose}
    >
      {sent && query === '' && !showsAll && (
        <p className={styles.none}>
          <TextButton onClick={() => setShowsAll(true)}>{t.more}</TextButton>
        </p>
      )}
    </PickDialog>
  );
}
