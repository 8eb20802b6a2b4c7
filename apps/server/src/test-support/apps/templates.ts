import { readTemplates } from '../../adapters/templates.ts';

/** The projects that apps are made from, as they stand in the repository. */
export const templates = readTemplates(new URL('../../../../../templates/', import.meta.url));
