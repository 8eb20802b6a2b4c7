import type { Language } from '@toolbench/kit/localized.ts';
import type { PlainField } from '../engine/plain-fields.ts';

/** The field table as tab-separated lines, its head included, for pasting into a sheet or a message. */
export function tableText(fields: readonly PlainField[], head: readonly string[], language: Language): string {
  const rows = fields.map(({ tag, length, displayValue, description }) => [
    tag,
    String(length).padStart(2, '0'),
    displayValue[language].replace(/[\t\r\n]/g, ' '),
    description[language],
  ]);
  return [head, ...rows].map((row) => row.join('\t')).join('\n');
}
