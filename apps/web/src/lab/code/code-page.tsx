import '@toolbench/ui/controls/controls.css';
import { useCallback, useState } from 'react';
import type { AskResponse, HeldProject, TreeNode } from '@toolbench/contracts/code.ts';
import { useTexts, type Language, useLanguage } from '@toolbench/ui/words/language.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { usePageMeta } from '../../page-meta.ts';
import { en as shellEn } from '../../text/en.ts';
import { zh as shellZh } from '../../text/zh.ts';
import { ToolPage } from '../tool-page.tsx';
import { StepButtons } from '../wizard/step-buttons.tsx';
import { StepIndicator } from '../wizard/step-indicator.tsx';
import { useReopened } from '../wizard/answers/use-reopened.ts';
import { placeOf, ShowPlace, type CodePlace } from './code-place.ts';
import { ProjectBrowser } from './browser/project-browser.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { HeldList } from '../wizard/held-list.tsx';
import { StepPanel } from './step-panel.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { LabAnswer } from '../lab-call.ts';
import { useLoaded } from '../use-loaded.ts';
import { loadStructure, deleteProject, loadProjects } from './code-calls.ts';
import { useWizard } from './use-wizard.ts';
import { isComplete, isReachable, isVectorized, steps } from './work.ts';
import styles from '../wizard/wizard.module.css';

interface Shown {
  readonly projectPath: string;
  readonly place: CodePlace | null;
  readonly isFollowed: boolean;
}

/** What an answer cites first and rightly. */
function firstCited({ citations }: AskResponse): CodePlace | null {
  const citation = citations.find(({ verified }) => verified);
  return citation ? placeOf(citation) : null;
}

interface ProjectListProps {
  readonly held: ReturnType<typeof useHeldProjects>;
  readonly openId: string;
  readonly isBusy: boolean;
  readonly onOpen: (held: HeldProject) => void;
  /** It is deleted. */
  readonly onGone: (projectPath: string) => void;
}

/** The projects that the server holds for this user, newest first, and deleting one of them now. */
function useHeldProjects() {
  const language = useLanguage();
  const { answer, reload } = useLoaded(loadProjects);
  const [removed, setRemoved] = useState<LabAnswer<HeldProject> | null>(null);
  const remove = async (held: HeldProject, onGone: () => void) => {
    const result = await deleteProject(held.projectPath, language);
    // Gone is gone, by whomever.
    const isGone = result.ok || result.status === 404;
    setRemoved(isGone ? { ok: true, value: held } : result);
    if (isGone) onGone();
    reload();
  };
  return { answer, reload, removed, remove };
}

/** The projects on the server. */
function ProjectList({ held, openId, isBusy, onOpen, onGone }: ProjectListProps) {
  const { projects: t } = useTexts({ zh, en });
  const { answer, reload, removed, remove } = held;
  if (answer?.ok === false) return <LoadFailure failure={answer} onRetry={reload} />;
  const projects = answer?.ok ? answer.value.projects : [];
  return (
    <HeldList
      title={t.title}
      things={projects.map((project) => ({
        id: project.projectPath,
        name: project.name,
        figures: t.figures({ files: formatCount(project.files), isComplete: project.is_complete }),
        expiresAt: project.expires_at,
        project,
      }))}
      openId={openId}
      isBusy={isBusy}
      removed={removed?.ok ? { ok: true, value: { name: removed.value.name } } : removed}
      onOpen={({ project }) => onOpen(project)}
      onRemove={({ project }) => void remove(project, () => onGone(project.projectPath))}
    />
  );
}

/** Question answering over a project's code: five steps on the left, its files and code on the right. */
export default function CodePage() {
  const t = useTexts({ zh, en });
  const { lab, titleSuffix } = useTexts({ zh: shellZh, en: shellEn });
  const { name } = lab.entries.cag;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const held = useHeldProjects();
  const [shown, setShown] = useState<Shown>({ projectPath: '', place: null, isFollowed: false });
  const wizard = useWizard({
    onListChanged: held.reload,
    onAnswered: (projectPath, answer) => setShown({ projectPath, place: firstCited(answer), isFollowed: false }),
  });
  useReopened(held.answer?.ok ? held.answer.value.projects : null, wizard.reopen);
  const { project } = wizard.work;
  const projectPath = project?.projectPath ?? '';
  const structure = useStructure(projectPath);
  const show = useCallback(
    (place: CodePlace | null) => setShown({ projectPath, place, isFollowed: true }),
    [projectPath],
  );
  const stepProps = {
    items: steps.map((step) => ({
      step,
      name: t.steps[step],
      isDone: isComplete(step, wizard.work),
      isReachable: isReachable(step, wizard.work),
    })),
    current: wizard.step,
    isBusy: wizard.busy !== null,
    onGo: wizard.goTo,
  };
  return (
    <ShowPlace value={show}>
      <ToolPage name={name} maturity="beta" badge={t.beta} description={t.description}>
        <StepIndicator {...stepProps} />
        <div className={styles.workspace} data-open={project ? 'yes' : undefined}>
          <div className={styles.panel}>
            <StepPanel wizard={wizard} structure={structure} />
            <StepButtons {...stepProps} allDone={t.allCompleted} />
            <ProjectList
              held={held}
              openId={projectPath}
              isBusy={wizard.busy !== null}
              onOpen={wizard.open}
              onGone={wizard.forget}
            />
          </div>
          {project && (
            <ProjectBrowser
              key={projectPath}
              projectPath={projectPath}
              name={project.name}
              structure={structure}
              isVectorized={isVectorized(wizard.work)}
              place={shown.projectPath === projectPath ? shown.place : null}
              isFollowed={shown.isFollowed}
              onShow={show}
            />
          )}
        </div>
      </ToolPage>
    </ShowPlace>
  );
}

/** The files of the open project as a tree; null while none is open or they are on their way. */
function useStructure(projectPath: string): LabAnswer<TreeNode> | null {
  const load = useCallback(
    async (language: Language) => ({
      ok: true as const,
      value: { projectPath, tree: projectPath === '' ? null : await loadStructure(projectPath, language) },
    }),
    [projectPath],
  );
  const { answer } = useLoaded(load);
  // What comes late belongs to another project.
  return answer?.ok && answer.value.projectPath === projectPath ? answer.value.tree : null;
}
