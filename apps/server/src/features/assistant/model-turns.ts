import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { RefusedChange } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ModelWish } from '@toolbench/lab/assistant/conversation/model-messages.ts';
import {
  runModelTurn,
  type ToolChoice,
  type TurnEvent,
  type TurnResult,
} from '@toolbench/lab/assistant/conversation/model-turn.ts';
import { selectContext } from '@toolbench/lab/assistant/conversation/select-context.ts';
import { reasonOf } from '@toolbench/lab/assistant/conversation/texts.ts';
import type { Refused } from '@toolbench/lab/assistant/protocol/change.ts';
import type { ChatPort } from '@toolbench/lab/ports.ts';
import type { RandomBytes } from '../../shared/ports.ts';
import type { Files } from './manifest.ts';
import type { TokenPrices } from './parts.ts';
import { paragraphs, textsOf, type Outcome, type Turn } from './turn.ts';

type Finished = Extract<TurnResult, { ok: true }>;

/** What was said before, without the message that is answered now. */
function historyOf({ request }: Turn): ModelWish['history'] {
  const { chatHistory, message } = request;
  const last = chatHistory.at(-1);
  return last?.role === 'user' && last.content === message ? chatHistory.slice(0, -1) : chatHistory;
}

/** What is said of an answer by which no file is another. */
function nothingDone(turn: Turn, { hasCode, hasShown, applied: { refused } }: Finished): string | undefined {
  const texts = textsOf(turn);
  if (hasCode) return refused.length > 0 ? texts.nothingCame : texts.unchanged;
  if (refused.some(({ problem }) => problem === 'no-change')) return texts.noChange;
  return hasShown ? texts.onlyShown : undefined;
}

/** A wish with what of the project goes along. */
export function wishOf(turn: Turn, prices: TokenPrices, message: string, files: Files): ModelWish {
  const { request, stack, recent } = turn;
  const findings = request.findings ?? [];
  const context = selectContext(files, {
    message,
    findings,
    recent,
    budget: limits.assistant.contextTokens,
    tokensOf: prices.tokensOf,
  });
  return { message, stack, findings, history: historyOf(turn), files, context };
}

/** Each refused change with its reason, once: of a file there may be several that are refused for the same. */
function refusedOf(turn: Turn, refused: readonly Refused[]): RefusedChange[] {
  const told = refused.map((one) => ({ path: one.path, reason: reasonOf(one, textsOf(turn)) }));
  return [...new Map(told.map((one) => [`${one.path}\n${one.reason}`, one])).values()];
}

const figuresOf = ({ engine, inputTokens, outputTokens, isEstimated, costUsd }: Finished) => ({
  engine: engine.model,
  engineHost: engine.host,
  usage: { inputTokens, outputTokens, estimated: isEstimated },
  cost: costUsd,
});

const mostRemembered = 200;

/** As it is set for the engine; else remembers, while the server runs, which models of which services take no tools. */
function createToolChoices() {
  const refusing = new Set<string>();
  return {
    of({ engine, toolUse = 'automatic' }: ChatPort, model = engine.model): ToolChoice {
      if (toolUse !== 'automatic') return { isOffered: () => toolUse === 'tools', refuse: () => false };
      const name = `${engine.host} ${model}`;
      return {
        isOffered: () => !refusing.has(name),
        refuse: () => {
          if (refusing.size >= mostRemembered) refusing.clear();
          refusing.add(name);
          return true;
        },
      };
    },
  };
}

/** What the configured chat model answers. A failure of the model is a value: the caller says it, or turns to the rules. */
export function createModelTurns(prices: TokenPrices, random: RandomBytes) {
  const toolChoices = createToolChoices();
  const run = (turn: Turn, port: ChatPort, wish: ModelWish): AsyncGenerator<TurnEvent, TurnResult> => {
    const boundary = `@@${Buffer.from(random(6)).toString('hex')}`;
    const { model, signal } = turn;
    const tools = toolChoices.of(port, model);
    return runModelTurn({ port, model, signal, boundary, tools, tokensOf: prices.tokensOf }, wish);
  };

  type Answer = { readonly ok: true; readonly outcome: Outcome } | { readonly ok: false; readonly error: AiError };

  return {
    /** Writes a project from nothing. */
    async *generate(
      turn: Turn,
      port: ChatPort,
      description: string,
      requirement: AppModel | undefined,
    ): AsyncGenerator<TurnEvent, Answer> {
      const texts = textsOf(turn);
      const wish = { ...wishOf(turn, prices, description, new Map()), requirement };
      const result = yield* run(turn, port, wish);
      if (!result.ok) return result;
      const { applied, text } = result;
      const refused = refusedOf(turn, applied.refused);
      const said = refused.length > 0 ? texts.refused(refused) : undefined;
      if (applied.files.size === 0) {
        const content = paragraphs(texts.generationFailed(texts.nothingCame), said);
        return { ok: true, outcome: { ...figuresOf(result), content, error: texts.nothingCame, refused } };
      }
      const { session, stack, language } = turn;
      const number = session.version + 1;
      const title = requirement?.name[language] ?? description.slice(0, 60);
      return {
        ok: true,
        outcome: {
          ...figuresOf(result),
          content: paragraphs(
            (said ? texts.partlyGenerated : texts.modelGenerated)(applied.files.size, number),
            text,
            said,
          ),
          actions: [{ type: 'project_updated' }, { type: 'create_preview' }],
          refused,
          confirms: session.pending?.message,
          version: {
            files: applied.files,
            description: texts.firstVersion(title),
            madeBy: 'model',
            stack,
            model: null,
          },
          session: { pending: null, description, title, first_version: number, repairs: [] },
        },
      };
    },

    /** Changes the project, or answers a question about it. */
    async *modify(turn: Turn, port: ChatPort, repairs: readonly string[]): AsyncGenerator<TurnEvent, Answer> {
      const texts = textsOf(turn);
      const { session, request, stack, files } = turn;
      const result = yield* run(turn, port, wishOf(turn, prices, request.message, files));
      if (!result.ok) return result;
      const { applied, text } = result;
      const refused = refusedOf(turn, applied.refused);
      const nothing = nothingDone(turn, result);
      const said = refused.length > 0 && nothing !== texts.noChange ? texts.refused(refused) : undefined;
      if (applied.changed.length === 0) {
        const content = paragraphs(
          text === '' ? (nothing ?? texts.nothingCame) : text,
          text === '' ? undefined : nothing,
          said,
        );
        return { ok: true, outcome: { ...figuresOf(result), content, refused, session: { repairs } } };
      }
      return {
        ok: true,
        outcome: {
          ...figuresOf(result),
          content: paragraphs(
            (said ? texts.partlyModified : texts.modified)(
              applied.changed.map((path) => `\`${path}\``),
              session.version + 1,
            ),
            text,
            said,
          ),
          actions: [{ type: 'project_updated' }, { type: 'create_preview' }],
          refused,
          version: { files: applied.files, description: request.message, madeBy: 'model', stack, model: session.model },
          session: { repairs },
        },
      };
    },

    reasonOf: ({ language }: Turn, error: AiError) => aiErrorText(error, language),
  };
}
