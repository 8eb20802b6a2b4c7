import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ChatEnd, ChatMessage, ChatPort, EngineName } from '../../ports.ts';
import { applyChanges, type Applied } from '../protocol/patches/apply-changes.ts';
import { isMisplaced, stillMissing, type Refused } from '../protocol/change.ts';
import { createCallReader } from '../protocol/read-calls.ts';
import { createReplyReader } from '../protocol/read-reply.ts';
import type { Resumed } from '../protocol/resume-state.ts';
import { replyTools } from '../protocol/reply-tools.ts';
import { isSettled, type ChangeProblem, type ReplyEvent } from '../protocol/reply-event.ts';
import { createStage, type Stage } from '../protocol/staged-reply.ts';
import { asksOnly } from './asks-only.ts';
import {
  continuationMessages,
  furtherMessages,
  repairMessages,
  wishMessages,
  withToolRules,
  type ModelWish,
} from './model-messages.ts';

/** What comes while a model answers. */
export type TurnEvent =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly state: 'writing' | 'written' | 'edited' | 'deleted';
      readonly characters: number;
    };

interface Spent {
  readonly engine: EngineName;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Some of the tokens are reckoned from the length of the texts: the service gave none. */
  readonly isEstimated: boolean;
  /** US dollars; undefined where the price is not known. */
  readonly costUsd: number | undefined;
}

export type TurnResult =
  | ({
      readonly ok: true;
      readonly text: string;
      readonly applied: Applied;
      readonly hasCode: boolean;
      /** Blocks of files stand in the text, since it answers a question. */
      readonly hasShown: boolean;
    } & Spent)
  | { readonly ok: false; readonly error: AiError };

/** Whether a model of a service is offered tools, as far as was seen. */
export interface ToolChoice {
  readonly isOffered: () => boolean;
  /**
   * The service refused them, or nothing that can be read came of them.
   * @returns whether it can be asked without them
   */
  readonly refuse: () => boolean;
}

export interface TurnParts {
  readonly port: ChatPort;
  readonly model?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Random; no file of the project holds it. */
  readonly boundary: string;
  readonly tokensOf: (text: string) => number;
  /** Without it no tools are offered. */
  readonly tools?: ToolChoice | undefined;
}

const { continuations, editRepairs, answerTokens, replyCharacters } = limits.assistant;

/** One reply as it came, with what it cost. */
interface Segment {
  readonly text: string;
  readonly isCut: boolean;
  /** It called tools, and did not say that it was done. */
  readonly expectsMore: boolean;
  readonly error?: AiError | undefined;
}

/** A service that does not know tools says so before it answers. */
/** Whether an error may be a service's no to the tools that were offered. */
export const refusesTools = ({ code, status = 0 }: AiError) =>
  code === 'bad-answer' && ((status >= 400 && status < 500) || status === 501);

function shownEvent(event: ReplyEvent, open: { path: string; characters: number }): TurnEvent | undefined {
  switch (event.kind) {
    case 'text':
      return event;
    case 'file-begin':
      Object.assign(open, { path: event.path, characters: 0 });
      return { kind: 'file', path: event.path, state: 'writing', characters: 0 };
    case 'file-chunk':
      open.characters += event.text.length;
      return { kind: 'file', path: open.path, state: 'writing', characters: open.characters };
    case 'file-end':
      return { kind: 'file', path: open.path, state: 'written', characters: open.characters };
    case 'edit':
      return { kind: 'file', path: event.path, state: 'edited', characters: event.replace.length };
    case 'delete':
      return { kind: 'file', path: event.path, state: 'deleted', characters: 0 };
    default:
      return undefined;
  }
}

