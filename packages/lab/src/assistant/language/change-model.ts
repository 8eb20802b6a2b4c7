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
import { addCommand, changeCommand, removeCommand } from './change/word-commands.ts';
import { changeExamples } from './capabilities.ts';
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
  for (const clause of clauses) {
    const outcome = changeOnce(next, clause);
    if (!outcome.ok) return outcome;
    next = outcome.model;
    changes.push(...outcome.changes);
  }
  const [problem] = checkModel(next);
  return problem === undefined ? { ok: true, model: next, changes } : refuse(problem);
}
