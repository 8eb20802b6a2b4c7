import '@toolbench/runner/web-text-decoder.ts';
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { runArchiveWorker, type ArchiveJob } from '../archives/archive-worker.ts';
import { runParseWorker } from '../code-parser/parse-worker.ts';
import { runProjectWorker } from '../code-projects/project-worker.ts';
import type { WorkerRole } from './worker-thread.ts';

/** The file that worker threads run; what they do is in their role. */
const { role, data } = workerData as { readonly role: WorkerRole; readonly data: unknown };

// On Linux a priority is the thread's own: what works for minutes leaves the processor to what answers at once.
if (process.platform === 'linux' && role !== 'project') setPriority(constants.priority.PRIORITY_LOW);

if (role === 'archive') runArchiveWorker(data as ArchiveJob);
else if (role === 'parse') runParseWorker();
else runProjectWorker();
