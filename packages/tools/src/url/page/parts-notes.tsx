import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Result } from '@toolbench/kit/result.ts';
import type { ParseCode, ParsedUrl } from '../engine/parse-url.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './url.module.css';

interface PartsNotesProps {
  readonly parsed: Result<ParsedUrl, ParseCode>;
  readonly built: string;
}

/** What is worth knowing about a URL: why browsers refuse it, what they make of it, and what looks dangerous in it. */
export function PartsNotes({ parsed, built }: PartsNotesProps) {
  const { parts: t, errors } = useTexts({ zh, en });
  if (!parsed.ok) return <ErrorBanner failure={parsed} texts={errors} />;
  const { parts, href, host } = parsed.value;
  const figures: [string, string][] = [];
  if (href !== undefined && href !== built) figures.push([t.normalised, href]);
  if (host && host.unicode !== host.ascii) figures.push([t.readableHost, host.unicode]);
  return (
    <div className={styles.notes}>
      {figures.length > 0 && <Figures items={figures} />}
      {parts.password !== undefined && <Banner tone="warning">{t.password}</Banner>}
      {host?.lookalikes.map(({ kind, label, letters }) => (
        <Banner key={label} tone="warning">
          {(kind === 'mixed-alphabets' ? t.mixedAlphabets : t.looksLatin)(label, letters.join(', '))}
        </Banner>
      ))}
    </div>
  );
}
