import type { App } from '../shared/fastify-app.ts';

/** A route of the running application. */
interface RegisteredRoute {
  readonly method: string;
  readonly pattern: string;
}

/** Every route that is registered, read from Fastify's own printed tree. */
export function routesOf(app: App): readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const entry = /^(.*[├└]── )(\S+)(?: \((.+)\))?/.exec(line);
    if (!entry) continue;
    const [, indent = '', segment = '', methods = ''] = entry;
    const depth = indent.length / 4 - 1;
    path.length = depth;
    path[depth] = segment;
    const pattern = path.join('').replaceAll('//', '/');
    for (const method of methods.split(', ').filter((name) => name !== '')) routes.push({ method, pattern });
  }
  return routes;
}
