import { useEffect, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import { adScript } from './ad-script.ts';
import styles from './sidebar.module.css';

/** The ad slot of the expanded sidebar. It is there only off localhost, with a configured script that loads in time. */
export function AdSlot({ label }: { readonly label: string }) {
  const source = adScript(
    location.hostname,
    document.querySelector<HTMLMetaElement>('meta[name="ad-script"]')?.content,
  );
  const [state, setState] = useState<'loading' | 'shown' | 'hidden'>('loading');
  const slot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!source || !slot.current) return;
    const script = document.createElement('script');
    const giveUp = setTimeout(() => setState('hidden'), limits.ui.adLoadTimeoutMs);
    script.src = source;
    script.async = true;
    script.onload = () => {
      clearTimeout(giveUp);
      setState((before) => (before === 'hidden' ? before : 'shown'));
    };
    script.onerror = () => {
      clearTimeout(giveUp);
      setState('hidden');
    };
    slot.current.append(script);
    return () => {
      clearTimeout(giveUp);
      script.remove();
    };
  }, [source]);

  if (!source || state === 'hidden') return null;
  return (
    <aside className={styles.ad} aria-label={label} data-ad={state}>
      <div ref={slot} />
    </aside>
  );
}
