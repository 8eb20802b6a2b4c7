import { categories } from '@toolbench/kit/categories.ts';
import type { Category, ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { site } from '@toolbench/ui/work/site.ts';

/** The tools that this installation shows, in menu order: all but those that its operator hides. */
export const shownTools: readonly ToolDefinition[] = tools.filter(({ key }) => !site.hiddenTools.includes(key));

export function findShownTool(key: string): ToolDefinition | undefined {
  return shownTools.find((tool) => tool.key === key);
}

/** Those of the shown tools that use the server, as the texts that name them are listed. */
export const serverTools = (['api', 'sftp'] as const).filter(findShownTool).join(',') as
  | 'api,sftp'
  | 'api'
  | 'sftp'
  | '';

export function shownToolsOf(category: Category): readonly ToolDefinition[] {
  return shownTools.filter((tool) => tool.category === category);
}

/** The categories that have something to show. */
export const shownCategories = categories.filter(({ key }) => shownToolsOf(key).length > 0);
