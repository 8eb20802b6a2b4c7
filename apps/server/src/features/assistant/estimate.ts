import type { ChatRequest, EstimateResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { possibleStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { intentOf } from '@toolbench/lab/assistant/conversation/intent.ts';
import { wishMessages } from '@toolbench/lab/assistant/conversation/model-messages.ts';
import { wishOf } from './model-turns.ts';
import type { TokenPrices } from './parts.ts';
import type { StoredSession } from './stored.ts';
import type { Turn } from './turn.ts';

/** What a whole project takes when a model writes it, and what a change takes at least. */
const newProjectTokens = 9_000;
const leastChangeTokens = 400;
/** Edits are about this part of the files they are made in. */
const changedShare = 0.1;

const free: EstimateResponse = { engine: 'blueprint', inputTokens: 0, outputTokens: 0, cost: 0, sent: [] };

/** What a message will take: the tokens that are sent are counted, those of the answer are what such answers take. */
export function estimateOf(turn: Turn, prices: TokenPrices): EstimateResponse {
  const { port, session, request } = turn;
  const intent = intentOf(request.message);
  const isConfirmation = intent === 'confirm' && session.pending !== null;
  const isChange = intent === 'wish' && session.version > 0 && !session.pending;
  // The card with the requirement, and deploying, take no model.
  if (!port || !(isConfirmation || isChange)) return free;
  const description = session.pending?.description ?? request.message;
  const wish = isChange
    ? wishOf(turn, prices, request.message, turn.files)
    : { ...wishOf(turn, prices, description, new Map()), requirement: request.requirement ?? session.pending?.model };
  const messages = wishMessages(wish, '@@000000000000');
  const inputTokens = messages.reduce((sum, { content }) => sum + prices.tokensOf(content), 0);
  const changed = wish.context.reduce((sum, { text }) => sum + prices.tokensOf(text), 0) * changedShare;
  const outputTokens = Math.min(
    isChange ? Math.max(Math.round(changed), leastChangeTokens) : newProjectTokens,
    limits.assistant.answerTokens,
  );
  const engine = turn.model ?? port.engine.model;
  const cost = prices.costOf(engine, inputTokens, outputTokens);
  const sent = wish.context.map(({ path, as, text }) => ({ path, as, characters: text.length }));
  return { engine, inputTokens, outputTokens, ...(cost !== undefined && { cost }), sent };
}

/** The session of a message that none was sent for yet. */
export function sessionToBe(owner: string, request: ChatRequest, now: number): StoredSession {
  return {
    id: '',
    owner,
    name: request.sessionId,
    title: '',
    description: '',
    stack: possibleStack(request.techStack),
    model: null,
    pending: null,
    repairs: [],
    first_version: 0,
    version: 0,
    last_message: 0,
    created_at: now,
    changed_at: now,
    expires_at: now,
  };
}
