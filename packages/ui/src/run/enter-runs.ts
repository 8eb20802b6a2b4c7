import type { KeyboardEvent } from 'react';

/** True for an Enter that should run an action: no Shift, and not the Enter that confirms an input method's word. */
export function isRunKey(event: { key: string; shiftKey: boolean; isComposing?: boolean; keyCode?: number }): boolean {
  return event.key === 'Enter' && !event.shiftKey && event.isComposing !== true && event.keyCode !== 229;
}

/** A key handler that runs an action on Enter. Shift+Enter makes a new line; composing is never interrupted. */
export function enterRuns(run: () => void) {
  return (event: KeyboardEvent) => {
    if (!isRunKey({ ...pick(event), isComposing: event.nativeEvent.isComposing })) return;
    event.preventDefault();
    run();
  };
}

function pick({ key, shiftKey, keyCode }: KeyboardEvent) {
  return { key, shiftKey, keyCode };
}
