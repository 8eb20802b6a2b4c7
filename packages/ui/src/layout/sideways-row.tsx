import { useEffect, useRef, useState, type ReactNode } from 'react';
import sideways from './sideways-row.module.css';

interface SidewaysRowProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A row of controls that goes on sideways on a phone. As long as it does, it can be focused itself: all its controls may
 * be disabled, and who has no pointer could not scroll it then.
 */
export function SidewaysRow({ className, children }: SidewaysRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    const shown = row.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => setGoesOn(shown.scrollWidth > shown.clientWidth));
    for (const one of [shown, ...shown.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [children]);
  return (
    <div ref={row} className={`${className} ${sideways.rowUnlessChoices}`} {...(goesOn && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
