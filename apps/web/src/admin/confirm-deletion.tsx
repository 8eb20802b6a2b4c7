import '@toolbench/ui/controls.css';
import { useState } from 'react';
import { Button, Modal } from '@mantine/core';
import { useTexts } from '@toolbench/ui/language.ts';
import styles from './admin.module.css';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Something that may be deleted, with the words that say what is lost. */
export interface Deletion {
  readonly title: string;
  /** What the result names. */
  readonly name: string;
  readonly warning: string;
  readonly path: string;
}

interface ConfirmDeletionProps {
  readonly deletion: Deletion;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once before something is deleted for good. */
export function ConfirmDeletion({ deletion, onConfirm, onClose }: ConfirmDeletionProps) {
  const { held: t } = useTexts({ zh, en });
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={deletion.title}
      centered
      size="sm"
      // Its scroll lock writes a style element without a nonce, which the content policy forbids.
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <p className={styles.warning}>{deletion.warning}</p>
      <div className={styles.choice}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t.cancel}
        </Button>
        <Button className={styles.dangerous} loading={busy} onClick={() => void confirm()}>
          {t.confirm}
        </Button>
      </div>
    </Modal>
  );
}
