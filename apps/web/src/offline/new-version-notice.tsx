import { Button } from '@mantine/core';
import { useWords } from '../use-words.ts';
import styles from './new-version-notice.module.css';
import { switchToNewVersion, useHasNewVersion } from './new-version.ts';

/** Says that a new version is ready. It is used when the button is pressed, never before. */
export function NewVersionNotice() {
  const { newVersion: t } = useWords();
  if (!useHasNewVersion()) return null;
  return (
    <div className={styles.notice} role="status">
      <span>{t.ready}</span>
      <Button size="compact-sm" onClick={switchToNewVersion}>
        {t.reload}
      </Button>
    </div>
  );
}
