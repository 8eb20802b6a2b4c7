import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';

/** What stays the same when an error comes back: not its line, its numbers or where a preview happens to run. */
const essence = ({ from, message, path = '' }: Finding) =>
  `${from} ${path} ${message
    .replace(/https?:\/\/\S+/g, '')
    .replace(/0x[\da-f]+|\d+/gi, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()}`;

/** Equal for findings that tell of the same errors, in whatever order and however often. */
export function signatureOf(findings: readonly Finding[]): string {
  return [...new Set(findings.map(essence))].sort().join('\n');
}
