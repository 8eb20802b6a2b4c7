import { useState } from 'react';
import { noWork, type Work } from './work.ts';

/** What was done with each project in this visit, and which one is open. */
export function useWorks() {
  const [works, setWorks] = useState<ReadonlyMap<string, Work>>(new Map());
  const [openId, setOpenId] = useState('');
  return {
    openId,
    work: works.get(openId) ?? noWork,
    known: (projectPath: string): Work | undefined => works.get(projectPath),
    open: (work: Work) => {
      const { projectPath } = work.project ?? { projectPath: '' };
      setWorks((before) => new Map(before).set(projectPath, work));
      setOpenId(projectPath);
    },
    /** Changes what was done with a project, open or not; a project that is gone stays gone. */
    change: (projectPath: string, edit: (work: Work) => Work) =>
      setWorks((before) => {
        const found = before.get(projectPath);
        return found ? new Map(before).set(projectPath, edit(found)) : before;
      }),
    forget: (projectPath: string) => setWorks((before) => new Map([...before].filter(([id]) => id !== projectPath))),
  };
}
