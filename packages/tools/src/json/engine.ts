import type { EngineActions } from '../define-tool.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import { placeOf, type Text } from '../kit/text.ts';
import { query, search, toSchema, toTypescript, toYaml, tree, type DocumentCode } from './document-actions.ts';
import type { QueryCode } from './query.ts';
import { compress, expand, format, repair, validate, type Chosen, type LayoutCode } from './rewrite-actions.ts';
import { readString, type SourceCode } from './source.ts';
import { escapeText, unescapeText } from './string-literal.ts';

export type ErrorCode = DocumentCode | QueryCode | LayoutCode | 'duplicate-keys' | 'not-repairable' | 'not-escaped';

/** Any text as a JSON string. */
function escape(input: Text, { ascii }: Chosen<'ascii'>): Result<{ readonly text: string }, SourceCode | 'utf-8'> {
  const text = readString(input);
  return text.ok ? ok({ text: escapeText(text.value, ascii ? 'ascii' : 'any') }) : text;
}

/** The text that a JSON string, with or without its quotation marks, stands for. */
function unescape(input: Text): Result<{ readonly text: string }, SourceCode | 'utf-8' | 'not-escaped'> {
  const literal = readString(input);
  if (!literal.ok) return literal;
  const text = unescapeText(literal.value);
  return typeof text === 'string' ? ok({ text }) : fail('not-escaped', undefined, placeOf(literal.value, text.wrongAt));
}

export const engine = {
  format,
  compress,
  validate,
  repair,
  expand,
  query,
  tree,
  search,
  'to-yaml': toYaml,
  'to-typescript': toTypescript,
  'to-schema': toSchema,
  escape,
  unescape,
} satisfies EngineActions;
export type Engine = typeof engine;
