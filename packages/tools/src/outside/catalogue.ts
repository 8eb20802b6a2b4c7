import {
  actionsOutsidePages,
  type Action,
  type OptionWords,
  type OutsideAction,
  type ToolDefinition,
} from '@toolbench/kit/define-tool.ts';
import { editDistance } from '@toolbench/kit/edit-distance.ts';
import { findTool, tools } from '../registry.ts';

/** An action that can be called without a page. */
export interface ActionOutside {
  /** `tool_action`, with underscores only: what agents and programs call it. */
  readonly id: string;
  readonly tool: ToolDefinition;
  /** Its name in the definition and on the command line. */
  readonly name: string;
  readonly action: Action;
}

/** All of them in menu order. */
export const actionsOutside: readonly ActionOutside[] = tools.flatMap((tool) =>
  Object.entries(actionsOutsidePages(tool)).map(([name, action]) => ({
    id: `${tool.key}_${name.replaceAll('-', '_')}`,
    tool,
    name,
    action,
  })),
);

const byId = new Map(actionsOutside.map((one) => [one.id, one]));

/** The action of an id, or of a tool's key and an action's name. */
export function findActionOutside(id: string, name?: string): ActionOutside | undefined {
  return byId.get(name === undefined ? id : `${id}_${name.replaceAll('-', '_')}`);
}

/** The actions that a word chooses: all of a tool by its key, one by its id or as `tool:action`; none where it is neither. */
export function actionsNamed(word: string): readonly ActionOutside[] {
  const [key, name] = word.split(':', 2);
  const one = name === undefined ? byId.get(word) : findActionOutside(key, name);
  return one ? [one] : actionsOutside.filter(({ tool }) => tool.key === word);
}

/**
 * The actions that a name of none may have been meant for: those with nearly this name, at most three, else all of the
 * tool that it begins with.
 */
export function actionsNear(written: string): readonly ActionOutside[] {
  const word = written.toLowerCase().replace(/[^a-z\d]+/g, '_');
  // Names have no more characters than this: what is longer is no mistyped name.
  if (word.length > 60) return [];
  const tool = tools.find(({ key }) => word === key || word.startsWith(`${key}_`));
  const among = tool ? actionsOutside.filter((one) => one.tool === tool) : actionsOutside;
  const own = tool ? tool.key.length + 1 : 0;
  const rest = word.slice(own);
  const near = among
    .map((one) => ({ one, far: editDistance(rest, one.id.slice(own)) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(rest.length / 3)))
    .sort((first, second) => first.far - second.far)
    .slice(0, 3)
    .map(({ one }) => one);
  return near.length > 0 || !tool ? near : among;
}

/** What is said of the options of a tool. */
export async function describeOptions({ outside }: ToolDefinition): Promise<OptionWords> {
  return (await outside?.())?.optionWords ?? {};
}

/** What is said of an action, and what it gives. */
export async function describeActionOutside({ tool, name }: ActionOutside): Promise<OutsideAction> {
  const module = await findTool(tool.key)?.outside?.();
  const described = module?.outside[name];
  if (!described) throw new Error(`nothing is said of ${tool.key}/${name}`);
  return described;
}
