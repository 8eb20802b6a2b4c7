import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ErrorTexts, Failure, Place } from '@toolbench/kit/result.ts';
import type { HostCode } from '../run/engine-host.ts';
import { TextButton } from './text-button.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './banner.module.css';

const icons = { error: CircleAlert, warning: TriangleAlert, good: CircleCheck, info: Info };

interface BannerProps {
  readonly tone: 'error' | 'warning' | 'good' | 'info';
  readonly children: ReactNode;
}

/** A sentence about the state of things, told by symbol and word as well as by colour. */
export function Banner({ tone, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

interface ErrorBannerProps<Code extends string> {
  readonly failure: Failure<Code | HostCode>;
  /** The tool's own words; running failures have words of their own unless given here. */
  readonly texts: ErrorTexts<Code> & Partial<ErrorTexts<HostCode>>;
  /** Jumps to the place in the input. */
  readonly onPlace?: (place: Place) => void;
  /** A way out, behind the words. */
  readonly children?: ReactNode;
}

/** Says what failed and where; the place is a button that jumps there. */
export function ErrorBanner<Code extends string>({ failure, texts, onPlace, children }: ErrorBannerProps<Code>) {
  const t = useWords();
  const { code, place, detail = {} } = failure;
  const words = (texts as Partial<Record<string, ErrorTexts<Code>[Code]>>)[code];
  const message = words ? words(detail) : t.hostErrors[code as HostCode];
  return (
    <Banner tone={code === 'cancelled' ? 'warning' : 'error'}>
      <span>{message}</span>
      {place &&
        (onPlace ? (
          <TextButton tone="text" title={t.goToPlace} onClick={() => onPlace(place)}>
            {t.place(place)}
          </TextButton>
        ) : (
          <strong>{t.place(place)}</strong>
        ))}
      {children}
    </Banner>
  );
}
