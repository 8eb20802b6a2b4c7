import { Button } from '@mantine/core';
import { ChartNetwork, Download } from 'lucide-react';
import type { ProjectOverview, TreeNode } from '@toolbench/contracts/code.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { FigureGrid } from '../figure-grid.tsx';
import type { LabAnswer } from '../lab-call.ts';
import { ModuleMap } from './map/module-map.tsx';
import { OverviewLists } from './map/overview-lists.tsx';
import { useWords } from './use-words.ts';
import type { Wizard } from './use-wizard.ts';
import { isVectorized } from './work.ts';
import wizardStyles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';
import styles from './map/analysis.module.css';

/** What every step is given. */
export interface StepProps {
  readonly wizard: Wizard;
  /** The open project's files; null until they are loaded. */
  readonly structure: LabAnswer<TreeNode> | null;
}

/** Languages with a colour of their own; the others share the last. */
const coloured = 6;

/** The languages of the project by their lines: a bar, and what it says in words. */
function LanguageBar({ languages }: { readonly languages: ProjectOverview['languages'] }) {
  const { analyse: t } = useWords();
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

/** Step 5: what one should know of the project, the map of its modules, and all of it as Markdown. */
export function AnalyseStep({ wizard, structure }: StepProps) {
  const { analyse: t } = useWords();
  const { work, busy, analyse } = wizard;
  const { project, overview } = work;
  return (
    <>
      <div className={wizardStyles.actions}>
        <Button
          leftSection={<ChartNetwork size={16} aria-hidden />}
          disabled={busy !== null || !isVectorized(work)}
          onClick={analyse}
        >
          {overview ? t.again : t.action}
        </Button>
        {project && overview && (
          <span className={styles.exports}>
            <Button
              variant="default"
              size="xs"
              leftSection={<Download size={16} aria-hidden />}
              onClick={() =>
                download(overview.markdown, t.fileName({ name: project.name }), 'text/markdown;charset=utf-8')
              }
            >
              {t.download}
            </Button>
            <CopyButton label={t.copy} text={() => overview.markdown} />
          </span>
        )}
      </div>
      {project && overview && (
        <section className={styles.overview} aria-label={t.title}>
          <Figures overview={overview} />
          <LanguageBar languages={overview.languages} />
          <ModuleMap
            projectPath={project.projectPath}
            overview={overview}
            structure={structure?.ok ? structure.value : null}
          />
          <OverviewLists overview={overview} />
          <p className={results.engine} data-engine="embedded">
            {t.source}
          </p>
        </section>
      )}
      <p className="visually-hidden" role="status">
        {overview && t.ready}
      </p>
    </>
  );
}

function Figures({ overview }: { readonly overview: ProjectOverview }) {
  const { figures: t } = useWords().analyse;
  const figures = (['files', 'lines', 'functions', 'classes'] as const).map(
    (figure) => [t[figure], formatCount(overview[figure])] as const,
  );
  return <FigureGrid figures={figures} />;
}
