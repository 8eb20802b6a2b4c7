import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Says that words alone were searched for, and why. */
export function EmbeddingFailed({ error }: { readonly error: AiError | undefined }) {
  const { store: t } = useTexts({ zh, en });
  const language = useLanguage();
  if (error === undefined) return null;
  return (
    <Banner tone="warning">
      <span>{t.embeddingFailed}</span>
      <span>{aiErrorText(error, language)}</span>
    </Banner>
  );
}