/** Adds up what the calls of a turn used. */
function createMeter(port: ChatPort, tokensOf: (text: string) => number) {
  const spent = { engine: port.engine, inputTokens: 0, outputTokens: 0, isEstimated: false };
  let costUsd: number | undefined = 0;
  return {
    add(messages: readonly ChatMessage[], text: string, end: ChatEnd | undefined): void {
      const { inputTokens, outputTokens } = end?.usage ?? {};
      if (end) spent.engine = end.engine;
      if (inputTokens === undefined || outputTokens === undefined) spent.isEstimated = true;
      spent.inputTokens += inputTokens ?? messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
      spent.outputTokens += outputTokens ?? tokensOf(text);
      costUsd = costUsd === undefined || end?.costUsd === undefined ? undefined : costUsd + end.costUsd;
    },
    spent: (): Spent => ({ ...spent, costUsd }),
  };
}

/**
 * Has a model carry out a wish: reads what it answers in whatever form, has it go on where it was cut, and has it send once
 * more what could not be taken. Nothing of the project changes on the way: the result is a new set of files.
 */
export async function* runModelTurn(
  { port, model, signal, boundary, tokensOf, tools }: TurnParts,
  wish: ModelWish,
): AsyncGenerator<TurnEvent, TurnResult> {
  const meter = createMeter(port, tokensOf);
  let text = '';
  let fence: Resumed['fence'];
  let left: number = continuations;
  let hasOnlyThoughts = false;
  let hasShown = false;
  const isAnswer = asksOnly(wish);

  /** Reads one reply into a stage. */
  async function* readSegment(
    messages: readonly ChatMessage[],
    stage: Stage,
    resumed: Resumed | undefined,
  ): AsyncGenerator<TurnEvent, Segment> {
    const events: ReplyEvent[] = [];
    const said = text;
    stage.nextReply();
    const reader = createReplyReader({ boundary, resumed, isAnswer, emit: (event) => void events.push(event) });
    const open = { path: '', characters: 0 };
    const flush = function* () {
      for (const event of events.splice(0)) {
        stage.take(event);
        if (event.kind === 'text') text += event.text;
        else if (event.kind === 'shown') hasShown = true;
        else if (event.kind === 'restart' && event.was === 'withdrawn') text = said;
        const shown = shownEvent(event, open);
        if (shown) yield shown;
      }
    };
    const calls = createCallReader((event) => void events.push(event));
    const parts: string[] = [];
    let end: ChatEnd | undefined;
    let error: AiError | undefined;
    const isOffered = resumed === undefined && tools?.isOffered() === true;
    for await (const event of ask(messages, isOffered ? 'offered' : 'none')) {
      if (event.kind === 'end') end = event;
      else if (event.kind === 'failed') error = event.error;
      else {
        if (event.kind === 'call') calls.push(event);
        else {
          parts.push(event.text);
          reader.push(event.text);
        }
        yield* flush();
        // Past a limit nothing more is taken: the call is ended here.
        if (stage.isStopped()) break;
      }
    }
    hasOnlyThoughts ||= end?.hasOnlyThoughts === true;
    const isCut = end?.finish !== 'stop';
    reader.finish({ isCut });
    calls.finish({ isCut });
    fence = reader.resumesIn();
    yield* flush();
    const reply = parts.join('') + calls.transcript();
    if (isOffered && error !== undefined && reply === '' && refusesTools(error) && tools.refuse()) {
      return yield* readSegment(messages, stage, resumed);
    }
    meter.add(messages, reply, end);
    return { text: reply, isCut, expectsMore: calls.expectsMore(), error };
  }

  function ask(messages: readonly ChatMessage[], toolUse: 'offered' | 'none') {
    const limits = { maxOutputTokens: answerTokens, mostCharacters: replyCharacters, temperature: 0.2 };
    const request = { messages, model, signal, ...limits, takesThoughtsOut: true };
    return toolUse === 'offered' && port.streamWithTools
      ? port.streamWithTools({ ...request, messages: withToolRules(messages), tools: replyTools })
      : port.stream(request);
  }

  /** Reads a whole answer, in as many replies as it takes. */
  async function* readAnswer(
    asked: readonly ChatMessage[],
    stage: Stage,
  ): AsyncGenerator<TurnEvent, { readonly reply: string; readonly error?: AiError | undefined }> {
    let messages = asked;
    let reply = '';
    let resumed: Resumed | undefined;
    /** A reply was cut between two files, and what there was at that time. */
    let size: number | undefined;
    for (;;) {
      const segment = yield* readSegment(messages, stage, resumed);
      reply += segment.text;
      const cut = stage.cut();
      const isWhole = !segment.isCut && !cut;
      const isEnded = left === 0 || signal?.aborted === true || stage.isStopped();
      const isOver = (isWhole && !segment.expectsMore) || isEnded;
      // What cannot be continued: nothing came, or the service said no.
      const isHopeless = segment.error !== undefined && (segment.text === '' || segment.error.code !== 'network');
      if (isOver || isHopeless) {
        const isLost = segment.isCut && !stage.isStopped();
        if (isLost || size === stage.size()) {
          stage.take({ kind: 'problem', path: '', problem: 'cut-off', said: segment.error?.detail ?? '' });
        }
        return { reply, error: segment.error };
      }
      left -= 1;
      size = segment.isCut ? stage.size() : undefined;
      resumed = cut && { path: cut.path, fence };
      messages = isWhole
        ? furtherMessages(asked, reply, stage.tell(applyChanges(wish.files, stage.changes()).failed), wish.files)
        : continuationMessages(asked, segment.text, cut, boundary);
    }
  }

  const stage = createStage(wish.files);
  const { reply, error } = yield* readAnswer(wishMessages(wish, boundary), stage);
  if (error && (reply === '' || error.code !== 'network')) return { ok: false, error };
  const { changes, refused } = stage.finish(left === 0);
  const hasCode = changes.length + refused.length > 0;
  if (!hasCode && text.trim() === '') refused.push({ path: '', problem: hasOnlyThoughts ? 'only-thoughts' : 'empty' });
  else if (!hasCode && !isAnswer) refused.push({ path: '', problem: 'no-change' });
  let applied = withRefused(applyChanges(wish.files, changes), refused);
  const isUnread = changes.length === 0 && refused.length > 0 && refused.every(isUnreadable);
  if (isUnread) tools?.refuse();
  for (let tries = 0; tries < editRepairs && !applied.refused.every(isOver); tries += 1) {
    const repair = createStage(wish.files);
    const before = applied;
    const open = before.refused.filter((one) => !isOver(one));
    const asked = repairMessages(wish, open, before.files, isUnread ? reply : undefined, boundary);
    const again = yield* readAnswer(asked, repair);
    applied = repaired(wish.files, before, repair.finish(left === 0), isUnread);
    if (again.error) break;
  }
  return { ok: true, text: text.trim(), applied, hasCode, hasShown, ...meter.spent() };
}

