import { useEffect } from 'react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';

/** The names of the files that the texts were opened from; empty where a text came otherwise. */
export interface FileNames {
  readonly left: string;
  readonly right: string;
}

const none: FileNames = { left: '', right: '' };

/** Keeps the names of the files on both sides as long as there is a text of theirs. */
export function useFileNames(left: TextModel, right: TextModel) {
  const [names, setNames] = useKept<FileNames>('fileNames', none, 'tab');
  useEffect(() => {
    const forget = (side: keyof FileNames, model: TextModel) => () => {
      if (model.isEmpty()) setNames((before) => (before[side] === '' ? before : { ...before, [side]: '' }));
    };
    const stops = [left.subscribe(forget('left', left)), right.subscribe(forget('right', right))];
    return () => stops.forEach((stop) => stop());
  }, [left, right, setNames]);
  return {
    names,
    opened: (side: keyof FileNames, name: string) => setNames((before) => ({ ...before, [side]: name })),
    swapNames: () => setNames(({ left: one, right: other }) => ({ left: other, right: one })),
    forgetNames: () => setNames(none),
  };
}
