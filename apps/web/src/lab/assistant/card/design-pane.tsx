import '@toolbench/ui/controls/controls.css';
import { useState } from 'react';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { draftOf, type Draft } from './requirement-draft.ts';
import { RequirementForm } from './requirement-form.tsx';
import { useWords } from '../use-words.ts';
import formStyles from './form.module.css';
import styles from './requirement.module.css';

interface DesignPaneProps {
  readonly model: AppModel;
  readonly isBusy: boolean;
  /** Says what the commands do and has them carried out on the running app. */
  readonly onApply: (words: string, draft: Draft) => void;
}

/** The model of the app that runs, to be changed as it was before it was made. */
export default function DesignPane({ model, isBusy, onApply }: DesignPaneProps) {
  const { requirement: words } = useWords();
  const language = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(model));
  return (
    <section className={formStyles.design} aria-label={words.design}>
      <p className={styles.intro}>{words.designIntro}</p>
      <RequirementForm
        draft={draft}
        isBusy={isBusy}
        action={words.apply}
        canConfirm={draft.given.length > 0}
        onChange={setDraft}
        onConfirm={() => onApply(draft.words.map((one) => one[language]).join(language === 'zh' ? '；' : '; '), draft)}
      />
    </section>
  );
}
