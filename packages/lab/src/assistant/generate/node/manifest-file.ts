import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { Model } from '../shared/prepare-model.ts';
import { jsonText } from '../shared/literals.ts';

const drivers: Readonly<Record<TechStack['database'], Readonly<Record<string, string>>>> = {
  sqlite: { 'node-sqlite3-wasm': '^0.8.0' },
  postgresql: { pg: '^8.0.0' },
  mysql: { mysql2: '^3.0.0' },
  mongodb: { mongodb: '^6.0.0' },
};

/** package.json of a Node server. */
export function manifestFile(model: Model, database: TechStack['database']): string {
  return jsonText({
    name: model.slug,
    version: '1.0.0',
    private: true,
    type: 'module',
    main: 'src/main.js',
    engines: { node: '>=20' },
    scripts: { start: 'node src/main.js', dev: 'node --watch src/main.js', test: 'node --test test/api.test.js' },
    dependencies: { express: '^5.0.0', ...drivers[database] },
  });
}
