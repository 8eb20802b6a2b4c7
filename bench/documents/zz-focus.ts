import { focusOf } from '@toolbench/lab/documents/focus.ts';
import { casesOf } from './offline.ts';
for (const n of process.argv.slice(2)) for (const c of await casesOf(n)) console.log(c.question, '=>', focusOf(c.question));
