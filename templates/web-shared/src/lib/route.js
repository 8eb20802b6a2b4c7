import { app } from '../model.js';

/** The page and the record that the address names: #/posts/3. */
export function currentRoute() {
  const [key = '', id] = location.hash.replace(/^#\/?/, '').split('/');
  const page = app.pages.find((other) => other.key === key) ?? app.pages[0];
  return { page, id: /^\d+$/.test(id ?? '') ? Number(id) : undefined };
}

export const linkTo = (page, id) => '#/' + page.key + (id === undefined ? '' : '/' + id);
