import type { ProjectOverview } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './map/analysis.module.css';

/** Languages with a colour of their own; the others share the last. */
const coloured = 6;

/** The languages of the project by their lines: a bar, and what it says in words. */
export function LanguageBar({ languages }: { readonly languages: ProjectOverview['languages'] }) {
  const { analyse: t } = useTexts({ zh, en });
  const all = languages.reduce((sum, { lines }) => sum + lines, 0);
  if (all === 0) return null;
  const shareOf = (lines: number) => (lines / all) * 100;
  return (
    <section className={styles.part} aria-label={t.languages}>
      <h3>{t.languages}</h3>
      <div className={styles.bar} aria-hidden>
        {languages.map(({ language, lines }, index) => (
          <span key={language} data-hue={Math.min(index, coloured - 1)} style={{ flexGrow: lines }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {languages.map(({ language, lines, files }, index) => (
          <li key={language}>
            <span className={styles.dot} data-hue={Math.min(index, coloured - 1)} aria-hidden />
            {t.languageShare({
              language,
              lines: formatCount(lines),
              files: formatCount(files),
              percent: `${shareOf(lines).toFixed(1)}%`,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
