import type { ProjectState } from '@toolbench/contracts/assistant/assistant.ts';

/** A project as one text file: its description, its tree, then each file under its path. */
export function projectText({ originalDescription, codeStructure, files, currentVersion }: ProjectState): string {
  const head = [`# ${originalDescription}`, `version ${currentVersion}`, '', codeStructure.trimEnd(), ''];
  const parts = Object.entries(files).flatMap(([path, text]) => [`===== ${path} =====`, text.trimEnd(), '']);
  return [...head, ...parts].join('\n');
}
