import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { textToString } from '@toolbench/kit/text.ts';
import type { Engine } from '../engine/index.ts';
import { exampleSecret } from '../example.ts';
import type { options } from '../options.ts';
import { useWords } from './use-words.tsx';
import { jwt } from '../tool.ts';

interface SignViewProps {
  readonly keyText: TextModel;
  readonly modeSwitch: ReactNode;
}

/** Claims signed with a key, as they are typed. */
export function SignView({ keyText, modeSwitch }: SignViewProps) {
  const t = useWords();
  const claims = useKeptText('claims');
  const signed = useKeptText('signed', 'tab');
  const tool = useTool<Engine, typeof options>(jwt, {
    onOutcome: (next) => signed.replace(next?.result.ok && next.action === 'sign' ? next.result.value.text : ''),
  });
  const { outcome } = tool;

  const run = async () => {
    if (claims.isEmpty() || keyText.isEmpty()) tool.reset();
    else await tool.run('sign', await claims.read(), { options: { key: textToString(await keyText.read()) } });
  };
  useLive([claims, keyText], [tool.options], limits.ui.liveDelayMs, () =>
    tool.runWhenQuick(claims.size(), () => void run()),
  );
  const clear = useClear([claims, keyText], tool.reset, () => () => tool.restore(outcome));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const secret = outcome?.result.ok && outcome.action === 'sign' ? outcome.result.value.secret : undefined;
  const showExample = () => {
    claims.replace(t.samplePayload);
    tool.setOptions({ alg: 'HS256', secretAs: 'text' });
    keyText.replace(exampleSecret);
  };

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={() => void run()}>
            {t.sign}
          </Button>
        </>
      }
      options={<OptionRow tool={tool} names={['alg', 'secretAs', 'header']} />}
      quiet={<QuietActions clear={clear} onExample={showExample} />}
      banner={
        failure ? (
          <ErrorBanner failure={failure} texts={t.errors} />
        ) : secret ? (
          t.secretNotes(secret).map((note) => (
            <Banner key={note} tone="warning">
              {note}
            </Banner>
          ))
        ) : null
      }
    >
      <Panes>
        <TextPane model={claims} label={t.newPayload} placeholder={t.newPayloadHint} language="json" height={200} />
        <TextPane model={keyText} label={t.key} placeholder={t.signKeyHint} height={200} />
      </Panes>
      <TextPane model={signed} label={t.newToken} readOnly height={140} />
    </ToolLayout>
  );
}
