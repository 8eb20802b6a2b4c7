import '@toolbench/ui/controls/controls.css';
import { useState } from 'react';
import { Maximize2 } from 'lucide-react';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { Dialog } from '@toolbench/ui/controls/dialog.tsx';
import { draftOf, type Draft } from './requirement-draft.ts';
import { RequirementForm } from './requirement-form.tsx';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

interface RequirementCardProps {
  readonly requirement: AppModel;
  readonly isBusy: boolean;
  readonly onConfirm: (draft: Draft) => void;
  readonly onEdit: (draft: Draft) => void;
}

/** What was understood, to be checked and changed before anything is generated; in a dialog where it gets too narrow. */
export default function RequirementCard({ requirement, isBusy, onConfirm, onEdit }: RequirementCardProps) {
  const { requirement: words } = useWords();
  const [draft, setDraft] = useState(() => draftOf(requirement));
  const [isWide, setIsWide] = useState(false);
  const form = (
    <RequirementForm
      draft={draft}
      isBusy={isBusy}
      action={words.confirm}
      canConfirm
      onChange={(edited) => {
        setDraft(edited);
        onEdit(edited);
      }}
      onConfirm={() => onConfirm(draft)}
    />
  );
  return (
    <section className={styles.card} aria-label={words.title}>
      <div className={styles.title}>
        <h3>{words.title}</h3>
        <IconButton icon={Maximize2} label={words.wide} size="sm" onClick={() => setIsWide(true)} />
      </div>
      <p className={styles.intro}>{words.intro}</p>
      {!isWide && form}
      <Dialog title={words.title} size={760} isOpen={isWide} onClose={() => setIsWide(false)}>
        {form}
      </Dialog>
    </section>
  );
}
