import { useState } from 'react';
import { Button } from '@mantine/core';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import type { KeyFile } from '../engine/formats/key-files.ts';
import { KeyPane } from './key-pane.tsx';
import styles from './keypair.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface PrivateKeyPaneProps {
  readonly model: TextModel;
  readonly file: KeyFile | undefined;
  /** There is a key, but only its public half. */
  readonly isMissing: boolean;
}

/** The private key, unreadable over a shoulder until it is asked for. */
export function PrivateKeyPane({ model, file, isMissing }: PrivateKeyPaneProps) {
  const t = useTexts({ zh, en });
  const [isRevealed, setRevealed] = useState(false);
  const isMasked = file !== undefined && !isRevealed;
  return (
    <div className={styles.private} data-masked={isMasked || undefined}>
      <KeyPane
        model={model}
        label={t.privateKey}
        placeholder={isMissing ? t.noPrivate : t.privateHint}
        file={file}
        extra={
          file && (
            <Button
              size="compact-xs"
              variant="default"
              aria-pressed={isRevealed}
              title={isMasked ? t.masked : t.privateAdvice}
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? t.mask : t.reveal}
            </Button>
          )
        }
      />
    </div>
  );
}
