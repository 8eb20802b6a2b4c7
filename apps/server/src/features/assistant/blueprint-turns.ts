import type { AppModel } from '@toolbench/contracts/app-model.ts';
import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import {
  describeRequirement,
  type RequirementNotes,
} from '@toolbench/lab/assistant/conversation/describe-requirement.ts';
import { asksForNewApp } from '@toolbench/lab/assistant/conversation/intent.ts';
import { mergeProjects } from '@toolbench/lab/assistant/conversation/merge-projects.ts';
import type { Clock } from '../../ports.ts';
import { byBlueprint, paragraphs, textsOf, type Outcome, type Turn } from './turn.ts';

const isSameStack = (a: TechStack, b: TechStack) =>
  a.language === b.language && a.framework === b.framework && a.database === b.database;
const mentionsStack = /技术栈|框架|数据库|语言|stack|framework|react|vue|express|fastapi|sqlite|mysql|postgres|mongo/i;

/** The card that shows what was understood and asks for a confirmation. */
function cardOf(turn: Turn, model: AppModel, description: string, notes: RequirementNotes): Outcome {
  return cardSaying(describeRequirement(model, turn.stack, notes, turn.language), turn, model, description);
}

function cardSaying(content: string, turn: Turn, model: AppModel, description: string): Outcome {
  const message = turn.session.last_message + 1;
  return byBlueprint(content, {
    requirement: model,
    requiresConfirmation: true,
    actions: [{ type: 'confirm_requirement' }],
    session: { pending: { description, model, message }, stack: turn.stack },
  });
}

/** What the embedded engine answers: rules and templates, no model, always the same for the same. */
export function createBlueprintTurns(blueprint: BlueprintEngine, clock: Clock) {
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);
  return {
    /** A request for an app, or a change of the one that waits for its confirmation; undefined where it was not understood. */
    require(turn: Turn): Outcome | undefined {
      const { pending } = turn.session;
      const { message } = turn.request;
      const changed = pending?.model && blueprint.changeModel(pending.model, message);
      if (pending && changed?.ok) return cardOf(turn, changed.model, pending.description, changed);
      if (pending?.model && changed?.ok === false && !asksForNewApp(message)) {
        const { language, port } = turn;
        const suggestions = changed.suggestions.map((words) => words[language]);
        const content = textsOf(turn).requirementKept(changed.reason[language], suggestions);
        return port ? undefined : cardSaying(content, turn, pending.model, pending.description);
      }
      const read = blueprint.readRequest(message, { today: today() });
      return read.understood ? cardOf(turn, read.model, message, read) : undefined;
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

    /** A change of the app that is there. What was edited by hand stays. */
    modify(turn: Turn): Outcome {
      const texts = textsOf(turn);
      const { session, request, stack, language, files } = turn;
      if (!session.model) return byBlueprint(texts.noBlueprint);
      const changed = blueprint.changeModel(session.model, request.message);
      const isOtherStack = !isSameStack(stack, session.stack);
      if (!changed.ok && !(isOtherStack && mentionsStack.test(request.message))) {
        return byBlueprint(
          texts.notChanged(
            changed.reason[language],
            changed.suggestions.map((words) => words[language]),
          ),
        );
      }
      const model = changed.ok ? changed.model : session.model;
      const base = blueprint.generate(session.model, session.stack);
      const merged = mergeProjects(base, files, blueprint.generate(model, stack));
      const changes = [
        ...(changed.ok ? changed.changes.map((words) => words[language]) : []),
        ...(isOtherStack ? [texts.stackChanged(texts.stack(stack))] : []),
      ];
      const content = paragraphs(
        texts.modified(changes, session.version + 1),
        changed.ok ? changed.assumptions?.map((words) => words[language]).join(' ') : undefined,
        changed.ok && changed.unused !== undefined ? texts.unused(changed.unused) : undefined,
        merged.merged.length > 0 ? texts.kept(merged.merged.length) : undefined,
        merged.conflicts.length > 0 ? texts.conflicts(merged.conflicts) : undefined,
      );
      return byBlueprint(content, {
        actions: [{ type: 'project_updated' }, { type: 'create_preview' }],
        refused: merged.conflicts.map((path) => ({ path, reason: 'edited-by-hand' })),
        version: { files: merged.files, description: request.message, madeBy: 'blueprint', stack, model },
        session: { repairs: [] },
      });
    },
  };
}
