import { serveSqlite } from '../adapters/database/serve-sqlite.ts';
import { createAppend } from '../features/bins/capture/append-requests.ts';

/** The file that the thread of the embedded database runs. */
serveSqlite((queries) => ({ appendRows: createAppend(queries) }));
