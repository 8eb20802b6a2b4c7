import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ToolIcon } from '../tool-icon.tsx';
import styles from './palette.module.css';

/** Something to choose. */
interface Pickable {
  readonly id: string;
  /** The tool whose drawing stands before it, where that is not its id. */
  readonly tool?: string;
  readonly glyph: string;
  readonly name: string;
  readonly note: string;
}

interface PickDialogProps<Entry extends Pickable> {
  readonly label: string;
  readonly listLabel: string;
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onPaste?: (text: string) => void;
  /** What the query finds, best first. */
  readonly found: readonly Entry[];
  /** Stands below the list where nothing was found. */
  readonly none: string;
  readonly onChoose: (entry: Entry) => void;
  readonly onClose: () => void;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** A field to search in, and what it finds below it: chosen by the arrow keys and Enter, or by a click. */
export function PickDialog<Entry extends Pickable>({
  label,
  listLabel,
  searchLabel,
  placeholder,
  query,
  onQuery,
  onPaste,
  found,
  none,
  onChoose,
  onClose,
  children,
}: PickDialogProps<Entry>) {
  const [active, setActive] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    dialog.current?.querySelector(`#palette-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (by: number) => setActive((before) => (before + by + found.length) % Math.max(found.length, 1));
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && found[active]) onChoose(found[active]);
    // At once, not by the dialog's later close event, which could end a dialog opened again meanwhile.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <input
        className={styles.input}
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={found[active] && `palette-${active}`}
        aria-label={searchLabel}
        placeholder={placeholder}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setActive(0);
        }}
        onPaste={(event) => onPaste?.(event.clipboardData.getData('text/plain'))}
        onKeyDown={keyDown}
      />
      <ul id="palette-list" className={styles.list} role="listbox" aria-label={listLabel}>
        {found.map((entry, index) => (
          <li
            key={entry.id}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.entry}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(entry)}
          >
            <span className={styles.glyph} aria-hidden>
              <ToolIcon tool={{ key: entry.tool ?? entry.id, glyph: entry.glyph }} />
            </span>
            <span className={styles.name}>{entry.name}</span>
            <span className={styles.note}>{entry.note}</span>
          </li>
        ))}
      </ul>
      {children}
      {found.length === 0 && <p className={styles.none}>{none}</p>}
    </dialog>
  );
}
