import { useState } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from '@toolbench/ui/controls/dialog.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
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
    <Dialog title={deletion.title} onClose={onClose}>
      <p className={styles.warning}>{deletion.warning}</p>
      <div className={styles.choice}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t.cancel}
        </Button>
        <Button color="red" loading={busy} onClick={() => void confirm()}>
          {t.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
