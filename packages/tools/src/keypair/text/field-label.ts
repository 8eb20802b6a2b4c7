import type { Language } from '@toolbench/kit/localized.ts';
import { options } from '../options.ts';

/** What the form calls the option of this name. */
export function fieldLabel(field: string | number | undefined, language: Language): string {
  return Object.entries(options).find(([name]) => name === field)?.[1].label[language] ?? String(field);
}
