import type { DecodedEntry, UlidFields } from './decode.ts';
import type { UuidFields } from './uuid-fields.ts';

/** Decoded identifiers as tab-separated values with a head line; wrong ones are left out. */
export function decodedTable(entries: readonly DecodedEntry[]): string {
  const lines = entries.flatMap(({ result }) => (result.ok ? [cellsOf(result.value).join('\t')] : []));
  return `${['id', 'version', 'variant', 'time', 'clock_sequence', 'node'].join('\t')}\n${lines.join('\n')}\n`;
}

function cellsOf(fields: UuidFields | UlidFields): readonly (string | number)[] {
  if (fields.kind === 'ulid') return [fields.id, 'ulid', '', fields.time, '', ''];
  const { id, version = '', variant, time = '', clockSequence = '', node = '' } = fields;
  return [id, version, variant, time, clockSequence, node];
}
