import { limits } from '@toolbench/contracts/limits.ts';
import { calls, toolCall } from '@toolbench/contracts/routes.ts';
import { callAction } from '@toolbench/runner/call-action.ts';
import { callRecipe } from '@toolbench/runner/call-recipe.ts';
import { unknownIn } from '@toolbench/runner/mcp/offered-tools.ts';
import { plainValue } from '@toolbench/runner/plain-value.ts';
import type { Runner } from '@toolbench/runner/runner.ts';
import { actionsNear, findActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { explainMisuse, type ExplainedFailure } from '@toolbench/tools/outside/explain.ts';
import type { Outcome } from '@toolbench/tools/outside/perform.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Share } from '../../shared/byte-budget.ts';
import type { App } from '../../shared/fastify-app.ts';
import { refuse } from '../../plugins/errors.ts';
import { leftSignal } from '../../plugins/events.ts';
import type { Metrics } from '../../plugins/metrics/metrics-registry.ts';
import { languageOf, requestLanguage } from '../../plugins/request-language.ts';
import type { Traffic } from '../../plugins/traffic/traffic.ts';
import type { RandomBytes } from '../../shared/ports.ts';
import { refusal, type Refusal } from '../../shared/result.ts';
import { listActions } from './describe-calls.ts';
import { createMcpCalls } from './mcp-calls.ts';

interface ToolRouteParts {
  readonly runner: Runner;
  readonly random: RandomBytes;
  readonly publicUrl?: string | undefined;
  readonly traffic: Traffic;
  readonly metrics: Metrics;
}

const { bodyBytes: bodyLimit, retryAfterMs } = limits.toolsApi;
const hidden = { hide: true };
const config = { keeps: false };

/** Tools are described to agents in English, and so is what went wrong, unless a language is asked for; fetch asks for any. */
const agentLanguage = (asked = '*') => (asked.trim() === '*' ? 'en' : requestLanguage(asked));

function refusalOf({ code, message, place, warnings }: ExplainedFailure): Refusal {
  if (code === 'busy') return refusal('busy', { retryAfterMs });
  return refusal('tool-failed', { failure: { code, message, ...(place && { place }), ...(warnings && { warnings }) } });
}

/** A call of what there is not, with the names that may have been meant. */
function unknownAction(name: string, language: 'zh' | 'en'): Refusal {
  const near = actionsNear(name).map((one) => `${one.tool.key}/${one.name}`);
  const { code, message } = explainMisuse('unknown-action', { name, near: near.join(', ') }, language);
  return refusal('unknown-tool-action', { failure: { code, message } });
}

/** An answer of the protocol as it comes; it ends where there is no room for what is being sent. */
async function* withinRoom(body: ReadableStream<Uint8Array>, room: Share): AsyncGenerator<Uint8Array> {
  for await (const piece of Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])) {
    const bytes = piece as Uint8Array;
    if (room.grow(bytes.length) !== 'given') return;
    yield bytes;
    room.shrink(bytes.length);
  }
}

/** Actions of the tools as calls, and all of them for agents. The guard has let in who has a token for tools. */
export function toolRoutes(app: App, { runner, random, publicUrl, traffic, metrics }: ToolRouteParts): void {
  const answered = metrics.counter({
    name: 'toolbench_tool_calls_total',
    help: 'Calls of tools over HTTP, by what came of them.',
    labels: ['result'],
  });
  /**
   * Programs send no origin; a page does, wherever its host name leads. What lies on the machine of the server is not
   * opened by a page that gave it a name of its own (DNS rebinding).
   */
  const onRequest = async ({ headers: { origin } }: FastifyRequest, reply: FastifyReply) => {
    if (origin !== undefined && origin !== publicUrl) return refuse(reply, refusal('foreign-origin'));
  };

  const give = (reply: FastifyReply, outcome: Outcome) => {
    answered.add({ result: outcome.ok ? 'given' : outcome.code === 'busy' ? 'busy' : 'failed' });
    return outcome.ok ? send(reply, plainValue(outcome.value)) : refuse(reply, refusalOf(outcome));
  };

  const send = (reply: FastifyReply, value: unknown) => {
    const text = JSON.stringify(value);
    const refused = traffic.refusalOf(traffic.sending(reply).grow(text.length));
    if (refused !== undefined) return refuse(reply, refused);
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text);
  };

  const body = z.record(z.string(), z.unknown());
  const schema = { ...hidden, params: z.object({ tool: z.string(), action: z.string() }), body };
  app.post(toolCall(':tool', ':action'), { schema, config, bodyLimit, onRequest }, async (request, reply) => {
    const { tool, action } = request.params;
    const called = findActionOutside(tool, action);
    const language = languageOf(request);
    if (called?.tool.key !== tool) return refuse(reply, unknownAction(`${tool}/${action}`, language));
    return give(reply, await callAction(runner, called, request.body, language, { signal: leftSignal(reply) }));
  });
  app.post(calls.recipes, { schema: { ...hidden, body }, config, bodyLimit, onRequest }, async (request, reply) => {
    const language = languageOf(request);
    return give(reply, await callRecipe(runner, request.body, language, { signal: leftSignal(reply) }));
  });

  app.get(calls.tools, { schema: hidden, config, onRequest }, async (request, reply) =>
    send(reply, { tools: await listActions(languageOf(request)) }),
  );

  const answerMcp = createMcpCalls(runner, random);
  app.post(calls.mcp, { schema: hidden, config, bodyLimit, onRequest }, async (request, reply) => {
    const { headers, body, query } = request;
    if (Array.isArray(body)) return refuse(reply, refusal('one-message-at-a-time'));
    const offered = z.object({ tools: z.string() }).safeParse(query).data?.tools ?? '';
    const unknown = unknownIn(offered);
    const language = agentLanguage(headers['accept-language']);
    if (unknown !== undefined) return refuse(reply, unknownAction(unknown, language));
    const left = leftSignal(reply);
    const answer = await answerMcp({
      token: request.toolToken ?? '',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? {},
      language,
      offered,
    });
    left.addEventListener('abort', answer.end);
    const passed = Object.entries(answer.headers).filter(([name]) => name !== 'connection');
    reply.code(answer.status).headers(Object.fromEntries(passed));
    if (answer.body === null) {
      answer.end();
      return reply.send();
    }
    const stream = Readable.from(withinRoom(answer.body, traffic.sending(reply)), { objectMode: false });
    return reply.send(stream.on('close', answer.end));
  });

  const onlyPost = async (_request: FastifyRequest, reply: FastifyReply) =>
    refuse(reply.header('allow', 'POST'), refusal('method-not-allowed'));
  for (const url of [toolCall(':tool', ':action'), calls.recipes]) {
    // Before a body is read: whatever it holds, the method is wrong.
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      schema: hidden,
      onRequest: onlyPost,
      handler: onlyPost,
    });
  }
  // There is nothing that the server says unasked, and no session to end.
  app.route({ method: ['GET', 'DELETE'], url: calls.mcp, schema: hidden, onRequest, handler: onlyPost });
}
