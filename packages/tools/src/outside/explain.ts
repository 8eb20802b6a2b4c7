import type { Language } from '@toolbench/kit/localized.ts';
import { shortened, type Detail, type Failure } from '@toolbench/kit/result.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const texts = { zh, en };

/** A failure with its words. */
export interface ExplainedFailure extends Failure {
  /** One sentence with the place in front, in the language of the call. */
  readonly message: string;
  /** What the steps of a recipe warned of before the one that failed. */
  readonly warnings?: readonly string[];
}

type Words = Readonly<Partial<Record<string, (detail: Detail) => string>>>;

type Texts = Readonly<Partial<Record<Language, { readonly errors?: Words }>>>;

/** A tool's texts, which lie in a room of their own or beside its other files. */
async function textsOf(tool: string, language: Language): Promise<Texts> {
  try {
    return (await (language === 'zh' ? import(`../${tool}/text/zh.ts`) : import(`../${tool}/text/en.ts`))) as Texts;
  } catch {
    return (await (language === 'zh' ? import(`../${tool}/text.zh.ts`) : import(`../${tool}/text.en.ts`))) as Texts;
  }
}

/** A tool's own words for its failures. They are loaded when something failed. */
const wordsOf = async (tool: string, language: Language): Promise<Words> =>
  (await textsOf(tool, language))[language]?.errors ?? {};

/** Puts a failure into words: the tool's own, else those for what goes wrong around it. */
export async function explainFailure(tool: string, failure: Failure, language: Language): Promise<ExplainedFailure> {
  const t = texts[language];
  const { code, detail = {}, place } = failure;
  const around: Words = t.errors;
  const words = (await wordsOf(tool, language))[code] ?? around[code];
  const said = words ? words(detail) : t.failed({ code });
  return { ...failure, message: place ? `${t.place(place.line, place.column)}${t.colon}${said}` : said };
}

/** Words for a call that names no action, or not the arguments that it takes. */
export function explainMisuse(code: keyof typeof zh.errors, given: Detail, language: Language): ExplainedFailure {
  const detail = shortened(given);
  return { ok: false, code, detail, message: texts[language].errors[code](detail) };
}

/** A step of a recipe as it stands in front of what is said of it. */
export function nameStep(step: number, language: Language, name = ''): string {
  return texts[language].step(step, name);
}

/** The same failure, with the step of a recipe that it happened in put in front. */
export function inStep(failure: ExplainedFailure, step: number, language: Language, name = ''): ExplainedFailure {
  const { message, detail } = failure;
  return { ...failure, detail: { ...detail, step }, message: nameStep(step, language, name) + message };
}
