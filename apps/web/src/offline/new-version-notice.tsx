import { Button } from '@mantine/core';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './new-version-notice.module.css';
import { switchToNewVersion, useHasNewVersion } from './new-version.ts';

/** Says that a new version is ready. It is used when the button is pressed, never before. */
export function NewVersionNotice() {
  const { newVersion: t } = useTexts({ zh, en });
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
