import type { Templates } from '@toolbench/lab/assistant/generate/templates.ts';
import { readTemplates } from '../adapters/templates.ts';
import { templateFolder } from '../beside.ts';

let texts: Templates | undefined;

/** All templates, read when an app is first made or deployed and kept: they do not change while the server runs. */
export const templates = (): Templates => (texts ??= readTemplates(templateFolder));
