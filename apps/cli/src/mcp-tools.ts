import { actionsOutsidePages, type ToolDefinition } from '@toolbench/tools/define-tool.ts';
import type { Option } from '@toolbench/tools/kit/options.ts';
import { initialValues } from '@toolbench/tools/kit/options.ts';
import { tools } from '@toolbench/tools/registry.ts';

type Schema = Readonly<Record<string, unknown>>;

/** An action of a tool as an agent sees it (Model Context Protocol, tools/list). */
interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Record<string, Schema>;
    readonly required: string[];
  };
}

function optionSchema(option: Option): Schema {
  const { initial, label } = option;
  const shared = { description: label.en, default: initial };
  switch (option.kind) {
    case 'flag':
      return { type: 'boolean', ...shared };
    case 'whole':
      return { type: 'integer', minimum: option.min, maximum: option.max, ...shared };
    case 'choice':
      return { enum: option.values, ...shared };
    case 'text':
      return { type: 'string', ...shared };
  }
}

const text = { type: 'string', description: 'The text to work on' };
const inputs: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  text: { text },
  bytes: { base64: { type: 'string', description: 'The bytes to work on, as Base64' } },
  pair: { left: { ...text, description: 'The left text' }, right: { ...text, description: 'The right text' } },
  none: {},
};

/** Every action of every built tool, named `tool_action`. */
export function listMcpTools(): McpTool[] {
  return tools
    .filter((tool) => tool.engine)
    .flatMap((tool) =>
      Object.entries(actionsOutsidePages(tool)).map(([name, action]) => {
        const properties: Record<string, Schema> = { ...inputs[action.input] };
        const required = Object.keys(properties);
        for (const option of action.options) properties[option] = optionSchema(tool.options[option]);
        return {
          name: `${tool.key}_${name.replaceAll('-', '_')}`,
          description: `${tool.name.en}: ${action.label.en}. ${tool.summary.en}`,
          inputSchema: { type: 'object' as const, properties, required },
        };
      }),
    );
}

interface McpCall {
  readonly tool: ToolDefinition;
  readonly action: string;
  readonly input: unknown;
  readonly options: Readonly<Record<string, unknown>>;
}

function allows(option: Option, value: unknown): boolean {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'whole':
      return Number.isInteger(value) && Number(value) >= option.min && Number(value) <= option.max;
    case 'choice':
      return option.values.some((one) => one === value);
    case 'text':
      return typeof value === 'string';
  }
}

function readInput(kind: string, given: Readonly<Record<string, unknown>>): unknown {
  const string = (name: string) => {
    const value = given[name];
    if (typeof value !== 'string') throw new TypeError(`"${name}" must be a string`);
    return value;
  };
  switch (kind) {
    case 'text':
      return string('text');
    case 'bytes':
      return Uint8Array.from(Buffer.from(string('base64'), 'base64'));
    case 'pair':
      return { left: string('left'), right: string('right') };
    default:
      return undefined;
  }
}

/** Reads a call. @throws TypeError that names the argument which is wrong */
export function readMcpCall(name: string, given: Readonly<Record<string, unknown>>): McpCall {
  for (const tool of tools.filter((one) => one.engine)) {
    const action = Object.keys(actionsOutsidePages(tool)).find(
      (one) => `${tool.key}_${one.replaceAll('-', '_')}` === name,
    );
    if (action === undefined) continue;
    const options: Record<string, unknown> = { ...initialValues(tool.options) };
    for (const option of tool.actions[action].options) {
      if (given[option] === undefined) continue;
      if (!allows(tool.options[option], given[option])) throw new TypeError(`"${option}" has a value it cannot have`);
      options[option] = given[option];
    }
    return { tool, action, input: readInput(tool.actions[action].input, given), options };
  }
  throw new TypeError(`there is no tool "${name}"`);
}
