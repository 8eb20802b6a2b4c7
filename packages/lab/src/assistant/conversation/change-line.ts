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

/**
 * Where a project stands in the line of its changes. Undoing makes a version that repeats an earlier one, so the line is read
 * from the versions alone, in the order they were made: whoever repeats the step before has gone back, whoever repeats the
 * step after has gone forward, and everything else is a change, which ends what could be redone.
 */
export function changeLine(versions: readonly VersionStep[]): ChangeLine {
  const origins = new Map<number, number>();
  let line: number[] = [];
  let at = -1;
  for (const { number, restoredFrom } of versions) {
    const origin = restoredFrom === undefined ? number : (origins.get(restoredFrom) ?? restoredFrom);
    origins.set(number, origin);
    if (restoredFrom !== undefined && at > 0 && line[at - 1] === origin) at -= 1;
    else if (restoredFrom !== undefined && line[at + 1] === origin) at += 1;
    else {
      line = [...line.slice(0, at + 1), origin];
      at += 1;
    }
  }
  const [now, undo, redo] = [line[at], line[at - 1], line[at + 1]];
  return {
    ...(now !== undefined && { now }),
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
  };
}
