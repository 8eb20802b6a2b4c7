import { readFileSync } from 'node:fs';

/** The app: what it keeps, who may do what, and where its pages are. All else in this server is the same for every app. */
const model = JSON.parse(readFileSync(new URL('../model.json', import.meta.url), 'utf8'));

/** `login`: there are accounts; `signUp`: anybody can have one; `visitors`: strangers add records and see their own. */
export const { features } = model;

/** What the app keeps: the tables, their fields and the rules of each. */
export const { entities } = model;

/** The folder of the pages, seen from the server's own. */
export const { pages } = model;

export const entityNamed = (name) => entities.find((entity) => entity.name === name);
