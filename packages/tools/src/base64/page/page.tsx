import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { DecodedPane } from './decoded-pane.tsx';
import { EncodedFigures } from './encoded-figures.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { modes, useBase64 } from './use-base64.tsx';

const optionNames = {
  encode: ['charset', 'alphabet', 'lineLength', 'padding', 'dataUrl'],
  // A data: URL has one alphabet and one line, or browsers would not read it.
  dataUrl: ['charset', 'dataUrl', 'mediaType'],
  decode: ['charset'],
} as const;

/** Encode and decode, text and files. */
export default function Base64Page() {
  const t = useTexts({ zh, en });
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const { tool, mode, setMode, run, openFile, file, failure, decoded, decompress, save, clear, example } = useBase64(
    input,
    output,
  );

  useLive([input], [mode, tool.options], limits.ui.liveDelayMs, () => {
    tool.runWhenQuick(input.size(), () => void run());
  });

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Segments
            aria-label={`${t.modes.encode} / ${t.modes.decode}`}
            values={modes}
            nameOf={(one) => t.modes[one]}
            value={mode}
            onChange={setMode}
          />
          <Button size="xs" onClick={() => void run()}>
            {t[mode]}
          </Button>
          <OpenFile onFile={(chosen) => void openFile(chosen)}>
            {(button) => (
              <Button {...button} size="xs" variant="default">
                {mode === 'encode' ? t.encodeFile : t.decodeFile}
              </Button>
            )}
          </OpenFile>
        </>
      }
      options={
        <OptionRow tool={tool} names={optionNames[mode === 'encode' && tool.options.dataUrl ? 'dataUrl' : mode]} />
      }
      quiet={<QuietActions clear={clear} onExample={example} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={t.input[mode]}
          placeholder={t.placeholder[mode]}
          errorPlace={failure?.place ?? null}
          onEnter={() => void run()}
          onFile={(chosen) => void openFile(chosen)}
          extra={file && <span>{file.name}</span>}
        />
        {mode === 'encode' ? (
          <TextPane
            model={output}
            label={t.output.encode}
            placeholder={t.outputHint.encode}
            readOnly
            downloadName={`${file?.name ?? 'encoded'}.b64`}
          />
        ) : (
          <DecodedPane
            model={output}
            decoded={decoded}
            onCharset={(charset) => tool.setOption('charset', charset)}
            onSave={save}
            onDecompress={decompress}
          />
        )}
      </Panes>
      <EncodedFigures outcome={tool.outcome} />
    </ToolLayout>
  );
}
