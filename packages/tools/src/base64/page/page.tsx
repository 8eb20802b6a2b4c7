import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import { DecodedPane } from './decoded-pane.tsx';
import type { Engine } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { encodingNames, type options } from '../options.ts';
import { modes, useBase64, type Mode } from './use-base64.tsx';

const optionNames = {
  encode: ['encoding', 'charset', 'alphabet', 'lineLength', 'padding', 'dataUrl'],
  // A data: URL has one alphabet and one line, or browsers would not read it.
  dataUrl: ['encoding', 'charset', 'dataUrl', 'mediaType'],
  base32: ['encoding', 'charset', 'lineLength', 'padding'],
  base58: ['encoding', 'charset'],
  ascii85: ['encoding', 'charset', 'lineLength'],
  decode: ['encoding', 'charset'],
} as const;

function optionsFor(mode: Mode, { encoding, dataUrl }: Pick<OptionValues<typeof options>, 'encoding' | 'dataUrl'>) {
  if (mode === 'decode') return optionNames.decode;
  if (encoding !== 'base64') return optionNames[encoding];
  return optionNames[dataUrl ? 'dataUrl' : 'encode'];
}

/** Encode and decode, text and files. */
export default function Base64Page() {
  const t = useTexts({ zh, en });
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const { tool, mode, setMode, run, openFile, file, failure, decoded, decompress, save, clear, example } = useBase64(
    input,
    output,
  );

  const encodedName = encodingNames[tool.options.encoding];
  const isBase64 = tool.options.encoding === 'base64';

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
                {mode === 'encode' ? t.encodeFile : t.decodeFile(encodedName)}
              </Button>
            )}
          </OpenFile>
        </>
      }
      options={<OptionRow tool={tool} names={optionsFor(mode, tool.options)} />}
      quiet={<QuietActions clear={clear} onExample={example} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={mode === 'decode' ? encodedName : t.input.encode}
          placeholder={mode === 'decode' && !isBase64 ? t.placeholder.other(encodedName) : t.placeholder[mode]}
          errorPlace={failure?.place ?? null}
          onEnter={() => void run()}
          keepsLineEnds
          onFile={(chosen) => void openFile(chosen)}
          extra={file && <span>{file.name}</span>}
        />
        {mode === 'encode' ? (
          <TextPane
            model={output}
            label={encodedName}
            placeholder={t.outputHint.encode}
            readOnly
            downloadName={`${file?.name ?? 'encoded'}.${isBase64 ? 'b64' : 'txt'}`}
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

/** Size before and after, and what decoded content is. */
function EncodedFigures({ outcome }: { readonly outcome: Outcome<Engine> | null }) {
  const { figures: t } = useTexts({ zh, en });
  if (!outcome?.result.ok) return null;
  if (outcome.action === 'decode' || outcome.action === 'decompress') {
    const { bytes, characters, mediaType } = outcome.result.value;
    const items: [string, string | number][] = [
      [t.bytes, formatBytes(bytes.length)],
      [t.mediaType, mediaType],
    ];
    if (characters !== undefined) items.push([t.characters, characters]);
    return <Figures items={items} />;
  }
  const { size, text } = outcome.result.value;
  const ratio = size === 0 ? 0 : (text.length / size - 1) * 100;
  return (
    <Figures
      items={[
        [t.bytes, `${formatBytes(size)} → ${formatBytes(text.length)}`],
        [t.ratio, `+${ratio.toFixed(1)}%`],
      ]}
    />
  );
}
