import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import {
  tooLongToRead,
  type BlueprintEngine,
  type ChangedModel,
} from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import {
  describeRequirement,
  type RequirementNotes,
} from '@toolbench/lab/assistant/conversation/describe-requirement.ts';
import { asAddition, asksForNewApp } from '@toolbench/lab/assistant/conversation/intent.ts';
import { mergeProjects } from '@toolbench/lab/assistant/conversation/merge-projects.ts';
import { accessAfter } from '@toolbench/lab/assistant/model/access.ts';
import { shownAfter, withKeptNames } from '@toolbench/lab/assistant/model/kept-names.ts';
import type { Commanded } from '@toolbench/lab/assistant/model/commands.ts';
import type { Clock } from '../../shared/ports.ts';
import { cardMove, lineAfter, nothingToMove, type CardLine, type Direction } from './undo-turns.ts';
import { byBlueprint, bySaid, paragraphs, textsOf, type Outcome, type Turn } from './turn.ts';

const isSameStack = (a: TechStack, b: TechStack) =>
  a.language === b.language && a.framework === b.framework && a.database === b.database;
const mentionsStack = /技术栈|框架|数据库|语言|stack|framework|react|vue|express|fastapi|sqlite|mysql|postgres|mongo/i;

/** Changes in words, and what they do to who sees what. */
const told = (
  { request }: Turn,
  changes: readonly Bilingual[],
  before: AppModel,
  after: AppModel,
): readonly Bilingual[] => [
  ...changes,
  ...[accessAfter(before, after, request.message)].flatMap((words) => words ?? []),
];

/** The card that shows what was understood and asks for a confirmation. */
function cardOf(turn: Turn, model: AppModel, description: string, notes: RequirementNotes): Outcome {
  const content = describeRequirement(model, turn.stack, notes, turn.language);
  const shown = withUnread(model, notes.unused ?? []);
  return cardSaying(
    byBlueprint(content),
    turn,
    { model: shown, description },
    lineAfter(turn.session, turn.request.message),
  );
}

/** The model with what of its sentence was not read, in place of what was not read before. */
function withUnread({ unread: _, ...model }: AppModel, unused: readonly string[]): AppModel {
  const { unreadWords, unreadCharacters } = limits.assistant;
  const unread = unused.slice(0, unreadWords).map((words) => words.slice(0, unreadCharacters));
  return unread.length === 0 ? model : { ...model, unread };
}

interface Card {
  readonly model: AppModel;
  readonly description: string;
}

function cardSaying(said: Outcome, turn: Turn, { model, description }: Card, line: CardLine): Outcome {
  const message = turn.session.last_message + 1;
  return {
    ...said,
    requirement: model,
    requiresConfirmation: true,
    actions: [...(said.actions ?? []), { type: 'confirm_requirement' }],
    session: { pending: { ...line, description, model, message }, stack: turn.stack },
  };
}

