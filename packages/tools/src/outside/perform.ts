import type { EngineContext } from '@toolbench/kit/context.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { notUtf8 } from '@toolbench/kit/encodings/charset.ts';
import type { Failure, Result, Success } from '@toolbench/kit/result.ts';
import { findTool } from '../registry.ts';
import { explainFailure, explainMisuse, type ExplainedFailure } from './explain.ts';

/** One call of an action, checked before (see arguments.ts). */
export interface Job {
  readonly tool: string;
  /** Its name in the definition. */
  readonly action: string;
  readonly input: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: Language;
}

/** What an action gave to a reader who sees no page, or why it did not, in words. */
export type Outcome = Success<unknown> | ExplainedFailure;

type Perform = (input: unknown, options: unknown, context: EngineContext) => Result<unknown> | Promise<Result<unknown>>;
type Present = (value: unknown, call: unknown) => unknown;

/** Loads what a tool's actions need, so that the time that takes is not the action's. */
export async function loadTool(key: string): Promise<void> {
  const tool = findTool(key);
  await Promise.all([tool?.engine?.(), tool?.outside?.()]);
}

/** Carries a job out: the engine's work, and its result as the definition says. Throws where there is no such action. */
export async function perform(job: Job, context: EngineContext): Promise<Outcome> {
  const { tool: key, action, input, options, language } = job;
  const engine = (await findTool(key)?.engine?.())?.engine;
  const work = engine?.[action] as Perform | undefined;
  if (!work || !Object.hasOwn(engine ?? {}, action)) throw new Error(`no action ${key}/${action}`);
  const empty = findTool(key)?.actions[action]?.needs?.find((name) => options[name] === '');
  if (empty !== undefined) return explainMisuse('empty-argument', { name: empty }, language);
  const done = await work(input, options, context);
  const result = done.ok ? (misread(job) ?? done) : done;
  return result.ok ? presentOutside(job, result.value) : explainFailure(key, result, language);
}

/**
 * Where an action read U+FFFD for bytes of its input, which are not UTF-8, and so worked on another text. An action that
 * refused them by itself has the better words, so this is asked afterwards.
 */
function misread({ tool, action, input }: Job): Failure | undefined {
  const { input: kind, takesAnyEncoding } = findTool(tool)?.actions[action] ?? {};
  if (takesAnyEncoding || (kind !== 'text' && kind !== 'pair')) return undefined;
  const texts = kind === 'pair' ? Object.entries(input as object) : [['', input]];
  for (const [side, text] of texts as readonly [string, unknown][]) {
    const bad = text instanceof Uint8Array ? notUtf8(text) : undefined;
    if (bad) return { ...bad, detail: { ...bad.detail, ...(side !== '' && { side }) } };
  }
  return undefined;
}

/**
 * What an engine gave, as its definition says for readers who see no page of the tool; with `isPage` in the words of
 * another page, which shows no names of the command line.
 */
export async function presentOutside(job: Job, value: unknown, isPage = false): Promise<Outcome> {
  const { tool, action, input, options, language } = job;
  const outside = (await findTool(tool)?.outside?.())?.outside;
  if (!outside || !Object.hasOwn(outside, action)) throw new Error(`nothing is said of ${tool}/${action}`);
  const present = outside[action].present as Present | undefined;
  return { ok: true, value: present ? present(value, { input, options, language, isPage }) : value };
}
