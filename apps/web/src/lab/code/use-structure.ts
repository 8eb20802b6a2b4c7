import { useCallback } from 'react';
import type { TreeNode } from '@toolbench/contracts/code.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { useLoaded } from '../use-loaded.ts';
import { loadStructure } from './code-calls.ts';

/** The files of the open project as a tree; null while none is open or they are on their way. */
export function useStructure(projectPath: string): LabAnswer<TreeNode> | null {
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
