import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { useWords } from './use-words.ts';

/** Says that words alone were searched for, and why. */
export function EmbeddingFailed({ error }: { readonly error: AiError | undefined }) {
  const { store: t } = useWords();
  const language = useLanguage();
  if (error === undefined) return null;
  return (
    <Banner tone="warning">
      <span>{t.embeddingFailed}</span>
      <span>{aiErrorText(error, language)}</span>
    </Banner>
  );
}
