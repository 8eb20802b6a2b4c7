import { app, entities } from './data.js';

export { app, entities };

export const entityNamed = (name) => entities.find((entity) => entity.name === name);
/** Whether only the owner sees what a page shows: whoever else opens it would take it for empty. */
export const isOwnersOnly = ({ entity }) => entityNamed(entity)?.hidden === true;
export const pageWith = (key) => app.pages.find((page) => page.key === key);
