import type { Language } from '@toolbench/kit/localized.ts';
import type { Field } from './engine/contents/field.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const texts = { zh, en };

interface FieldInWords {
  readonly code?: string;
  readonly name: string;
  readonly value: string;
  readonly written?: string;
  /** What is wrong with it. */
  readonly problem?: string;
}

/** A part of a text in one language, as pages, the command line and agents have it. */
export function fieldInWords({ code, name, value, written, problem }: Field, language: Language): FieldInWords {
  return {
    ...(code !== undefined && { code }),
    name: name[language],
    value,
    ...(written !== undefined && { written: typeof written === 'string' ? written : written[language] }),
    ...(problem && { problem: texts[language].fieldProblems[problem.code](problem.detail ?? {}) }),
  };
}
