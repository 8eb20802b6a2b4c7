import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { validValues } from '@toolbench/kit/options.ts';
import type { Carried } from './kept-work.ts';
import { readFragment, writeFragment } from './page-link.ts';

const fragmentName = 'tool';

/** What a link has to know of a tool. */
export type LinkedTool = Pick<ToolDefinition, 'key' | 'options'>;

/** The fragment of a link to a tool: its options as they differ from their initial values, its mode, and texts if asked. */
export function toolFragment(
  tool: LinkedTool,
  carriedBy: Carried['values'],
  texts?: Readonly<Record<string, string>>,
): string {
  const { options, ...values } = carriedBy;
  const chosen = Object.entries(validValues(tool.options, options)).filter(
    ([name, value]) => value !== tool.options[name].initial,
  );
  const carried = { ...values, ...(chosen.length > 0 && { options: Object.fromEntries(chosen) }) };
  if (Object.keys(carried).length === 0 && !texts) return '';
  return writeFragment(fragmentName, { values: carried, ...(texts && { texts }) });
}

/** What a fragment carries for a tool, with options as the tool allows them: null where there is nothing of the kind. */
export function readToolFragment(tool: LinkedTool, fragment: string): Carried | 'unreadable' | null {
  const read = readFragment(fragmentName, fragment);
  if (read === null || read === 'unreadable') return read;
  const { options, ...values } = { ...(read.values as object | undefined) } as Record<string, unknown>;
  const texts = Object.entries({ ...(read.texts as object | undefined) }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    values: { ...values, ...(options !== undefined && { options: validValues(tool.options, options) }) },
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
  };
}
