import { Button } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Features, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { PayloadForm } from './payload-form.tsx';
import { Preview } from './preview.tsx';
import styles from './qrcode.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { useQrcode } from './use-qrcode.tsx';

/** Make a QR code, see that it scans, save it. */
export default function QrcodePage() {
  const t = useTexts({ zh, en });
  const input = useKeptText('input');
  const { tool, generated, isCurrent, image, blank, logo, logoFailed, ...actions } = useQrcode(input);
  const { generate, clear, setLogo, openLogo, savePng, saveSvg } = actions;
  const generating = tool.running?.action === 'generate';
  const failure = tool.outcome && !tool.outcome.result.ok ? tool.outcome.result : null;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Button size="xs" disabled={blank || generating} onClick={() => void generate()}>
            {generating ? t.generating : t.generate}
          </Button>
          <Button size="xs" variant="default" disabled={!generated || !isCurrent} onClick={savePng}>
            {t.download}
          </Button>
          <Button size="xs" variant="default" disabled={!generated || !isCurrent} onClick={saveSvg}>
            {t.downloadSvg}
          </Button>
          <CopyButton
            label={t.copyLink}
            text={() => input.read()}
            onRefused={() => input.selectAll()}
            disabled={blank}
          />
        </>
      }
      quiet={<QuietActions clear={clear} onExample={() => input.replace(t.exampleText)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}
      below={<Features title={t.featuresTitle} items={t.features} />}
    >
      <Panes>
        <div className={styles.column}>
          <PayloadForm input={input} />
          <TextPane
            model={input}
            label={t.input}
            placeholder={t.inputHint}
            height={180}
            onEnter={() => void generate()}
          />
          <OptionRow tool={tool} names={['size', 'errorCorrection']} />
          <div className={styles.colours}>
            {(['foreground', 'background'] as const).map((name) => (
              <label key={name}>
                {t[name]}
                <input
                  type="color"
                  value={tool.options[name]}
                  onChange={(event) => tool.setOption(name, event.currentTarget.value)}
                />
              </label>
            ))}
            <OpenFile accept="image/*" onFile={(file) => void openLogo(file)}>
              {(button) => (
                <Button {...button} size="xs" variant="default">
                  {t.logo}
                </Button>
              )}
            </OpenFile>
            {logo && (
              <Button size="xs" variant="subtle" color="gray" onClick={() => setLogo(null)}>
                {t.removeLogo}
              </Button>
            )}
          </div>
          {logoFailed && <Banner tone="error">{t.logoUnreadable}</Banner>}
        </div>
        <Preview
          generated={generated}
          isCurrent={isCurrent}
          image={image}
          onSize={(size) => tool.setOption('size', size as typeof tool.options.size)}
        />
      </Panes>
    </ToolLayout>
  );
}
