import { CodeCard } from './code-card.tsx';
import { ExplanationCard } from './explanation-card.tsx';
import type { useRegex } from '../use-regex.tsx';

/** What the pattern means, and how it is written in other languages. */
export default function PatternCards({ state }: { readonly state: ReturnType<typeof useRegex> }) {
  return (
    <>
      <ExplanationCard state={state} />
      <CodeCard state={state} />
    </>
  );
}
