import { isDeepStrictEqual } from 'node:util';
import { appChosen, intentOf } from '@toolbench/lab/assistant/conversation/intent.ts';
import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import { widened } from '@toolbench/lab/assistant/model/widening.ts';
import { isQuestion } from './stored.ts';
import { byBlueprint, textsOf, type Outcome, type Turn } from './turn.ts';

interface AskedTurn {
  readonly turn: Turn;
  /** What more people may do, where that was confirmed just now. */
  readonly meant?: readonly string[];
  /** What is said to the choice of a new app, which is made elsewhere. */
  readonly told?: Outcome;
}

/** The turn after the question whether a new app is meant: the change, where this one is; any other message closes it. */
function withChoice(turn: Turn, sentence: string): AskedTurn {
  const asked = { ...turn, session: { ...turn.session, pending: null } };
  const chosen = turn.request.commands?.length ? undefined : appChosen(turn.request.message);
  if (chosen === 'this')
    return { turn: { ...asked, request: { ...turn.request, message: sentence, changesThis: true } } };
  if (chosen !== 'new') return { turn: asked };
  const name = turn.session.model?.name[turn.language] ?? turn.session.title;
  return { turn: asked, told: byBlueprint(textsOf(turn).newAppElsewhere(name, sentence)) };
}

/** The turn after a question: what was asked for, where this answers it; else the question is gone. */
export function withAsked(turn: Turn): AskedTurn {
  const { pending } = turn.session;
  if (pending?.newOrChange !== undefined) return withChoice(turn, pending.newOrChange);
  if (!pending?.asked) return { turn };
  const { lines, message, commands, changesThis } = pending.asked;
  const session = { ...turn.session, pending: null };
  const intent = intentOf(turn.request.message);
  if ((intent !== 'agree' && intent !== 'confirm') || turn.request.commands?.length)
    return { turn: { ...turn, session } };
  const request = { ...turn.request, message, commands, changesThis, findings: undefined, requirement: undefined };
  return { turn: { ...turn, session, request }, meant: lines };
}

/** An outcome that leaves no question behind, and marks the one on access that was confirmed. */
export function afterAsking({ session: { pending } }: Turn, outcome: Outcome): Outcome {
  if (!pending || !isQuestion(pending)) return outcome;
  const confirms =
    pending.asked && outcome.version && outcome.confirms === undefined ? { confirms: pending.message } : {};
  return { ...outcome, ...confirms, session: { pending: null, ...outcome.session } };
}

/**
 * The outcome itself, or the question whether it is meant, where somebody could see or change more than in the version that
 * is there. An app that is made anew is another one, whose card said who sees what.
 */
export function askedFirst(
  turn: Turn,
  outcome: Outcome,
  generate: BlueprintEngine['generate'],
  meant?: readonly string[],
): Outcome {
  const { session, files, language, request } = turn;
  const { version } = outcome;
  if (!version || session.version === 0 || outcome.session?.first_version !== undefined) return outcome;
  const areFilesOwn = version.madeBy !== 'blueprint';
  const made = ({ model, stack }: Pick<typeof version, 'model' | 'stack'>) =>
    areFilesOwn && model ? generate(model, stack) : undefined;
  const found = widened(
    { model: session.model, files, made: made(session) },
    { ...version, made: made(version) },
    areFilesOwn,
  );
  const lines = found.map(({ zh, en }) => `${zh} / ${en}`);
  if (found.length === 0 || isDeepStrictEqual(lines, meant)) return outcome;
  const { message, commands, changesThis } = request;
  const { engine, engineHost, cost, usage } = outcome;
  return {
    ...byBlueprint(textsOf(turn).askWidening(found.map((words) => words[language]))),
    engine,
    engineHost,
    cost,
    ...(usage && { usage }),
    requiresConfirmation: true,
    actions: [{ type: 'confirm_widening' }],
    session: {
      pending: {
        description: session.description,
        message: session.last_message + 1,
        asked: { message, ...(commands && { commands }), ...(changesThis && { changesThis }), lines },
      },
    },
  };
}
