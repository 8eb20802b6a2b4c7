import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Card, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import { peekPasted } from '@toolbench/ui/work/handover.ts';
import { useHanded, useKept, useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import type { Engine } from '../engine/index.ts';
import type { options } from '../options.ts';
import { compare } from '../pasted.ts';
import { recogniseDigests } from '../recognise.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { hash } from '../tool.ts';
import styles from './hash.module.css';

/** What was pasted elsewhere where it is no text to be hashed but digests to compare with. */
function handedDigests(): string {
  const handed = peekPasted() ?? '';
  return recogniseDigests(handed) > 0 ? handed.trim().replace(/\s+/g, ' ') : '';
}

/** Digests of a text as it is typed, or of a file. */
export default function HashPage() {
  const t = useTexts({ zh, en });
  const [handed] = useState(handedDigests);
  const input = useKeptText('input');
  const [file, setFile] = useKept<File | null>('file', null, 'tab');
  const [expected, setExpected] = useKept('expected', '');
  useHanded(handed !== '', () => {
    setExpected(handed);
    return expected !== '';
  });
  // A key is a secret: it is gone with the page.
  const [key, setKey] = useState('');
  const tool = useTool<Engine, typeof options>(hash, { keepsOutcome: true });
  const { outcome } = tool;

  const run = async () => {
    if (file) await tool.run('file', file, { options: { key } });
    else if (input.isEmpty()) tool.reset();
    else await tool.run('text', await input.read(), { options: { key } });
  };
  useLive([input], [tool.options, key, file], limits.ui.liveDelayMs, () =>
    tool.runWhenQuick(file ? 0 : input.size(), () => void run()),
  );
  const clear = useClear([input], tool.reset, () => () => tool.restore(outcome));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const digests = outcome?.result.ok ? outcome.result.value.digests : [];
  const { matching, isDigest } = compare(digests, expected);

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Button size="xs" onClick={() => void run()}>
            {t.run}
          </Button>
          <OpenFile onFile={setFile}>
            {(button) => (
              <Button {...button} size="xs" variant="default">
                {t.openFile}
              </Button>
            )}
          </OpenFile>
        </>
      }
      options={
        <>
          <OptionRow tool={tool} names={['algorithm', 'encoding']} />
          <label className={styles.key}>
            {t.key}
            <TextInput
              size="xs"
              type="password"
              autoComplete="off"
              placeholder={t.keyHint}
              value={key}
              onChange={(event) => setKey(event.currentTarget.value)}
            />
          </label>
        </>
      }
      quiet={<QuietActions clear={clear} onExample={() => input.replace(t.sample)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={t.input}
          placeholder={t.inputHint}
          errorPlace={failure?.place ?? null}
          takesHandover={handed === ''}
          onFile={setFile}
          keepsLineEnds
          extra={
            file && (
              <span className={styles.file}>
                {t.ofFile(file.name, formatBytes(file.size))}
                <TextButton onClick={() => setFile(null)}>{t.closeFile}</TextButton>
              </span>
            )
          }
        />
        <Card title={t.results}>
          <TextInput
            size="xs"
            className={styles.expected}
            label={t.expected}
            placeholder={t.expectedHint}
            spellCheck={false}
            value={expected}
            onChange={(event) => setExpected(event.currentTarget.value)}
          />
          <p className={styles.verdict} role="status" data-tone={matching.length > 0 ? 'good' : 'bad'}>
            {expected.trim() !== '' &&
              digests.length > 0 &&
              (matching.length > 0
                ? t.matches(matching.map(({ name }) => name).join(', '))
                : isDigest
                  ? t.matchesNone
                  : t.noDigest)}
          </p>
          <ValueList
            empty={t.resultsEmpty}
            items={digests.map((digest) => ({
              name: digest.name,
              value: digest.value,
              ...(digest.isBroken && { note: t.broken }),
              ...(matching.includes(digest) && { tone: 'good' as const }),
            }))}
          />
        </Card>
      </Panes>
    </ToolLayout>
  );
}
