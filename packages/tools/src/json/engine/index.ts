import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { placeOf, type Text } from '@toolbench/kit/text.ts';
import { query, search, toSchema, toTypescript, toYaml, tree, type DocumentCode } from './document-actions.ts';
import type { WrittenFromYaml } from './convert/from-yaml.ts';
import type { FromYamlCode } from './convert/yaml-document.ts';
import type { OpenCode } from './read/opened.ts';
import type { QueryCode } from './query/query.ts';
import { compress, expand, format, repair, validate, type Chosen, type LayoutCode } from './rewrite-actions.ts';
import { checkBySchema, type SchemaCode } from './query/schema-check.ts';
import { readString, type SourceCode } from './read/source.ts';
import { escapedSize, escapeText, unescapeText } from './read/string-literal.ts';

export type ErrorCode =
  | DocumentCode
  | QueryCode
  | SchemaCode
  | LayoutCode
  | FromYamlCode
  | 'duplicate-keys'
  | 'not-repairable'
  | 'not-escaped'
  | 'escaped-too-large';

/** Any text as a JSON string. */
function escape(
  input: Text,
  { ascii }: Chosen<'ascii'>,
): Result<{ readonly text: string }, SourceCode | 'utf-8' | 'escaped-too-large'> {
  const text = readString(input);
  if (!text.ok) return text;
  const characters = ascii ? 'ascii' : 'any';
  const bytes = escapedSize(text.value, characters);
  const most = limits.json.escapedBytes;
  return bytes > most ? fail('escaped-too-large', { bytes, most }) : ok({ text: escapeText(text.value, characters) });
}

/** The text that a JSON string, with or without its quotation marks, stands for. */
function unescape(input: Text): Result<{ readonly text: string }, SourceCode | 'utf-8' | 'not-escaped'> {
  const literal = readString(input);
  if (!literal.ok) return literal;
  const text = unescapeText(literal.value);
  return typeof text === 'string' ? ok({ text }) : fail('not-escaped', undefined, placeOf(literal.value, text.wrongAt));
}

/** The library that reads YAML is larger than all other actions together, so it is loaded with the first use. */
async function fromYaml(
  input: Text,
  chosen: Chosen<'indent'>,
  context: EngineContext,
): Promise<Result<WrittenFromYaml, OpenCode | LayoutCode | FromYamlCode>> {
  const { readYaml } = await import('./convert/from-yaml.ts');
  return readYaml(input, chosen, context);
}

export const engine = {
  format,
  compress,
  validate,
  repair,
  expand,
  query,
  'check-schema': checkBySchema,
  tree,
  search,
  'to-yaml': toYaml,
  'from-yaml': fromYaml,
  'to-typescript': toTypescript,
  'to-schema': toSchema,
  escape,
  unescape,
} satisfies EngineActions;
export type Engine = typeof engine;
