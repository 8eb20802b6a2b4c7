import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { outputCharacters } from '../limits.ts';
import { createPlaceFinder } from './lines.ts';
import { describe } from './match.ts';
import { createMarks, type Marks } from '../marks.ts';
import { createProgress } from '../progress.ts';
import { expand, parseReplacement } from './replacement.ts';
import { groupsOf, matchesOf } from './search.ts';

export const extractFormats = ['list', 'json', 'csv'] as const;
export type ExtractFormat = (typeof extractFormats)[number];

export interface Extracted {
  readonly text: Text;
  /** Matches written out. */
  readonly count: number;
  readonly marks: Marks;
}

interface Layout {
  readonly opening: string;
  readonly separator: string;
  readonly closing: string;
  row(found: RegExpExecArray): string;
}

/**
 * Writes every match out: as a list by a template in the language of replacements, as a JSON array of
 * {match, index, line, groups, namedGroups}, or as RFC 4180 CSV with one column per group.
 */
export function extract(
  regex: RegExp,
  text: string,
  format: ExtractFormat,
  template: string,
  context: EngineContext,
): Result<Extracted, 'result-too-large'> {
  const layout = layoutOf(format, regex, text, template);
  const progress = createProgress(context);
  const { marks, add: mark } = createMarks(text);
  let rows = '';
  let count = 0;
  const soFar = (): Extracted => ({ text: layout.opening + rows + layout.closing, count, marks });
  for (const found of matchesOf(regex, text)) {
    rows += (count === 0 ? '' : layout.separator) + layout.row(found);
    if (rows.length > outputCharacters) return fail('result-too-large', { limit: outputCharacters });
    count += 1;
    mark(found.index, found.index + found[0].length);
    progress.found(count, found.index / (text.length + 1), soFar);
  }
  return ok(count === 0 ? { text: '', count, marks } : soFar());
}

function layoutOf(format: ExtractFormat, regex: RegExp, text: string, template: string): Layout {
  if (format === 'json') return jsonLayout(text);
  return format === 'csv' ? csvLayout(regex) : listLayout(regex, text, template);
}

function listLayout(regex: RegExp, text: string, template: string): Layout {
  const parts = parseReplacement(template, groupsOf(regex), 'escapes');
  return { opening: '', separator: '\n', closing: '', row: (found) => expand(parts, found, text) };
}

function jsonLayout(text: string): Layout {
  const placeAt = createPlaceFinder(text);
  return {
    opening: '[\n',
    separator: ',\n',
    closing: '\n]',
    row: (found) => {
      const { match, index, line, groups, namedGroups } = describe(found, placeAt, String);
      return `  ${JSON.stringify({ match, index, line, groups, namedGroups })}`;
    },
  };
}

function csvLayout(regex: RegExp): Layout {
  const header = ['match', 'index', ...groupColumns(regex)];
  return {
    opening: `${header.map(csvField).join(',')}\r\n`,
    separator: '\r\n',
    closing: '\r\n',
    row: (found) => [found[0], String(found.index), ...found.slice(1)].map(csvField).join(','),
  };
}

/** A name where the group has one, else its number. */
function groupColumns(regex: RegExp): string[] {
  const { count, names } = groupsOf(regex);
  const columns = Array.from({ length: count }, (_, group) => `$${group + 1}`);
  return names.length === count ? [...names] : columns;
}

/** RFC 4180, 2.5 to 2.7. */
function csvField(value: string | undefined): string {
  const text = value ?? '';
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
