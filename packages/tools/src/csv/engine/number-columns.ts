/** Which columns keep their numbers as text because some of their cells are digits that are no number. */
export interface NumberColumns {
  /** A number was met; whether it may be one. */
  addNumber(column: number): boolean;
  /** Digits were met that must stay text. */
  addIdentifier(column: number, text: string): void;
  readonly textColumns: ReadonlySet<number>;
  /** Whether a column had numbers before its first identifier. */
  isStale(): boolean;
}

/** `onText` is told the first identifier of every column. */
export function createNumberColumns(
  known: ReadonlySet<number>,
  onText: (column: number, text: string) => void,
): NumberColumns {
  const textColumns = new Set(known);
  const told = new Set<number>();
  const hasNumbers: boolean[] = [];
  let stale = false;
  return {
    addNumber(column) {
      if (textColumns.size > 0 && textColumns.has(column)) return false;
      hasNumbers[column] = true;
      return true;
    },
    addIdentifier(column, text) {
      if (told.has(column)) return;
      told.add(column);
      textColumns.add(column);
      if (hasNumbers[column]) stale = true;
      onText(column, text);
    },
    textColumns,
    isStale: () => stale,
  };
}
