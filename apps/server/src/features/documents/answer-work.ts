import { documentEvents } from '@toolbench/contracts/documents.ts';
import { errorStatus, type ErrorResponse } from '@toolbench/contracts/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '../../plugins/error-texts.ts';
import { refuse } from '../../plugins/errors.ts';
import { eventText, sendEvents, wantsEvents } from '../../plugins/events.ts';
import { languageOf } from '../../plugins/request-language.ts';
import { refusal, type Refusal, type Result } from '../../shared/result.ts';
import type { Work } from './parts.ts';

interface Telling<Event> {
  /** Name and content of an event. */
  readonly event: (event: Event) => readonly [string, unknown];
  /** Name of the last event, which carries the result. */
  readonly last: string;
}

/** What a refusal in a running stream is to its reader: there is no status any more. */
function failedText(request: FastifyRequest, refused: Refusal): string {
  const language = languageOf(request);
  const body: ErrorResponse = { detail: errorText(refused, language), code: refused.code, requestId: request.id };
  return eventText(documentEvents.failed, body);
}

async function* streamed<Event, Value>(
  request: FastifyRequest,
  first: Event,
  work: Work<Event, Value>,
  { event, last }: Telling<Event>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield eventText(...event(first));
  try {
    for (;;) {
      const step = await work.next();
      if (!step.done) yield eventText(...event(step.value));
      else if (step.value.ok) return yield eventText(last, step.value.value);
      else return yield failedText(request, step.value);
    }
  } catch (error) {
    if (signal.aborted) return;
    request.log.error({ err: error }, 'request failed');
    yield failedText(request, refusal('internal'));
  } finally {
    await work.return(refusal('internal'));
  }
}

async function finish<Event, Value>(work: Work<Event, Value>): Promise<Result<Value>> {
  for (;;) {
    const step = await work.next();
    if (step.done) return step.value;
  }
}

/**
 * Answers with the result of some work; as events where the request asks for them and the work was not refused at once.
 * `after` is done in any case at the end.
 */
export async function answerWork<Event, Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<Event, Value>,
  telling: Telling<Event>,
  { signal, after = async () => undefined }: { readonly signal: AbortSignal; readonly after?: () => Promise<void> },
): Promise<FastifyReply> {
  try {
    const first = await work.next();
    if (!first.done && wantsEvents(request)) {
      return await sendEvents(reply, streamed(request, first.value, work, telling, signal), () => void after());
    }
    const result = first.done ? first.value : await finish(work);
    await after();
    return result.ok ? await reply.code(200).send(result.value) : refuse(reply, result);
  } catch (error) {
    await after();
    // Nobody is there to hear of it.
    if (signal.aborted) return reply.code(errorStatus['request-timeout']).send();
    throw error;
  }
}