const isOver = ({ problem }: Refused) => isSettled(problem);

/** Nothing of the reply says what to do with it: all of it has to come again. */
const unreadable: ReadonlySet<ChangeProblem> = new Set(['unplaced', 'empty', 'only-thoughts']);
const isUnreadable = ({ problem }: Refused) => unreadable.has(problem);

const withRefused = (applied: Applied, refused: readonly Refused[]): Applied => ({
  ...applied,
  refused: [...refused, ...applied.refused],
});

/** Takes of a second answer what was asked for again; what did not come stays refused. */
function repaired(
  original: ReadonlyMap<string, string>,
  before: Applied,
  staged: ReturnType<Stage['finish']>,
  takesAll: boolean,
): Applied {
  const asked = new Set(before.refused.map(({ path }) => path));
  const isAsked = (path: string) => takesAll || asked.has(path) || before.refused.some(isMisplaced);
  const changes = staged.changes.filter(({ path }) => isAsked(path));
  const applied = applyChanges(before.files, changes);
  const over = before.refused.filter(isOver);
  const open = before.refused.filter((one) => !isOver(one));
  const paths = new Set([...original.keys(), ...applied.files.keys()]);
  return {
    files: applied.files,
    changed: [...paths].filter((path) => original.get(path) !== applied.files.get(path)).sort(),
    refused: [
      ...over,
      ...stillMissing(open, changes),
      ...staged.refused.filter(({ path }) => isAsked(path)),
      ...applied.refused,
    ],
  };
}
