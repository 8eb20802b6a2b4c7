import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { InspectedItems } from './inspected-items.tsx';
import styles from './keypair.module.css';
import { PassphraseField } from './passphrase-field.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { useInspection } from './use-inspection.tsx';

interface InspectViewProps {
  readonly input: TextModel;
  readonly modeSwitch: ReactNode;
  readonly passphrase: string;
  readonly onPassphrase: (passphrase: string) => void;
  readonly onConvert: (input: Text) => void;
}

/** What pasted keys and certificates are. */
export function InspectView({ input, modeSwitch, passphrase, onPassphrase, onConvert }: InspectViewProps) {
  const t = useTexts({ zh, en });
  const { tool, file, openFile, read, run, failure, items, clear, example } = useInspection(
    input,
    passphrase,
    onPassphrase,
  );
  useLive([input], [file, passphrase], limits.ui.liveDelayMs, () => void run());
  const isConvertible = items?.some((item) => item.isConvertible) ?? false;
  const isLocked = passphrase !== '' || (items?.some((item) => item.lock) ?? false);

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={() => void run()}>
            {t.modes.inspect}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={!isConvertible}
            onClick={() => void read().then((text) => onConvert(text))}
          >
            {t.convert}
          </Button>
        </>
      }
      quiet={<QuietActions clear={clear} onExample={example} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={t.inspect.input}
          placeholder={t.inspect.hint}
          errorPlace={failure?.place ?? null}
          onFile={(chosen) => void openFile(chosen)}
          extra={file && <span className={styles.aside}>{file.name}</span>}
          height={480}
        />
        <div className={styles.items}>
          {isLocked && <PassphraseField value={passphrase} onChange={onPassphrase} />}
          <InspectedItems items={items} onPlace={(place) => input.reveal(place)} />
        </div>
      </Panes>
    </ToolLayout>
  );
}
