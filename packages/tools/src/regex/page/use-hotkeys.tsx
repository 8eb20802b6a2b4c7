import { useEffect, useRef } from 'react';

/**
 * Runs actions on Ctrl/Cmd with a key, wherever the focus is. The keys are taken before the editor and the command
 * palette see them; a composing input method keeps them.
 */
export function useHotkeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      const plain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && !event.isComposing;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!plain || !Object.hasOwn(latest.current, key)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current[key]();
    };
    document.addEventListener('keydown', keyDown, { capture: true });
    return () => document.removeEventListener('keydown', keyDown, { capture: true });
  }, []);
}
