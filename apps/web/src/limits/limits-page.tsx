import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts, type Language } from '@toolbench/ui/words/language.ts';
import { formatDuration } from '../format-time.ts';
import { findShownTool } from '../shown-tools.ts';
import { usePageMeta } from '../page-meta.ts';
import { AboutNav } from '../about/about-nav.tsx';
import pageStyles from '../pages/pages.module.css';
import tableStyles from '../table.module.css';
import { useWords as useShellWords } from '../use-words.ts';
import { limitGroups, type LimitGroups, type LimitRow, type LimitText } from './limit-rows.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

function figureOf({ amount, measure }: LimitRow, unit: string | undefined, language: Language): string {
  if (measure === 'bytes') return formatBytes(amount);
  if (measure === 'ms') return formatDuration(amount, language);
  return unit === undefined ? formatCount(amount) : `${formatCount(amount)} ${unit}`;
}

/** One group of limits with its words. */
function LimitTable({ group }: { readonly group: keyof LimitGroups }) {
  const language = useLanguage();
  const t = useTexts({ zh, en });
  const { title } = t.groups[group];
  const words: Readonly<Record<string, LimitText>> = t.groups[group].rows;
  return (
    <section className={tableStyles.section} aria-labelledby={`limits-${group}`}>
      <h2 id={`limits-${group}`}>{title}</h2>
      <table className={tableStyles.table}>
        <ColumnHeads names={[t.head.name, t.head.limit, t.head.past]} />
        <tbody>
          {Object.entries<LimitRow>(limitGroups[group]).map(([key, row]) => (
            <tr key={key}>
              <th scope="row">{words[key]?.name}</th>
              <td data-label={t.head.limit} className={tableStyles.figure}>
                {figureOf(row, words[key]?.unit, language)}
              </td>
              <td data-label={t.head.past}>{words[key]?.past}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The groups that are a tool's own. */
const toolOf: Partial<Record<keyof LimitGroups, string>> = { bins: 'api', sftp: 'sftp' };

/** Those of tools that this installation hides are nobody's concern. */
const shownGroups = (Object.keys(limitGroups) as (keyof LimitGroups)[]).filter((group) => {
  const tool = toolOf[group];
  return tool === undefined || findShownTool(tool) !== undefined;
});

/** Every limit that people can meet, made from the figures that the code obeys. */
export default function LimitsPage() {
  const t = useTexts({ zh, en });
  const { titleSuffix } = useShellWords();
  usePageMeta({ ...t, title: `${t.title} - ${titleSuffix}` });
  return (
    <article className={`${pageStyles.page} ${tableStyles.page}`}>
      <AboutNav />
      <h1>{t.title}</h1>
      <p>{t.intro}</p>
      {shownGroups.map((group) => (
        <LimitTable key={group} group={group} />
      ))}
    </article>
  );
}
