import { isDeepStrictEqual } from 'node:util';
import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { appChosen, intentOf } from '@toolbench/lab/assistant/conversation/intent.ts';
import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import { takenAway } from '@toolbench/lab/assistant/model/taken-away.ts';
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

/** Words that plainly have something taken away. */
const removes = /删|去掉|去除|移除|拿掉|清除|\b(?:remov|delet|drop|get rid|take (?:out|away))/iu;

/**
 * What a sentence takes away of the app, and whether that is to be asked about: a whole kind of records that it does not plainly
 * have removed. Who undoes a change, restores a version or gives commands has seen what goes.
 */
function takenBy({ session, request }: Turn, { version }: Outcome): { told: readonly Bilingual[]; isToAsk: boolean } {
  const isBySentence = version?.madeBy === 'blueprint' && !request.commands?.length;
  if (!isBySentence || !session.model || !version.model) return { told: [], isToAsk: false };
  const { kinds, fields } = takenAway(session.model, version.model);
  return { told: [...kinds, ...fields], isToAsk: kinds.length > 0 && !removes.test(request.message) };
}

/**
 * The outcome itself, or the question whether it is meant, where somebody could see or change more than in the version that
 * is there, or a kind of records would go that nobody plainly had removed. An app that is made anew is another one, whose card said who sees what.
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
  const taken = takenBy(turn, outcome);
  const asked = [...found, ...taken.told];
  const lines = asked.map(({ zh, en }) => `${zh} / ${en}`);
  const isToAsk = found.length > 0 || taken.isToAsk;
  if (!isToAsk || isDeepStrictEqual(lines, meant)) return outcome;
  const inWords = (texts: readonly Bilingual[]) => texts.map((words) => words[language]);
  const texts = textsOf(turn);
  const { message, commands, changesThis } = request;
  const { engine, engineHost, cost, usage } = outcome;
  return {
    ...byBlueprint(
      found.length > 0 ? texts.askWidening(inWords(found), inWords(taken.told)) : texts.askTaking(inWords(taken.told)),
    ),
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
