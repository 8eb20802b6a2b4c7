import { useState } from 'react';
import type { HeldProject } from '@toolbench/contracts/code.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../../lab-call.ts';
import { useLoaded } from '../../use-loaded.ts';
import { deleteProject, loadProjects } from '../code-calls.ts';

/** The projects that the server holds for this user, newest first, and deleting one of them now. */
export function useHeldProjects() {
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
