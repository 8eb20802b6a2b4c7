import { app, entities } from './data.js';

export { app, entities };

export const entityNamed = (name) => entities.find((entity) => entity.name === name);
export const pageWith = (key) => app.pages.find((page) => page.key === key);
