import type { InputKind, OutputKind } from '@toolbench/kit/define-tool.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { textToBytes, textToString, type Text } from '@toolbench/kit/text.ts';
import { inStep, nameStep } from './explain.ts';
import type { Job, Outcome } from './perform.ts';
import { warningsOf } from './print.ts';
import type { ReadRecipe } from './read-recipe.ts';

interface RecipeParts {
  /** Carries out one action with its limits: in a worker of the page, of the command line or of the server. */
  readonly run: (job: Job) => Promise<Outcome>;
  readonly language: Language;
  /** Told of every finished step, from 1, so that its result can be shown before the last one is there. */
  readonly onStep?: (step: number, outcome: Outcome) => void;
}

/**
 * Runs the steps of a recipe one after the other, each on what the one before gave, and answers the last one's outcome
 * with the warnings of all steps; the first failure ends it and says in which step it happened.
 */
export async function runRecipe(
  { steps }: ReadRecipe,
  input: Text | undefined,
  { run, language, onStep }: RecipeParts,
): Promise<Outcome> {
  /** The recipe's input, then what each step gave. */
  const texts: Text[] = [input ?? ''];
  const warnings: string[] = [];
  let last: Outcome = { ok: true, value: {} };
  for (const [index, { called, options, compareWith }] of steps.entries()) {
    const { tool, name, action } = called;
    const given = await run({
      tool: tool.key,
      action: name,
      input: asInput(action.input, texts[index], texts[compareWith]),
      options,
      language,
    });
    const outcome = given.ok ? given : inStep(given, index + 1, language, action.label[language]);
    onStep?.(index + 1, outcome);
    if (!outcome.ok) return warnings.length > 0 ? { ...outcome, warnings } : outcome;
    texts.push(carriedOn(outcome.value, action.output));
    // Every text is as large as a file may be: what no further step compares with is let go.
    const needed = steps.slice(index + 1).filter((step) => step.called.action.input === 'pair');
    for (let at = 0; at <= index; at += 1) if (!needed.some((step) => step.compareWith === at)) texts[at] = '';
    const prefix = nameStep(index + 1, language, action.label[language]);
    warnings.push(...warningsOf(outcome.value).map((warning) => prefix + warning));
    last = outcome;
  }
  return warnings.length > 0 ? { ok: true, value: { ...(last.value as object), warnings } } : last;
}

/** Bytes are copied: whoever carries the action out may take what it is given for itself. */
const own = (text: Text): Text => (typeof text === 'string' ? text : text.slice());

function asInput(kind: InputKind, text: Text, other: Text): unknown {
  if (kind === 'none') return undefined;
  if (kind === 'pair') return { left: own(other), right: own(text) };
  return kind === 'bytes' ? textToBytes(own(text)) : own(text);
}

/** What the next step works on: a text or bytes as they are, figures and lists as JSON. */
export function carriedOn(value: unknown, output: OutputKind): Text {
  const { text, bytes } = value as { readonly text?: unknown; readonly bytes?: unknown };
  if (output !== 'text' && bytes instanceof Uint8Array) return bytes;
  if (typeof text === 'string' || text instanceof Uint8Array) return text;
  return JSON.stringify(value, written, 2);
}

/** Bytes within a result: those of a file as Base64, others as the UTF-8 text they are. */
function written(name: string, value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  return name === 'bytes' ? encodeBase64(value) : textToString(value);
}
