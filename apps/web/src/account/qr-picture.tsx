import { useMemo } from 'react';
import { encodeQR } from 'qr';
import styles from './account.module.css';

const border = 4;

/** A QR code of a text, drawn as one path. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const modules = encodeQR(text, 'raw', { ecc: 'medium', border });
    const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules.length, path: squares.join('') };
  }, [text]);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
