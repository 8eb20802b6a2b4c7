import './dialog.css';
import { useEffect, type ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { useWords } from '../words/use-words.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** A width of the component library, or one in CSS pixels. */
  readonly size?: 'sm' | 'lg' | number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog in the middle of the screen, with its styles; the keyboard goes into it and back to where it came from. */
export function Dialog({ title, isOpen = true, size = 'sm', onClose, children }: DialogProps) {
  const t = useWords();
  // The library gives the keyboard back only where a dialog is closed before it is taken off the page.
  useEffect(() => {
    const opener = document.activeElement;
    if (!isOpen || !(opener instanceof HTMLElement)) return;
    return () => opener.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      centered
      size={size}
      // Its scroll lock writes a style element without a nonce, which the content policy forbids.
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      {children}
    </Modal>
  );
}
