import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { warningsOf } from '@toolbench/tools/outside/print.ts';
import { sayResult } from '@toolbench/tools/outside/say-result.ts';
import type { ExplainedFailure } from '@toolbench/tools/outside/explain.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { plainValue } from '../plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A result that is data and nothing else: the same as text, for clients that read only that. */
export function structured(value: Fields): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

/** Wider tables are said row by row. */
const columns = 120;

/** What an action gave: texts as they are, pictures as pictures, the rest in words; and all of it as data by its schema. */
export async function gave(called: ActionOutside, value: unknown, language: Language): Promise<CallToolResult> {
  const { output } = called.action;
  const { bytes, ...fields } = value as Fields;
  const warnings = warningsOf(value);
  const beside = warnings.length > 0 ? [{ type: 'text' as const, text: warnings.join('\n') }] : [];
  if (output === 'picture') {
    const data = String(plainValue(bytes, 'bytes'));
    return {
      content: [{ type: 'image', data, mimeType: 'image/png' }, ...beside],
      structuredContent: plainValue(fields) as Fields,
    };
  }
  const plain = plainValue(value) as Fields;
  const isText = (output === 'text' || output === 'bytes') && typeof plain.text === 'string';
  const as = output === 'bytes' ? 'fields' : output;
  const text = isText ? String(plain.text) : String(await sayResult(called, plain, { language, columns, as }));
  return { content: [{ type: 'text', text }, ...beside], structuredContent: plain };
}

/** Why an action gave nothing, in words. */
export function failed({ message, warnings = [] }: ExplainedFailure): CallToolResult {
  return {
    content: [{ type: 'text', text: [message, ...warnings].join('\n') }],
    ...(warnings.length > 0 && { structuredContent: { message, warnings } }),
    isError: true,
  };
}
