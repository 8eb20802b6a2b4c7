import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import type { Language } from '@toolbench/kit/localized.ts';

/** When a bin expires, in words. */
export function formatExpiry({ expires_at }: CreatedBin, language: Language): string {
  return new Date(expires_at).toLocaleString(language === 'zh' ? 'zh-CN' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
