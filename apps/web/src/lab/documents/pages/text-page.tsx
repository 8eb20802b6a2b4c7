import { useCallback, useEffect } from 'react';
import type { PageResponse } from '@toolbench/contracts/documents.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadPage } from '../document-calls.ts';
import type { PageSize } from './pdf-canvas.tsx';
import styles from './page-view.module.css';

interface TextPageProps {
  readonly fileId: string;
  readonly page: number;
  readonly onSize: (size: PageSize) => void;
}

/** A page whose file is not at hand, drawn from what the server read: every line where it stands. */
export function TextPage({ fileId, page, onSize }: TextPageProps) {
  const load = useCallback((language: Language) => loadPage(fileId, page, language), [fileId, page]);
  const { answer, reload } = useLoaded(load);
  const drawn = answer?.ok ? answer.value : null;
  useEffect(() => {
    if (drawn) onSize({ width: drawn.width, height: drawn.height });
  }, [drawn, onSize]);
  if (answer?.ok === false) return <LoadFailure failure={answer} onRetry={reload} />;
  return drawn && <Lines page={drawn} />;
}

/** A line's baseline stands at about this share of its height. */
const baseline = 0.8;

function Lines({ page: { width, height, lines } }: { readonly page: PageResponse }) {
  return (
    <svg className={styles.textPage} viewBox={`0 0 ${width} ${height}`}>
      {lines.map((line, index) => (
        <text
          key={index}
          x={line.x}
          y={line.y + line.height * baseline}
          fontSize={line.height * baseline}
          data-kind={line.kind}
          {...(line.width > 0 && { textLength: line.width, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {line.text}
        </text>
      ))}
    </svg>
  );
}
