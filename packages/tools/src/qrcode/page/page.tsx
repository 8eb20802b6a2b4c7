import { Button } from '@mantine/core';
import { QrCode } from 'lucide-react';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Features, Panes, ToolLayout, Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { PayloadForm } from './payload-form.tsx';
import type { Generated } from '../engine/index.ts';
import styles from './qrcode.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { useQrcode } from './use-qrcode.tsx';

interface PreviewProps {
  readonly generated: Generated | null;
  /** Whether it is what the page would draw now. */
  readonly isCurrent: boolean;
  readonly image: string | null;
  readonly onSize: (size: number) => void;
}

/** The picture in an area of fixed height, with what was found out about it. */
function Preview({ generated, isCurrent, image, onSize }: PreviewProps) {
  const betterSize = generated?.betterSize;
  const t = useTexts({ zh, en });
  return (
    <Card title={t.preview}>
      <div className={styles.preview}>
        {generated && image ? (
          <img
            id="qr-image"
            alt="QR Code"
            src={image}
            width={generated.size}
            height={generated.size}
            data-outdated={!isCurrent || undefined}
          />
        ) : (
          <div className={styles.placeholder}>
            <QrCode size={48} aria-hidden />
            <p>{t.previewEmpty}</p>
          </div>
        )}
      </div>
      {generated && !isCurrent && (
        <div className={styles.findings}>
          <Banner tone="warning">{t.outdated}</Banner>
        </div>
      )}
      {generated && isCurrent && (
        <div className={styles.findings}>
          {generated.verified && betterSize === undefined && <Banner tone="good">{t.verified}</Banner>}
          {generated.doubts.map((doubt) => (
            <Banner key={doubt} tone="warning">
              {t.doubts[doubt]}
              {doubt === 'small-modules' && betterSize !== undefined && (
                <Button size="compact-xs" variant="default" onClick={() => onSize(betterSize)}>
                  {t.useSize(betterSize)}
                </Button>
              )}
            </Banner>
          ))}
          <Figures
            items={[
              [t.figures.version, generated.version],
              [
                t.figures.capacity,
                t.capacity(formatCount(generated.used), formatCount(generated.most), generated.mode),
              ],
              [t.figures.contrast, `${generated.contrast} : 1`],
            ]}
          />
        </div>
      )}
    </Card>
  );
}

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
