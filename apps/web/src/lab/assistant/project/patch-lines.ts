import { unifiedPatch } from '@toolbench/tools/diff/engine/patch/unified-patch.ts';

/** A line of a patch as it is written, with its sign. */
interface PatchLine {
  readonly kind: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
}

const kinds: Readonly<Record<string, PatchLine['kind']>> = { '+': 'added', '-': 'removed', '@': 'gap' };
const contextLines = 3;

/** What changed between two texts, with three lines around each change: a unified diff without its head. */
export function patchLines(path: string, before: string, after: string): PatchLine[] {
  const encoder = new TextEncoder();
  const patch = unifiedPatch(encoder.encode(before), encoder.encode(after), path, contextLines);
  const lines = new TextDecoder().decode(patch).split('\n');
  const first = lines.findIndex((line) => line.startsWith('@@'));
  return lines
    .slice(Math.max(first, 0))
    .filter((line) => line !== '')
    .map((text) => ({ kind: kinds[text.charAt(0)] ?? 'same', text }));
}
