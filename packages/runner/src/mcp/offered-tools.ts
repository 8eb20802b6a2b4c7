import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { ObjectSchema, Schema } from '@toolbench/kit/schema.ts';
import { describeArguments } from '@toolbench/tools/outside/arguments.ts';
import {
  actionsNamed,
  actionsOutside,
  describeActionOutside,
  findActionOutside,
  type ActionOutside,
} from '@toolbench/tools/outside/catalogue.ts';

/**
 * What an agent may call: the most used actions with the tools that find, describe and run all others; all actions; or what
 * is named and nothing else.
 */
export type Offer = 'most-used' | 'all' | readonly string[];

/**
 * What a choice in words says: nothing, `all`, or names of tools, of single actions and of those that find and run others,
 * with commas between them.
 */
export function offerOf(written: string): Offer {
  const words = wordsOf(written);
  if (words.length === 0) return 'most-used';
  return words.every((word) => word === 'all') ? 'all' : words;
}

const wordsOf = (written: string) => written.split(',').flatMap((word) => word.trim() || []);

/** The first word of a choice that names nothing. */
export function unknownIn(written: string): string | undefined {
  return wordsOf(written).find((word) => word !== 'all' && !isFinder(word) && actionsNamed(word).length === 0);
}

/** Those that agents need most. Together with the four below they must stay short: every conversation carries the list. */
const mostUsed = ['json_query', 'json_repair', 'diff_compare', 'regex_match'];

export const finding = { find: 'find_tool', describe: 'describe_tool', run: 'run_tool', recipe: 'run_recipe' } as const;

const isFinder = (name: string) => Object.values<string>(finding).includes(name);

const text = (description: string): Schema => ({ type: 'string', description });
const object = (properties: Readonly<Record<string, Schema>>, required: string[]) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;

/** Of what may draw random values; without a word a call is not idempotent. */
const drawing = { readOnlyHint: true, openWorldHint: false } as const;
const annotations = { ...drawing, idempotentHint: true } as const;
const name = text('As find_tool gives it');

/** By these an agent reaches every action without carrying all of their schemas. */
const finders: readonly Tool[] = [
  {
    name: finding.find,
    description:
      'Finds exact offline tools: JSON, XML, CSV, YAML, regex, diff, UUID, keys, QR codes. Use it before writing code. Example: {"query":"xpath"}',
    inputSchema: object({ query: text('The task in a few words') }, ['query']),
    outputSchema: { type: 'object', properties: { tools: { type: 'array' } } },
    annotations,
  },
  {
    name: finding.describe,
    description: 'Gives arguments, result, example. Use it before run_tool. Example: {"name":"xml_xpath"}',
    inputSchema: object({ name }, ['name']),
    outputSchema: { type: 'object' },
    annotations,
  },
  {
    name: finding.run,
    description:
      'Runs any tool by name. Use it for unlisted ones. Example: {"name":"uuid_bulk","arguments":{"count":2}}',
    inputSchema: object({ name, arguments: { type: 'object', description: 'As describe_tool says' } }, [
      'name',
      'arguments',
    ]),
    outputSchema: { type: 'object' },
    annotations: drawing,
  },
  {
    name: finding.recipe,
    description:
      'Runs tools in a row, each on the last result. Use it instead of many calls. Example: {"recipe":{"version":1,"steps":[{"tool":"json","action":"format"}]},"text":"[]"}',
    inputSchema: object(
      { recipe: { type: 'object', description: 'As describe_tool says' }, text: text('What the first step works on') },
      ['recipe'],
    ),
    outputSchema: { type: 'object' },
    annotations: drawing,
  },
] as unknown as readonly Tool[];

/** The schema of a finder's arguments; nothing where the name is not one of theirs. */
export function finderSchema(name: string): ObjectSchema | undefined {
  return finders.find((one) => one.name === name)?.inputSchema as ObjectSchema | undefined;
}

/** One of these tools with all that a caller has to know of it; nothing where the name is not one of theirs. */
export async function describeFinder(name: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const found = finders.find((one) => one.name === name);
  if (!found) return undefined;
  const { description, inputSchema, outputSchema } = found;
  const { properties } = inputSchema;
  // What reads the format is large, and this file is read by every command.
  const steps = name === finding.recipe && {
    recipe: (await import('@toolbench/contracts/recipe.ts')).recipeSchema(),
  };
  return {
    name,
    about: description,
    inputSchema: { ...inputSchema, properties: { ...properties, ...steps } },
    outputSchema,
  };
}

/** A schema without its descriptions, and without what is false where nothing is said: in a list of tools the names have to say enough. */
function brief({ description: _, default: initial, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(initial !== undefined && initial !== false && { default: initial }),
    ...(schema.items && { items: brief(schema.items) }),
    ...(schema.properties && { properties: eachProperty(schema, brief) }),
  };
}

function eachProperty({ properties = {} }: Schema, change: (schema: Schema, name: string) => Schema) {
  return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, change(one, key)]));
}

/** What fields a result has, and nothing of what is in them. */
function outline(schema: ObjectSchema): Schema {
  return { type: schema.type, properties: eachProperty(schema, ({ type }) => (type ? { type } : {})) };
}

/** An action as a tool of the protocol; `short` where every conversation carries it. */
async function asMcpTool(called: ActionOutside, detail: 'short' | 'full'): Promise<Tool> {
  const { about, example, gives } = await describeActionOutside(called);
  const takes = await describeArguments(called);
  return {
    name: called.id,
    description: `${about.en} Example: ${JSON.stringify(example)}`,
    inputSchema: takes,
    outputSchema: detail === 'short' ? outline(gives) : brief(gives),
    annotations: called.action.isRandom ? drawing : annotations,
  } as unknown as Tool;
}

/** The actions that are tools of their own. */
export function offeredActions(offer: Offer): readonly ActionOutside[] {
  if (offer === 'most-used') return mostUsed.flatMap((id) => findActionOutside(id) ?? []);
  if (offer === 'all' || offer.includes('all')) return actionsOutside;
  return [...new Set(offer.flatMap(actionsNamed))];
}

/** Whether an agent may call one of the tools that find, describe and run others. */
export function offersFinder(offer: Offer, name: string): boolean {
  return isFinder(name) && (offer === 'most-used' || offer.includes(name));
}

/** The list that an agent gets (tools/list). */
export async function listTools(offer: Offer): Promise<readonly Tool[]> {
  const detail = offer === 'most-used' ? 'short' : 'full';
  const shown = await Promise.all(offeredActions(offer).map((one) => asMcpTool(one, detail)));
  return [...finders.filter((one) => offersFinder(offer, one.name)), ...shown];
}
