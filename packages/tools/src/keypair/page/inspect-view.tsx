import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { InspectedItems } from './inspected-items.tsx';
import styles from './keypair.module.css';
import { PassphraseField } from './passphrase-field.tsx';
import { useWords } from './use-words.tsx';
import type { Engine } from '../engine/index.ts';
import { exampleCertificate } from '../examples.ts';
import type { options } from '../options.ts';
import { keypair } from '../tool.ts';
import { useKeyInput } from './use-key-input.tsx';

interface InspectViewProps {
  readonly input: TextModel;
  readonly modeSwitch: ReactNode;
  readonly passphrase: string;
  readonly onPassphrase: (passphrase: string) => void;
  readonly onConvert: (input: Text) => void;
}

/** What pasted keys and certificates are. */
export function InspectView({ input, modeSwitch, passphrase, onPassphrase, onConvert }: InspectViewProps) {
  const t = useWords();
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

/** The state of inspecting: pasted text or an opened file, and what it turned out to be. */
function useInspection(input: TextModel, passphrase: string, onPassphrase: (passphrase: string) => void) {
  const tool = useTool<Engine, typeof options>(keypair);
  const { file, read, open, isEmpty, forget } = useKeyInput(input);
  const { outcome, reset, restore } = tool;

  const run = async () => {
    if (isEmpty()) reset();
    else await tool.run('inspect', await read(), { options: { passphrase } });
  };
  const empty = () => {
    forget();
    onPassphrase('');
    reset();
  };
  const clear = useClear([input], empty, () => () => restore(outcome));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const items = outcome?.action === 'inspect' && outcome.result.ok ? outcome.result.value.items : null;
  const example = () => input.replace(exampleCertificate);
  return { tool, file, openFile: open, read, run, failure, items, clear, example };
}
