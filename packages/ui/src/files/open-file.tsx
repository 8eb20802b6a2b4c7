import { useRef, type ReactNode } from 'react';
import { FileButton } from '@mantine/core';

interface OpenFileProps {
  readonly onFile: (file: File) => void;
  readonly accept?: string;
  /** Draws the button; it must be given the handler. */
  readonly children: (button: { onClick: () => void }) => ReactNode;
}

/** A button that opens a file. The same file can be opened again after it was changed. */
export function OpenFile({ onFile, accept, children }: OpenFileProps) {
  const forget = useRef<() => void>(null);
  const open = (file: File | null) => {
    if (file) onFile(file);
    forget.current?.();
  };
  return (
    <FileButton resetRef={forget} onChange={open} {...(accept && { accept })}>
      {children}
    </FileButton>
  );
}
