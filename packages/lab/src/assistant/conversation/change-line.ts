/** A version of a project, by its number; `restoredFrom` is the one it repeats. */
interface VersionStep {
  readonly number: number;
  readonly restoredFrom?: number | undefined;
}

/** The versions that a step back and a step forward lead to, and the one whose change a step back takes away. */
interface ChangeLine {
  readonly now?: number;
  readonly undo?: number;
  readonly redo?: number;
}

/** A step of the line: the version whose files it has, and the one that made it, which may have restored them. */
interface Step {
  readonly origin: number;
  readonly by: number;
}

function lineOf(versions: readonly VersionStep[]): { line: readonly Step[]; at: number } {
  const origins = new Map<number, number>();
  let line: Step[] = [];
  let at = -1;
  for (const { number, restoredFrom } of versions) {
    const origin = restoredFrom === undefined ? number : (origins.get(restoredFrom) ?? restoredFrom);
    origins.set(number, origin);
    if (restoredFrom !== undefined && at > 0 && line[at - 1]?.origin === origin) at -= 1;
    else if (restoredFrom !== undefined && line[at + 1]?.origin === origin) at += 1;
    else {
      line = [...line.slice(0, at + 1), { origin, by: number }];
      at += 1;
    }
  }
  return { line, at };
}

/**
 * Where a project stands in the line of its changes. Undoing makes a version that repeats an earlier one, so the line is read
 * from the versions alone, in the order they were made: whoever repeats the step before has gone back, whoever repeats the
 * step after has gone forward, and everything else is a change, which ends what could be redone.
 */
export function changeLine(versions: readonly VersionStep[]): ChangeLine {
  const { line, at } = lineOf(versions);
  const [now, undo, redo] = [line[at]?.origin, line[at - 1]?.origin, line[at + 1]?.origin];
  return {
    ...(now !== undefined && { now }),
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
  };
}

/** The versions that made the changes which a step back takes away and a step forward makes again; a restored version is one. */
export function changesAt(versions: readonly VersionStep[]): {
  undone: number | undefined;
  redone: number | undefined;
} {
  const { line, at } = lineOf(versions);
  return { undone: line[at]?.by, redone: line[at + 1]?.by };
}
