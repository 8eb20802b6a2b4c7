import type { AppModel, Bilingual } from '@toolbench/contracts/app-model.ts';
import {
  colourCommand,
  featureCommand,
  languageCommand,
  nameCommand,
  orderCommand,
  seedCommand,
} from './change/app-commands.ts';
import { clausesOf } from './change/clauses.ts';
import { relationCommand } from './change/entity-commands.ts';
import { flagCommand } from './change/field-commands.ts';
import { both, refuse, type Command, type Outcome } from './change/outcome.ts';
import { showCommand } from './change/page-commands.ts';
import { changeCommand } from './change/rename-commands.ts';
import { addCommand, removeCommand } from './change/word-commands.ts';
import { changeExamples } from './change-examples.ts';
import { checkModel } from './check-model.ts';
import { normalise } from './read/normalise.ts';

/** In the order in which they are tried: what is worded most narrowly comes first. */
const commands: readonly Command[] = [
  seedCommand,
  languageCommand,
  nameCommand,
  orderCommand,
  flagCommand,
  colourCommand,
  featureCommand,
  relationCommand,
  showCommand,
  addCommand,
  removeCommand,
  changeCommand,
];

const mostClauses = 12;

/** Where a clause that is not understood as a whole may consist of two. */
const joints = /[,、]\s*|并且?|然后|而且|\s+and\s+/giu;

/** The clause as a whole, else in two parts of which each is understood as a whole. */
function changeClause(model: AppModel, clause: string): Outcome {
  const whole = changeOnce(model, clause);
  if (whole.ok) return whole;
  for (const joint of clause.matchAll(joints)) {
    const first = changeOnce(model, clause.slice(0, joint.index).trim());
    if (!first.ok) continue;
    const second = changeOnce(first.model, clause.slice(joint.index + joint[0].length).trim());
    if (second.ok) return { ...second, changes: [...first.changes, ...second.changes] };
  }
  return whole;
}

function changeOnce(model: AppModel, clause: string): Outcome {
  for (const command of commands) {
    const outcome = command(model, clause);
    if (outcome !== undefined) return outcome;
  }
  return refuse(
    both(`没有看懂“${short(clause)}”。`, `“${short(clause)}” was not understood.`),
    ...changeExamples(model),
  );
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Changes a model as a sentence in Chinese or English wishes. Each wish of the sentence must be understood as a whole, and
 * all of them together, or nothing is changed and the reason says what was not clear. Never throws.
 */
export function changeModel(model: AppModel, sentence: string): Outcome {
  const clauses = clausesOf(normalise(sentence));
  if (clauses.length === 0)
    return refuse(both('没有写要改什么。', 'It is not said what to change.'), ...changeExamples(model));
  if (clauses.length > mostClauses) {
    return refuse(both(`一次最多改 ${mostClauses} 处。`, `At most ${mostClauses} changes at once.`));
  }
  let next = model;
  const changes: Bilingual[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at] ?? '';
    const alone = changeClause(next, clause);
    const following = clauses[at + 1];
    const joined = alone.ok || following === undefined ? undefined : changeOnce(next, `${clause},${following}`);
    if (joined?.ok === true) at += 1;
    const outcome = joined?.ok === true ? joined : alone;
    if (!outcome.ok) return outcome;
    next = outcome.model;
    changes.push(...outcome.changes);
  }
  const [problem] = checkModel(next);
  return problem === undefined ? { ok: true, model: next, changes } : refuse(problem);
}
