import '@toolbench/ui/controls/controls.css';
import { useCallback, useState } from 'react';
import type { AskResponse, HeldProject, TreeNode } from '@toolbench/contracts/code.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { usePageMeta } from '../../page-meta.ts';
import { useWords as useShellWords } from '../../use-words.ts';
import { ToolPage } from '../tool-page.tsx';
import { StepButtons } from '../wizard/step-buttons.tsx';
import { StepIndicator } from '../wizard/step-indicator.tsx';
import { useReopened } from '../wizard/answers/use-reopened.ts';
import { placeOf, ShowPlace, type CodePlace } from './code-place.ts';
import { ProjectBrowser } from './browser/project-browser.tsx';
import { HeldList, useHeld } from '../wizard/held-list.tsx';
import { StepPanel } from './step-panel.tsx';
import { useWords } from './use-words.ts';
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

const heldProjects = {
  load: loadProjects,
  listOf: ({ projects }: { readonly projects: readonly HeldProject[] }) => projects,
  remove: ({ projectPath }: HeldProject, language: Language) => deleteProject(projectPath, language),
};

/** Question answering over a project's code: five steps on the left, its files and code on the right. */
export default function CodePage() {
  const t = useWords();
  const { lab, titleSuffix } = useShellWords();
  const { name } = lab.entries.cag;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const held = useHeld(heldProjects);
  const [shown, setShown] = useState<Shown>({ projectPath: '', place: null, isFollowed: false });
  const wizard = useWizard({
    onListChanged: held.reload,
    onAnswered: (projectPath, answer) => setShown({ projectPath, place: firstCited(answer), isFollowed: false }),
  });
  useReopened(held.things, wizard.reopen);
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
            <HeldList
              title={t.projects.title}
              held={held}
              show={(one) => ({
                id: one.projectPath,
                name: one.name,
                figures: t.projects.figures({ files: formatCount(one.files), isComplete: one.is_complete }),
                expiresAt: one.expires_at,
              })}
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
