import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { isPossible, possiblePlan } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import { signatureOf } from '@toolbench/lab/assistant/conversation/findings.ts';
import { isHarmful } from '@toolbench/lab/assistant/conversation/harm.ts';
import {
  asksForNewApp,
  intentOf,
  namesWholeApp,
  versionIn,
  type Intent,
} from '@toolbench/lab/assistant/conversation/intent.ts';
import { smallTalkIn } from '@toolbench/lab/assistant/conversation/small-talk.ts';
import type { Commanded } from '@toolbench/lab/assistant/model/commands.ts';
import { createBlueprintTurns } from './blueprint-turns.ts';
import { createModelTurns } from './model-turns.ts';
import { moveVersion, restoreVersion, withCardEdits } from './undo-turns.ts';
import type { AssistantParts } from './parts.ts';
import { afterAsking, askedFirst, withAsked } from './widening-turns.ts';
import { byBlueprint, bySaid, paragraphs, textsOf, type Outcome, type Turn, type Work } from './turn.ts';

interface ConversationParts extends Pick<AssistantParts, 'prices' | 'random' | 'clock' | 'store'> {
  readonly blueprint: BlueprintEngine;
}

/** Decides what a message asks for, and has the rules or the model answer it. Writes nothing down. */
export function createConversation({ blueprint, prices, random, clock, store }: ConversationParts) {
  const rules = createBlueprintTurns(blueprint, clock);
  const models = createModelTurns(prices, random);

  const deploy = (turn: Turn): Outcome => {
    const { session, request } = turn;
    if (session.version === 0) return byBlueprint(textsOf(turn).generateFirst);
    const provider = request.cloudProvider.value;
    const plan = possiblePlan(provider, request.deploymentPlan.value);
    return byBlueprint(textsOf(turn).deploying(session.version), { actions: [{ type: 'deploy', provider, plan }] });
  };

  /** Says why the model failed; what the rules did instead follows. */
  const instead = (turn: Turn, failure: AiError, outcome: Outcome): Outcome => {
    const texts = textsOf(turn);
    const reason = texts.modelFailed(models.reasonOf(turn, failure));
    return { ...outcome, failure, content: paragraphs(reason, texts.usedBlueprint, outcome.content) };
  };

  async function* generate(turn: Turn, model: AppModel | undefined, description: string): Work {
    if (turn.port) {
      const answer = yield* models.generate(turn, turn.port, description, model);
      if (answer.ok) return answer.outcome;
      if (model && answer.error.code !== 'aborted') {
        return instead(turn, answer.error, rules.generate(turn, model, description));
      }
      const error = models.reasonOf(turn, answer.error);
      const content = textsOf(turn).generationFailed(error);
      return { content, error, failure: answer.error, engine: turn.model ?? turn.port.engine.model };
    }
    return model ? rules.generate(turn, model, description) : bySaid(textsOf(turn).notUnderstood);
  }

  async function* confirm(turn: Turn): Work {
    const { session, request } = turn;
    const texts = textsOf(turn);
    const { pending, version } = session;
    if (!pending) return byBlueprint(version > 0 ? texts.alreadyConfirmed(version) : texts.nothingToConfirm);
    const model = request.commands?.length ? pending.model : (request.requirement ?? pending.model);
    return yield* generate(turn, model, pending.description);
  }

  /** Shows a card once more, with what is wrong. */
  const askingAgain = (
    { session, language }: Turn,
    model: AppModel,
    problems: readonly Bilingual[],
  ): Outcome | undefined => {
    const { pending, last_message: last } = session;
    if (!pending || problems.length === 0) return undefined;
    const content = textsOf({ language }).badRequirement(problems.map((words) => words[language]));
    return byBlueprint(content, {
      requirement: model,
      requiresConfirmation: true,
      actions: [{ type: 'confirm_requirement' }],
      session: { pending: { ...pending, model, message: last + 1 } },
    });
  };

  /** What a person's edits of the card do not fit together in is said before anything is done with them. */
  const problemsOf = (turn: Turn): Outcome | undefined => {
    const { requirement: model } = turn.request;
    return turn.session.pending && model ? askingAgain(turn, model, blueprint.checkModel(model)) : undefined;
  };

  /** Commands that cannot be carried out leave the card as it was. */
  const refusalOf = (turn: Turn, commanded: Commanded): Outcome | undefined => {
    const model = turn.session.pending?.model;
    return commanded.ok || !model ? undefined : askingAgain(turn, model, [commanded.reason]);
  };

  const require = async (turn: Turn): Promise<Outcome | undefined> => {
    const understood = await rules.require(turn);
    if (understood || !turn.port) return understood;
    const { pending, last_message: last } = turn.session;
    const { message } = turn.request;
    const description = pending && !asksForNewApp(message) ? `${pending.description}\n${message}` : message;
    return byBlueprint(textsOf(turn).planned(description), {
      requiresConfirmation: true,
      actions: [{ type: 'confirm_requirement' }],
      session: { pending: { description, message: last + 1 }, stack: turn.stack },
    });
  };

  async function* modify(turn: Turn, repairs: readonly string[]): Work {
    const { port, request, session } = turn;
    const isNewApp = repairs.length === 0 && asksForNewApp(request.message);
    const changed = port && !isNewApp ? undefined : await rules.modify(turn);
    // A whole new app may be asked for in the conversation of another, which it would replace.
    const isMeant = isNewApp && (namesWholeApp(request.message) || !changed?.version);
    const another = isMeant ? await rules.require(turn) : undefined;
    // What cannot be made, or was not read in time, is said; there is nothing to choose from.
    if (another && !another.requiresConfirmation && !port) return another;
    if (another && !request.changesThis) {
      const name = session.model?.name[turn.language] ?? session.title;
      const { description, last_message: last } = session;
      return byBlueprint(textsOf(turn).newOrChange(name), {
        actions: [{ type: 'choose_app' }],
        session: { pending: { description, message: last + 1, newOrChange: request.message } },
      });
    }
    if (!port) return another ?? changed ?? (await rules.modify(turn));
    const answer = yield* models.modify(turn, port, repairs);
    if (answer.ok) return answer.outcome;
    if (session.model && repairs.length === 0 && answer.error.code !== 'aborted') {
      return instead(turn, answer.error, await rules.modify(turn));
    }
    const error = models.reasonOf(turn, answer.error);
    return {
      content: textsOf(turn).failed(error),
      error,
      failure: answer.error,
      engine: turn.model ?? port.engine.model,
    };
  }

  async function* repair(turn: Turn): Work {
    const { session, request, port } = turn;
    const texts = textsOf(turn);
    if (!port) return byBlueprint(texts.blueprintCannotRepair(session.version));
    const signature = signatureOf(request.findings ?? []);
    const { repairs } = session;
    if (repairs.includes(signature)) return byBlueprint(texts.sameError(Math.max(session.version - 1, 1)));
    if (repairs.length >= limits.assistant.repairs) return byBlueprint(texts.repairsUsedUp(repairs.length));
    return yield* modify(turn, [...repairs, signature]);
  }

  /** What is said to the assistant itself is answered with what it can do; where a model writes, it may chat. */
  const chatAnswer = (turn: Turn, intent: Intent): Outcome | undefined => {
    const { session, request, language, port } = turn;
    const isYes = intent === 'agree' && !session.pending;
    if ((intent !== 'wish' && !isYes) || request.commands?.length || request.findings?.length) return undefined;
    if (port && session.version > 0) return undefined;
    const kind = smallTalkIn(request.message);
    if ((kind === undefined && !isYes) || (kind === 'foreign' && port)) return undefined;
    const texts = textsOf(turn);
    const said = kind === undefined ? texts.notChanged(texts.nothingAsked, []).content : texts.smallTalk[kind];
    const model = session.pending?.model ?? session.model;
    const abilities = texts.abilities(model?.name[language]);
    return bySaid({ ...abilities, content: paragraphs(said, abilities.content) });
  };

  async function* answer(asked: Turn): Work {
    const { request } = asked;
    const intent = intentOf(request.message);
    if (intent === 'deploy') return deploy(asked);
    if (intent === 'wish' && isHarmful(request.message)) return byBlueprint(textsOf(asked).harmful);
    const chat = chatAnswer(asked, intent);
    if (chat) return chat;
    const { commands = [] } = request;
    const target = asked.session.pending ? asked.session.pending.model : asked.session.model;
    const commanded = target && commands.length > 0 ? blueprint.runCommands(target, commands) : undefined;
    if (commands.length > 0 && !asked.session.pending) {
      return commanded ? rules.command(asked, commanded) : byBlueprint(textsOf(asked).noBlueprint);
    }
    const problems = commanded ? refusalOf(asked, commanded) : problemsOf(asked);
    if (problems) return problems;
    const turn = withCardEdits(asked, commanded?.ok === true ? commanded : undefined);
    const { session } = turn;
    if (intent === 'confirm' || (intent === 'agree' && session.pending)) return yield* confirm(turn);
    if (intent === 'undo' || intent === 'redo') {
      return session.version > 0 && !session.pending ? moveVersion(turn, intent, store) : rules.moveCard(turn, intent);
    }
    if (intent === 'restore') {
      const number = versionIn(request.message) ?? 0;
      return session.version > 0
        ? restoreVersion(turn, number, store)
        : byBlueprint(textsOf(turn).noSuchVersion(number, 0));
    }
    if (session.version > 0 && request.findings?.length) return yield* repair(turn);
    if (session.version > 0 && !session.pending) return yield* modify(turn, []);
    // A person knows what kind of app is meant where no rule does.
    return (await require(turn)) ?? bySaid(textsOf(turn).notUnderstood, { actions: [{ type: 'choose_kind' }] });
  }

  return async function* (said: Turn): Work {
    const { turn, meant, told } = withAsked(said);
    const outcome = afterAsking(said, askedFirst(turn, told ?? (yield* answer(turn)), blueprint.generate, meant));
    const asked = turn.request.techStack;
    if (isPossible(asked) || outcome.error !== undefined) return outcome;
    const corrected = textsOf(turn).corrected(asked.framework, turn.stack.language);
    return { ...outcome, content: paragraphs(corrected, outcome.content) };
  };
}
