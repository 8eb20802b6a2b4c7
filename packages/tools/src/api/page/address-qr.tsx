import { useEffect, useState } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { useEngineHost } from '@toolbench/ui/run/use-tool.tsx';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import type { Result } from '@toolbench/kit/result.ts';
import styles from './api.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

const drawing = { size: 200, errorCorrection: 'M', foreground: '#000000', background: '#ffffff' };

/** The address as a QR code, drawn by the QR tool. */
export function AddressQr({ url }: { readonly url: string }) {
  const { address: t } = useTexts({ zh, en });
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
