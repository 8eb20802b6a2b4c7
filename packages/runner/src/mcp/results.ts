import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import type { ExplainedFailure } from '@toolbench/tools/outside/explain.ts';
import { plainValue } from '../plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A result that is data and nothing else: the same as text, for clients that read only that. */
export function structured(value: Fields): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

/** What an action gave: texts as they are, pictures as pictures, and all of it as data by its schema. */
export function gave({ action }: ActionOutside, value: unknown): CallToolResult {
  const { bytes, ...fields } = value as Fields;
  if (action.output === 'picture') {
    const data = String(plainValue(bytes, 'bytes'));
    return {
      content: [{ type: 'image', data, mimeType: 'image/png' }],
      structuredContent: plainValue(fields) as Fields,
    };
  }
  const plain = plainValue(value) as Fields;
  if (typeof plain.text !== 'string') return structured(plain);
  return { content: [{ type: 'text', text: plain.text }], structuredContent: plain };
}

/** Why an action gave nothing, in words. */
export function failed({ message, warnings = [] }: ExplainedFailure): CallToolResult {
  return {
    content: [{ type: 'text', text: [message, ...warnings].join('\n') }],
    ...(warnings.length > 0 && { structuredContent: { message, warnings } }),
    isError: true,
  };
}
