import { useState } from 'react';
import type { Text } from '@toolbench/kit/text.ts';
import type { TextModel } from '../editor/text-model.ts';

export interface Clear {
  /** Empties the texts and calls `reset`. */
  clear(): void;
  /** Present after a clear until something is typed: puts everything back. */
  readonly undo: (() => void) | null;
}

/** Clearing that can be undone. `snapshot` returns a function that restores whatever else the page clears. */
export function useClear(models: readonly TextModel[], reset: () => void, snapshot: () => () => void): Clear {
  const [undo, setUndo] = useState<(() => void) | null>(null);

  const clear = () => {
    const restoreRest = snapshot();
    void Promise.all(models.map((model) => model.read())).then((texts: Text[]) => {
      for (const model of models) model.replace('');
      reset();
      if (texts.every((text) => text.length === 0)) return;
      const stops = models.map((model) => model.subscribe(() => forget()));
      const forget = () => {
        for (const stop of stops) stop();
        setUndo(null);
      };
      setUndo(() => () => {
        forget();
        models.forEach((model, index) => model.replace(texts[index]));
        restoreRest();
      });
    });
  };
  return { clear, undo };
}
