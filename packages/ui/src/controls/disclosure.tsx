import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<ActionIconProps, 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Which edge of the button the panel is flush with. */
  readonly align?: 'start' | 'end';
  readonly panelClassName?: string;
  /** Drawn only while it is open; `close` is for links in it, which leave the page as it is. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a small panel below itself. It closes on Escape, on the button, and when the focus goes elsewhere.
 * A disclosure rather than a menu role: what stands in it are plain links, boxes and buttons.
 */
export function Disclosure({ label, icon, align = 'end', panelClassName, children, ...button }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.disclosure} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <ActionIcon
        variant="subtle"
        color="gray"
        {...button}
        ref={opener}
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </ActionIcon>
      {open && (
        // The panel takes the focus where a click in it would give it to nothing, which closes the panel.
        <div className={`${styles.panel} ${panelClassName ?? ''}`} data-align={align} tabIndex={-1}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
