import { Button } from '@mantine/core';
import { FolderCode, Upload } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { DropArea } from '../../wizard/drop-area.tsx';
import { useWords } from '../use-words.ts';
import { UploadFacts } from './upload-facts.tsx';
import type { Wizard } from '../use-wizard.ts';
import styles from '../../wizard/wizard.module.css';

/** Step 1: choose or drop a packed project, or try the example. */
export function UploadStep({ wizard }: { readonly wizard: Wizard }) {
  const { upload: t } = useWords();
  const language = useLanguage();
  const { work, busy, upload, takeIn, refuse } = wizard;
  const { project } = work;
  const offer = (file: File) => {
    const limit = limits.code.archiveBytes;
    if (!/\.zip$/i.test(file.name)) refuse(t.onlyZip);
    else if (file.size > limit) refuse(t.tooLarge({ size: formatBytes(file.size), limit: formatBytes(limit) }));
    else upload(file);
  };
  const offerExample = async () => {
    const { exampleProject } = await import('./example-project.ts');
    upload(exampleProject(language));
  };
  return (
    <>
      <DropArea onFile={offer} isBusy={busy !== null}>
        <OpenFile onFile={offer} accept=".zip">
          {({ onClick }) => (
            <Button leftSection={<Upload size={16} aria-hidden />} disabled={busy !== null} onClick={onClick}>
              {project ? t.another : t.choose}
            </Button>
          )}
        </OpenFile>
        <span className={styles.hint}>{t.drop}</span>
        <Button
          variant="default"
          leftSection={<FolderCode size={16} aria-hidden />}
          disabled={busy !== null}
          onClick={() => void offerExample()}
        >
          {t.example}
        </Button>
      </DropArea>
      {project?.sent && <UploadFacts {...project.sent} onTakeIn={busy === null ? takeIn : undefined} />}
      {project && !project.sent && <p className={styles.note}>{t.heldBefore}</p>}
    </>
  );
}
