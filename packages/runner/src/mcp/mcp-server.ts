import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  RequestSchema,
  type CallToolRequest,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { productVersion } from '@toolbench/contracts/catalog.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import {
  actionsNear,
  describeActionOutside,
  findActionOutside,
  type ActionOutside,
} from '@toolbench/tools/outside/catalogue.ts';
import { describeArguments, findMisuse } from '@toolbench/tools/outside/arguments.ts';
import { explainMisuse, type ExplainedFailure } from '@toolbench/tools/outside/explain.ts';
import { warningsOf } from '@toolbench/tools/outside/print.ts';
import { sayResult } from '@toolbench/tools/outside/say-result.ts';
import { callAction } from '../call-action.ts';
import { callRecipe } from '../call-recipe.ts';
import type { Runner, RunSettings } from '../runner.ts';
import { CheckingServer, protocolError } from './checking-server.ts';
import { findActions } from './find-actions.ts';
import {
  describeFinder,
  finderSchema,
  finding,
  listTools,
  offeredActions,
  offersFinder,
  type Offer,
} from './offered-tools.ts';
import { isLargerAsJson } from '../result-size.ts';
import { plainValue } from '../plain-value.ts';

export interface McpSettings {
  readonly offer: Offer;
  readonly language: Language;
  /** Where the work is done; on this machine unless it is said. */
  readonly where?: 'here' | 'server';
  /** Larger results are refused, in bytes of JSON. */
  readonly resultBytes?: number;
}

type Fields = Readonly<Record<string, unknown>>;

const privacy = {
  here: 'Nothing leaves this process and nothing is kept.',
  server: 'What is given to a tool goes to this server, is worked on in memory there and neither kept nor logged.',
};

const instructions = (where: 'here' | 'server') =>
  `Exact tools for developers’ data. ${privacy[where]} Prefer them to writing code for parsing, converting, comparing, decoding or validating.`;

/** A call with its arguments as they were sent: the schema of the protocol drops `__proto__`, which is to be refused. */
const callAsSent = RequestSchema.extend({ method: CallToolRequestSchema.shape.method });

/** A result that is data and nothing else: the same as text, for clients that read only that. */
function structured(value: Fields): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

/** Wider tables are said row by row. */
const columnsAtMost = 120;

/** What an action gave: texts as they are, pictures as pictures, the rest in words; and all of it as data by its schema. */
async function gave(called: ActionOutside, value: unknown, language: Language): Promise<CallToolResult> {
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
  const text = isText
    ? String(plain.text)
    : String(await sayResult(called, plain, { language, columns: columnsAtMost, as }));
  return { content: [{ type: 'text', text }, ...beside], structuredContent: plain };
}

/** A result without the words that say again what its data says, where that is too much for one message. */
function toldOnce(result: CallToolResult, language: Language): CallToolResult {
  if (result.isError || result.content[0]?.type !== 'text') return result;
  const { message } = explainMisuse('told-once', {}, language);
  return { ...result, content: [{ type: 'text', text: message }, ...result.content.slice(1)] };
}

/** Why an action gave nothing, in words. */
function failed({ message, warnings = [] }: ExplainedFailure): CallToolResult {
  return {
    content: [{ type: 'text', text: [message, ...warnings].join('\n') }],
    ...(warnings.length > 0 && { structuredContent: { message, warnings } }),
    isError: true,
  };
}

/**
 * The tools as a server of the Model Context Protocol, for any transport: connect it to one. Calls run side by side in
 * the runner, so it answers while they do.
 */
export function createMcpServer(
  runner: Runner,
  { offer, language, where = 'here', resultBytes = Infinity }: McpSettings,
): Server {
  const server = new CheckingServer(
    { name: 'toolbench', version: productVersion },
    { capabilities: { tools: {} }, instructions: instructions(where), language },
  );

  const direct = new Map(offeredActions(offer).map((one) => [one.id, one]));

  const run = async (called: ActionOutside, given: Fields, settings: RunSettings): Promise<CallToolResult> => {
    const outcome = await callAction(runner, called, given, language, settings);
    return outcome.ok ? gave(called, outcome.value, language) : failed(outcome);
  };

  const viaRecipe = async (given: Fields, settings: RunSettings): Promise<CallToolResult> => {
    const outcome = await callRecipe(runner, given, language, settings);
    return outcome.ok ? gave(outcome.called, outcome.value, language) : failed(outcome);
  };

  const viaFinder = async (name: string, given: Fields, settings: RunSettings): Promise<CallToolResult> => {
    if (name === finding.find) {
      const tools = await findActions(given.query as string);
      const { message } = explainMisuse('nothing-fits', {}, language);
      return structured(tools.length > 0 ? { tools } : { tools, message });
    }
    if (name === finding.recipe) return viaRecipe(given, settings);
    const finder = name === finding.describe ? await describeFinder(given.name as string) : undefined;
    if (finder) return structured(finder);
    const called = findActionOutside(given.name as string);
    if (!called) {
      const near = actionsNear(given.name as string).map(({ id }) => id);
      return failed(explainMisuse('unknown-action', { name: given.name as string, near: near.join(', ') }, language));
    }
    if (name === finding.run) return run(called, given.arguments as Fields, settings);
    const { about, example, gives } = await describeActionOutside(called);
    return structured({
      name: called.id,
      about: about.en,
      inputSchema: await describeArguments(called),
      outputSchema: gives,
      example,
    });
  };

  const call = async (name: string, given: Fields, settings: RunSettings): Promise<CallToolResult | undefined> => {
    const schema = offersFinder(offer, name) ? finderSchema(name) : undefined;
    if (schema) {
      const misuse = findMisuse(given, schema, language);
      return misuse ? failed(misuse) : viaFinder(name, given, settings);
    }
    // Where all of them can be run by name, an agent that found one may call it directly.
    const called = direct.get(name) ?? (offersFinder(offer, finding.run) ? findActionOutside(name) : undefined);
    return called && run(called, given, settings);
  };

  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [...(await listTools(offer))] }));
  server.setRequestHandler(callAsSent, async ({ params }, { signal, sendNotification, _meta }) => {
    // The SDK has checked it by the schema of the protocol.
    const { name, arguments: given = {} } = params as CallToolRequest['params'];
    const progressToken = _meta?.progressToken;
    let told = 0;
    const onReport = (fraction: number) => {
      const progress = Math.floor(fraction * 100);
      if (progressToken === undefined || progress <= told) return;
      told = progress;
      // Whoever has gone away needs no progress.
      const notification = {
        method: 'notifications/progress' as const,
        params: { progressToken, progress, total: 100 },
      };
      sendNotification(notification).catch(() => undefined);
    };
    const settings = { signal, onReport };
    const whole = await call(name, given, settings);
    const result = whole && isLargerAsJson(whole, resultBytes) ? toldOnce(whole, language) : whole;
    if (result && isLargerAsJson(result, resultBytes)) {
      return failed(explainMisuse('result-too-large', { limit: resultBytes }, language));
    }
    if (result) return result;
    throw protocolError(ErrorCode.InvalidParams, explainMisuse('unknown-action', { name }, language).message);
  });
  return server;
}
