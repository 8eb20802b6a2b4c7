import type { ProjectFile } from '@toolbench/contracts/code.ts';

export type FileUnit = ProjectFile['units'][number];

/** The innermost function, method or class that a line belongs to. */
export function unitAt(units: readonly FileUnit[], line: number): FileUnit | null {
  let found: FileUnit | null = null;
  for (const unit of units) {
    if (unit.start_line > line || unit.end_line < line) continue;
    // Units nest, so the one that begins last is the innermost.
    if (!found || unit.start_line >= found.start_line) found = unit;
  }
  return found;
}
