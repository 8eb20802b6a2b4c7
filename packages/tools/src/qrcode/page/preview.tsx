import { Button } from '@mantine/core';
import { QrCode } from 'lucide-react';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Generated } from '../engine/index.ts';
import styles from './qrcode.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface PreviewProps {
  readonly generated: Generated | null;
  /** Whether it is what the page would draw now. */
  readonly isCurrent: boolean;
  readonly image: string | null;
  readonly onSize: (size: number) => void;
}

/** The picture in an area of fixed height, with what was found out about it. */
export function Preview({ generated, isCurrent, image, onSize }: PreviewProps) {
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
