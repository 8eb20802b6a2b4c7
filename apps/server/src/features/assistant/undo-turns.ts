import { isDeepStrictEqual } from 'node:util';
import { limits } from '@toolbench/contracts/limits.ts';
import { changeLine, changesAt } from '@toolbench/lab/assistant/conversation/change-line.ts';
import type { Commanded } from '@toolbench/lab/assistant/model/commands.ts';
import { rememberingNames } from '@toolbench/lab/assistant/model/kept-names.ts';
import type { AssistantParts } from './parts.ts';
import type { CardStep, StoredSession } from './stored.ts';
import { byBlueprint, textsOf, type Outcome, type Turn } from './turn.ts';

/** The cards before and after the one that is shown. */
export type CardLine = Pick<NonNullable<StoredSession['pending']>, 'said' | 'past' | 'future'>;

export type Direction = 'undo' | 'redo';

/** Where undoing or redoing leads on the card that waits for its confirmation. */
interface CardMove {
  readonly to: CardStep;
  /** The sentence whose change is taken away or made again. */
  readonly said: string;
  readonly past: readonly CardStep[];
  readonly future: readonly CardStep[];
}

/** The turn on the card as a person edited it. The edits are a step of their own, told in words, which can be undone. */
export function withCardEdits(turn: Turn, commanded: Extract<Commanded, { ok: true }> | undefined): Turn {
  const { pending } = turn.session;
  const requirement = commanded?.model ?? turn.request.requirement;
  if (!pending?.model || !requirement || isDeepStrictEqual(requirement, pending.model)) return turn;
  const said = commanded?.changes.map((words) => words[turn.language]).join(' · ') ?? textsOf(turn).cardEdited;
  const edited = { ...pending, ...lineAfter(turn.session, said), model: requirement, future: [] };
  return { ...turn, session: { ...turn.session, pending: edited } };
}

/** The cards before the one that a change makes. What could be redone ends with it. */
export function lineAfter({ pending }: Turn['session'], said: string): CardLine {
  if (!pending?.model) return { said };
  const { model, description, said: before = description, past = [] } = pending;
  return { said, past: [...past, { model, description, said: before }].slice(-limits.assistant.undoSteps) };
}

/** The step that a card takes; undefined where there is none in this direction. */
export function cardMove(turn: Turn, direction: Direction): CardMove | undefined {
  const { pending } = turn.session;
  if (!pending?.model) return undefined;
  const { past = [], future = [], model, description, said = description } = pending;
  const now: CardStep = { model, description, said };
  const to = direction === 'undo' ? past.at(-1) : future[0];
  if (to === undefined) return undefined;
  return direction === 'undo'
    ? { to, said, past: past.slice(0, -1), future: [now, ...future] }
    : { to, said: to.said, past: [...past, now], future: future.slice(1) };
}

export const nothingToMove = (turn: Turn, direction: Direction): Outcome =>
  byBlueprint(direction === 'undo' ? textsOf(turn).nothingToUndo : textsOf(turn).nothingToRedo);

/** The model of a version that is made anew, which forgets no name that was used since. */
export const restoredModel = (session: Pick<StoredSession, 'model'>, { model }: Pick<StoredSession, 'model'>) =>
  session.model && model ? rememberingNames(session.model, model) : model;

/** Goes one change of the project back or forward, by a new version that repeats the one it leads to. */
export async function moveVersion(
  turn: Turn,
  direction: Direction,
  store: Pick<AssistantParts['store'], 'versions' | 'files'>,
): Promise<Outcome> {
  const { id } = turn.session;
  const versions = await store.versions(id);
  const steps = versions.map(({ version, restored_from }) => ({
    number: version,
    restoredFrom: restored_from ?? undefined,
  }));
  const inOrder = steps.toReversed();
  const number = changeLine(inOrder)[direction];
  const target = versions.find(({ version }) => version === number);
  const files = target && (await store.files(id, target.version));
  if (!target || !files) return nothingToMove(turn, direction);
  const texts = textsOf(turn);
  const { undone, redone } = changesAt(inOrder);
  const changed = direction === 'undo' ? undone : redone;
  const said = versions.find(({ version }) => version === changed)?.description ?? '';
  const content = direction === 'undo' ? texts.undone(said) : texts.redone(said);
  const { stack } = target;
  const model = restoredModel(turn.session, target);
  return byBlueprint(content, {
    actions: [{ type: 'project_updated' }, { type: 'create_preview' }],
    version: { files, description: content, madeBy: 'restore', restoredFrom: target.version, stack, model },
    session: { repairs: [] },
  });
}

/** Makes a version anew that a message wants back. */
export async function restoreVersion(
  turn: Turn,
  number: number,
  store: Pick<AssistantParts['store'], 'version' | 'files'>,
): Promise<Outcome> {
  const { id, version: latest } = turn.session;
  const texts = textsOf(turn);
  if (number === latest) return byBlueprint(texts.alreadyAt(number));
  const [target, files] = await Promise.all([store.version(id, number), store.files(id, number)]);
  if (!target || !files) return byBlueprint(texts.noSuchVersion(number, latest));
  if (isDeepStrictEqual(files, turn.files)) return byBlueprint(texts.sameAsVersion(number));
  const { stack } = target;
  const model = restoredModel(turn.session, target);
  const content = texts.restored(number);
  return byBlueprint(content, {
    actions: [{ type: 'project_updated' }, { type: 'create_preview' }],
    version: { files, description: content, madeBy: 'restore', restoredFrom: number, stack, model },
    session: { repairs: [] },
  });
}
