import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import type { Failure } from '@toolbench/kit/result.ts';
import type { ErrorCode } from '../text/zh.ts';
import { useWords } from './use-words.tsx';
import styles from './xml.module.css';

interface CardFailureProps {
  readonly failure: Failure<ErrorCode | HostCode>;
  /** The page says already what is wrong with the input. */
  readonly isKnown: boolean;
  readonly input: TextModel;
}

/** Why a card has nothing to show; a fault of the input itself is not told twice. */
export function CardFailure({ failure, isKnown, input }: CardFailureProps) {
  const t = useWords();
  if (isKnown && failure.place) return <p className={styles.hint}>{t.faulty}</p>;
  return <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />;
}
