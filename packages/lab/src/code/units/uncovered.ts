import { limits } from '@toolbench/contracts/limits.ts';
import type { Mark } from './capture.ts';
import type { CodeUnit } from './code-unit.ts';
import type { SourceLines } from './source-lines.ts';

interface Range {
  readonly firstLine: number;
  readonly lastLine: number;
}

export const unitOfLines = (range: Range): CodeUnit => ({ kind: 'lines', ...range, calls: [], complexity: 1 });

/** Lines that nobody looks for: empty ones, imports, and what only closes a bracket. */
function quietLines(lines: SourceLines, marks: readonly Mark[]): (line: number) => boolean {
  const imports = new Set<number>();
  for (const { kind, start, end } of marks) {
    if (kind !== 'import' && kind !== 'imported') continue;
    for (let line = lines.lineAt(start); line <= lines.lineAt(end); line += 1) imports.add(line);
  }
  return (line) => imports.has(line) || /^[\s{}()[\];,]*$/.test(lines.slice(line, line));
}

/**
 * What lies outside of every function and class: constants, settings, the script at the end of a file; in windows of
 * lines at most as long as any other.
 */
export function uncoveredUnits(
  lines: SourceLines,
  covered: readonly Range[],
  marks: readonly Mark[],
): readonly CodeUnit[] {
  const isQuiet = quietLines(lines, marks);
  const isCovered = new Uint8Array(lines.count + 2);
  for (const { firstLine, lastLine } of covered) isCovered.fill(1, firstLine, lastLine + 1);
  const units: CodeUnit[] = [];
  let first = 0;
  let last = 0;
  const finish = () => {
    if (first > 0) units.push(unitOfLines({ firstLine: first, lastLine: last }));
    first = 0;
  };
  for (let line = 1; line <= lines.count; line += 1) {
    if (isCovered[line] === 1) finish();
    else if (!isQuiet(line)) {
      if (first > 0 && line - first >= limits.code.windowLines) finish();
      if (first === 0) first = line;
      last = line;
    }
  }
  finish();
  return units;
}
