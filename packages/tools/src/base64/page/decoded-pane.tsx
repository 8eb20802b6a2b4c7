import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import type { Charset } from '@toolbench/kit/encodings/charset.ts';
import type { Decoded } from '../engine/decoded.ts';
import styles from './decoded-pane.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { dumpedBytes } from './use-base64.tsx';

interface DecodedPaneProps {
  readonly model: TextModel;
  readonly decoded: Decoded | null;
  readonly onCharset: (charset: Charset) => void;
  readonly onSave: () => void;
  /** Where the bytes are compressed. */
  readonly onDecompress: (() => void) | undefined;
}

/** What the Base64 held: as text, as a picture, or as a dump with the reason. */
export function DecodedPane({ model, decoded, onCharset, onSave, onDecompress }: DecodedPaneProps) {
  const t = useTexts({ zh, en });
  const picture = usePicture(decoded);
  return (
    <div className={styles.column}>
      <TextPane
        model={model}
        label={decoded && !decoded.isText ? t.hex : t.output.decode}
        placeholder={t.outputHint.decode}
        readOnly
        height={picture ? 180 : 360}
        extra={
          decoded && (
            <Button size="compact-xs" variant="default" onClick={onSave}>
              {t.downloadDecoded(decoded.extension)}
            </Button>
          )
        }
      />
      {picture && (
        <figure className={styles.picture}>
          <img src={picture} alt={t.pictureAlt} />
        </figure>
      )}
      {decoded && !decoded.isText && <NotText decoded={decoded} onCharset={onCharset} onDecompress={onDecompress} />}
      {decoded && declaresOther(decoded) && (
        <Banner tone="warning">{t.declaredOther(decoded.declaredType ?? '', decoded.mediaType)}</Banner>
      )}
      {decoded?.variant && <Banner tone="warning">{t.variant(decoded.variant)}</Banner>}
      {decoded?.pemLabel && <Banner tone="warning">{t.pemRemoved(decoded.pemLabel)}</Banner>}
    </div>
  );
}

type NotTextProps = Pick<DecodedPaneProps, 'onCharset' | 'onDecompress'> & { readonly decoded: Decoded };

function NotText({ decoded, onCharset, onDecompress }: NotTextProps) {
  const t = useTexts({ zh, en });
  const known = decoded.mediaType !== 'application/octet-stream';
  const { length } = decoded.bytes;
  return (
    <Banner tone="warning">
      <span>
        {known ? t.notTextButKnown(decoded.mediaType) : t.notText(decoded.charset)}{' '}
        {length > dumpedBytes && t.hexPart(formatCount(dumpedBytes), formatCount(length))}
      </span>
      {onDecompress && (
        <Button size="compact-xs" variant="default" onClick={onDecompress}>
          {t.decompress}
        </Button>
      )}
      {decoded.otherCharsets.map((charset) => (
        <Button key={charset} size="compact-xs" variant="default" onClick={() => onCharset(charset)}>
          {t.tryCharset(charset)}
        </Button>
      ))}
    </Banner>
  );
}

/** Whether the data: URL names another type than the bytes have. */
function declaresOther({ declaredType, mediaType }: Decoded): boolean {
  return declaredType !== undefined && declaredType.split(';')[0].trim().toLowerCase() !== mediaType;
}

/** An object URL for decoded pictures, released when the picture changes. */
function usePicture(decoded: Decoded | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!decoded?.mediaType.startsWith('image/')) return;
    const made = URL.createObjectURL(new Blob([decoded.bytes], { type: decoded.mediaType }));
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the URL is a resource that must be released with the effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [decoded]);
  return url;
}
