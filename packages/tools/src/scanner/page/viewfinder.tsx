import { useState, type RefObject } from 'react';
import { ScanLine } from 'lucide-react';
import type { FoundCode } from '../engine/index.ts';
import styles from './scanner.module.css';
import type { PictureSize } from '../engine/picture-size.ts';
import { useWords } from './use-words.tsx';
import type { Reading } from './use-readings.tsx';

interface ViewfinderProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether the camera is on or being opened. */
  readonly live: boolean;
  readonly picture: string | null;
  /** The size of the picture that was read, where a preview of it is shown. */
  readonly previewed: PictureSize | null;
  readonly reading: Reading | null;
  readonly onChoose: (index: number) => void;
}

/** The camera's picture, or the picture that was read with its codes outlined, or what to do. */
export function Viewfinder({ video, live, picture, previewed, reading, onChoose }: ViewfinderProps) {
  const t = useWords();
  return (
    <div className={styles.view}>
      <video ref={video} muted playsInline hidden={!live} aria-label={t.camera} />
      {!live && picture && (
        <OutlinedPicture key={picture} url={picture} previewed={previewed} reading={reading} onChoose={onChoose} />
      )}
      {!live && !picture && (
        <div className={styles.placeholder}>
          <ScanLine size={48} aria-hidden />
          <p>{t.idle}</p>
          <p className={styles.hint}>{t.idleHint}</p>
        </div>
      )}
    </div>
  );
}

interface OutlinedPictureProps {
  readonly url: string;
  readonly previewed: PictureSize | null;
  readonly reading: Reading | null;
  readonly onChoose: (index: number) => void;
}

function OutlinedPicture({ url, previewed, reading, onChoose }: OutlinedPictureProps) {
  const t = useWords();
  const [loaded, setLoaded] = useState<PictureSize | null>(null);
  const size = loaded && (previewed ?? loaded);
  return (
    <div className={styles.picture}>
      <img
        src={url}
        alt={t.pictureAlt}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setLoaded({ width, height })}
      />
      {size && reading && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden>
          {reading.codes.map((code, index) => (
            <polygon
              key={index}
              points={outline(code)}
              data-shown={index === reading.shown || undefined}
              onClick={() => onChoose(index)}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

function outline({ corners }: FoundCode): string {
  return corners.map(({ x, y }) => `${x},${y}`).join(' ');
}
