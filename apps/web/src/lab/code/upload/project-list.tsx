import type { HeldProject } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { HeldList } from '../../wizard/held-list.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import type { useHeldProjects } from './use-held-projects.ts';

interface ProjectListProps {
  readonly held: ReturnType<typeof useHeldProjects>;
  readonly openId: string;
  readonly isBusy: boolean;
  readonly onOpen: (held: HeldProject) => void;
  /** It is deleted. */
  readonly onGone: (projectPath: string) => void;
}

/** The projects on the server. */
export function ProjectList({ held, openId, isBusy, onOpen, onGone }: ProjectListProps) {
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
