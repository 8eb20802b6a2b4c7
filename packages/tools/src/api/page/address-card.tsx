import { useState, useEffect } from 'react';
import { Button } from '@mantine/core';
import { QrCode, Radio, RefreshCw, Unplug, Wifi } from 'lucide-react';
import type { BinLimits, CreatedBin } from '@toolbench/contracts/bins.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { useEngineHost } from '@toolbench/ui/run/host-context.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import type { Result } from '@toolbench/kit/result.ts';
import styles from './api.module.css';
import { formatExpiry } from './format-expiry.ts';
import { LimitFigures } from './limit-figures.tsx';
import { sampleCommand } from './sample-command.ts';
import { useWords } from './use-words.tsx';
import type { Connection } from './use-live-requests.tsx';

const icons = { connecting: RefreshCw, live: Radio, polling: Wifi, lost: Unplug };

interface AddressCardProps {
  readonly bin: CreatedBin;
  readonly limits: BinLimits | null;
  readonly connection: Connection;
}

const drawing = { size: 200, errorCorrection: 'M', foreground: '#000000', background: '#ffffff' };

/** The address as a QR code, drawn by the QR tool. */
function AddressQr({ url }: { readonly url: string }) {
  const { address: t } = useWords();
  const host = useEngineHost();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const { outcome } = host.run({ tool: 'qrcode', action: 'svg', input: url, options: drawing });
    void (outcome as Promise<Result<{ text: Text }>>).then((drawn) => {
      if (isWanted && drawn.ok) setPicture(`data:image/svg+xml,${encodeURIComponent(textToString(drawn.value.text))}`);
    });
    return () => {
      isWanted = false;
    };
  }, [host, url]);
  return <div className={styles.qr}>{picture && <img src={picture} width={200} height={200} alt={t.qr} />}</div>;
}

/** The address to send requests to, ready to be copied, scanned or tried, and what it is limited to. */
export function AddressCard({ bin, limits, connection }: AddressCardProps) {
  const t = useWords();
  const language = useLanguage();
  const [showsQr, setShowsQr] = useState(false);
  const Icon = icons[connection];
  const expiry = formatExpiry(bin, language);
  return (
    <Card
      title={t.address.title}
      aside={
        <span className={styles.connection} data-state={connection} role="status">
          <Icon size={14} aria-hidden />
          {t.connection[connection]}
        </span>
      }
    >
      <div className={styles.address}>
        <code className={styles.url}>{bin.url}</code>
        <CopyButton label={t.address.copy} text={() => bin.url} />
        <Button
          size="xs"
          variant="default"
          leftSection={<QrCode size={16} aria-hidden />}
          aria-expanded={showsQr}
          onClick={() => setShowsQr(!showsQr)}
        >
          {showsQr ? t.address.hideQr : t.address.showQr}
        </Button>
      </div>
      {showsQr && <AddressQr url={bin.url} />}
      <LimitFigures limits={limits} expiry={expiry} />
      <p className={styles.note}>{t.privacy}</p>
    </Card>
  );
}

/** The command, with a button that copies it. */
export function SampleCommand({ url }: { readonly url: string }) {
  const command = sampleCommand(url);
  return (
    <div className={styles.sample}>
      <pre className={styles.code} tabIndex={0}>
        {command}
      </pre>
      <CopyButton text={() => command} />
    </div>
  );
}