/** What the embedded engine answers: rules and templates, no model, always the same for the same. */
export function createBlueprintTurns(blueprint: BlueprintEngine, clock: Clock) {
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);
  /** The app with what was changed of its model. What was edited by hand stays. */
  function changedApp(turn: Turn, changed: ChangedModel): Outcome {
    const texts = textsOf(turn);
    const { session, request, stack, language, files } = turn;
    if (!session.model) return byBlueprint(texts.noBlueprint);
    const isOtherStack = !isSameStack(stack, session.stack);
    if (!changed.ok && !(isOtherStack && mentionsStack.test(request.message))) {
      return bySaid(
        texts.notChanged(
          changed.reason[language],
          changed.suggestions.map((words) => words[language]),
        ),
      );
    }
    if (changed.ok && !isOtherStack && JSON.stringify(changed.model) === JSON.stringify(session.model)) {
      const said = told(turn, changed.changes, changed.model, changed.model).map((words) => words[language]);
      const unread = changed.unused && texts.unused(changed.unused, 'app');
      const notes = changed.assumptions?.map((words) => words[language]).join(' ');
      return byBlueprint(paragraphs(texts.alreadyLike(said), notes, unread));
    }
    const model = changed.ok ? withKeptNames(session.model, changed.model) : session.model;
    const base = blueprint.generate(session.model, session.stack);
    const merged = mergeProjects(base, files, blueprint.generate(model, stack));
    const changes = [
      ...(changed.ok
        ? told(turn, [...changed.changes, ...shownAfter(session.model, model)], session.model, model).map(
            (words) => words[language],
          )
        : []),
      ...(isOtherStack ? [texts.stackChanged(texts.stack(stack))] : []),
    ];
    const isWhole = !changed.ok || changed.unused === undefined || changed.unused.length === 0;
    const content = paragraphs(
      isWhole ? texts.modified(changes, session.version + 1) : texts.partlyModified(changes, session.version + 1),
      changed.ok ? changed.assumptions?.map((words) => words[language]).join(' ') : undefined,
      changed.ok && changed.unused !== undefined ? texts.unused(changed.unused, 'app') : undefined,
      merged.merged.length > 0 ? texts.kept(merged.merged.length) : undefined,
      merged.conflicts.length > 0 ? texts.conflicts(merged.conflicts) : undefined,
    );
    return byBlueprint(content, {
      actions: [{ type: 'project_updated' }, { type: 'create_preview' }],
      refused: merged.conflicts.map((path) => ({ path, reason: 'edited-by-hand' })),
      version: { files: merged.files, description: request.message, madeBy: 'blueprint', stack, model },
      session: { repairs: [] },
    });
  }

  return {
    /** A request for an app, or a change of the one that waits for its confirmation; undefined where it was not understood. */
    async require(turn: Turn): Promise<Outcome | undefined> {
      const { pending } = turn.session;
      const { message } = turn.request;
      const changed = pending?.model && (await blueprint.changeModel(pending.model, asAddition(message)));
      if (pending?.model && changed?.ok) {
        const changes = told(turn, changed.changes, pending.model, changed.model);
        return cardOf(turn, changed.model, pending.description, { ...changed, changes });
      }
      if (pending?.model && changed?.ok === false && !asksForNewApp(message)) {
        const { language, port } = turn;
        const suggestions = changed.suggestions.map((words) => words[language]);
        const kept = bySaid(textsOf(turn).requirementKept(changed.reason[language], suggestions));
        const { model, description, said, past, future } = pending;
        return port ? undefined : cardSaying(kept, turn, { model, description }, { said, past, future });
      }
      const read = await blueprint.readRequest(message, { today: today() });
      if (read.understood) return cardOf(turn, read.model, message, read);
      if (read.isTooLong && turn.port === undefined) return byBlueprint(tooLongToRead[turn.language]);
      const isBeyondRules = read.beyond !== undefined && turn.port === undefined;
      return isBeyondRules ? bySaid(textsOf(turn).outOfReach[read.beyond]) : undefined;
    },

    /** The card before or after the one that waits for its confirmation. */
    moveCard(turn: Turn, direction: Direction): Outcome {
      const move = cardMove(turn, direction);
      if (move === undefined) return nothingToMove(turn, direction);
      const { to, past, future } = move;
      const texts = textsOf(turn);
      const done = direction === 'undo' ? texts.undone(move.said) : texts.redone(move.said);
      const content = describeRequirement(to.model, turn.stack, {}, turn.language);
      return cardSaying(byBlueprint(paragraphs(done, content)), turn, to, { said: to.said, past, future });
    },

    generate(turn: Turn, model: AppModel, description: string): Outcome {
      const texts = textsOf(turn);
      const { session, stack, language } = turn;
      const number = session.version + 1;
      const files = blueprint.generate(model, stack);
      const name = model.name[language];
      return byBlueprint(texts.generated(name, files.size, number), {
        actions: [{ type: 'project_updated' }, { type: 'create_preview' }],
        confirms: session.pending?.message,
        version: { files, description: texts.firstVersion(name), madeBy: 'blueprint', stack, model },
        session: { pending: null, description, title: name, first_version: number, repairs: [] },
      });
    },

    /** Commands that were given to the app that is there. */
    command: (turn: Turn, commanded: Commanded): Outcome =>
      changedApp(turn, commanded.ok ? commanded : { ...commanded, suggestions: [] }),

    /** A change of the app that is there, as a sentence says it. */
    modify: async (turn: Turn): Promise<Outcome> =>
      turn.session.model
        ? changedApp(turn, await blueprint.changeModel(turn.session.model, asAddition(turn.request.message)))
        : byBlueprint(textsOf(turn).noBlueprint),
  };
}
