/** Most cells of one row. Spreadsheets end at 16,384; what is wider is a file read with the wrong separator. */
export const maxColumns = 50_000;

/** Most UTF-16 code units of one cell: an engine's longest string is 2^29, and a cell may be escaped on the way out. */
export const maxCellLength = 64 * 1024 * 1024;

/** Most bytes of a result: a tab cannot hold more than one such array with certainty. */
export const maxResultBytes = 1024 * 1024 * 1024;

/** Bytes or code units read between two reports of progress. */
export const sliceLength = 256 * 1024;

/** Most keys a column name's path has; what is nested deeper stays together in one cell. */
export const maxPathKeys = 16;
