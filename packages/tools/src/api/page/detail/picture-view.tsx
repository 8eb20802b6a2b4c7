import { useEffect, useState } from 'react';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import styles from './detail.module.css';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';

/** A picture as the browser draws it; an image element runs no script, whatever the file holds. */
export function PictureView({ bytes, mediaType }: { readonly bytes: Uint8Array; readonly mediaType: string }) {
  const { body: t } = useTexts({ zh, en });
  const [url, setUrl] = useState<string | null>(null);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type: mediaType }));
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the URL is a resource that must be released with the effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);
  if (url === null) return null;
  if (brokenUrl === url) return <Banner tone="warning">{t.pictureBroken}</Banner>;
  return (
    <figure className={styles.picture}>
      <img src={url} alt={t.picture} onError={() => setBrokenUrl(url)} />
    </figure>
  );
}
