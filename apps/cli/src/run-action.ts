import type { EngineContext } from '@toolbench/tools/kit/context.ts';
import type { ToolDefinition } from '@toolbench/tools/define-tool.ts';
import type { Language } from '@toolbench/tools/kit/localized.ts';
import type { Detail, Failure, Result } from '@toolbench/tools/kit/result.ts';
import { engineContext } from './engine-context.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const texts = { zh, en };

/** An action as the registry knows it; option values were checked against their descriptions. */
type Perform = (input: unknown, options: unknown, context: EngineContext) => Result<unknown> | Promise<Result<unknown>>;

/** Runs an action of a tool. */
export async function runAction(
  tool: ToolDefinition,
  action: string,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
): Promise<Result<unknown>> {
  const module = await tool.engine?.();
  const perform = module?.engine[action] as Perform | undefined;
  if (!perform) throw new Error(`no engine action ${tool.key}/${action}`);
  return perform(input, options, engineContext);
}

interface ToolTexts {
  readonly errors?: Readonly<Record<string, (detail: Detail) => string>>;
}

async function toolTexts(key: string, language: Language): Promise<ToolTexts> {
  if (language === 'zh') {
    const { zh: words } = (await import(`../../../packages/tools/src/${key}/text.zh.ts`)) as { zh: ToolTexts };
    return words;
  }
  const { en: words } = (await import(`../../../packages/tools/src/${key}/text.en.ts`)) as { en: ToolTexts };
  return words;
}

/** A failure in words, with its place. */
export async function explainFailure(tool: ToolDefinition, failure: Failure, language: Language): Promise<string> {
  const t = texts[language];
  const words = (await toolTexts(tool.key, language)).errors?.[failure.code];
  const message = words ? words(failure.detail ?? {}) : t.errors.failed({ code: failure.code });
  const { place } = failure;
  return place ? `${t.place(place.line, place.column)}: ${message}` : message;
}
