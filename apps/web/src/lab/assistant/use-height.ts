import { useCallback, useState, type RefCallback } from 'react';

/** The height of an element in CSS pixels, as its surroundings give it; 0 before it is known. */
export function useHeight(): readonly [RefCallback<HTMLElement>, number] {
  const [height, setHeight] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, height];
}
