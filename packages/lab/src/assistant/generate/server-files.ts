import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { jsonText, type Plain } from './shared/literals.ts';
import { serverMessages } from './shared/messages.ts';
import type { Model } from './shared/prepare-model.ts';
import { samplesOf } from './shared/samples.ts';
import { seedsOf, serverModel } from './shared/server-entity.ts';
import { columnsFile, schemaFile } from './sql/schema-file.ts';
import { filesOf, type Files, type Templates } from './templates.ts';

/** Where the project of each language keeps what is written for an app. */
const projects = {
  javascript: { project: 'server-node', samples: 'test/samples.json', database: 'src/database.js' },
  python: { project: 'server-python', samples: 'samples.json', database: 'database.py' },
  go: { project: 'server-go', samples: 'samples.json', database: 'database.go' },
  java: { project: 'server-java', samples: 'samples.json', database: 'src/Database.java' },
} as const;

/** The package file of the project with the name of the app; those of other languages name nothing. */
function manifestOf(files: Files, model: Model): Files {
  return files
    .filter(([path]) => path === 'package.json')
    .map(([path, text]) => [path, jsonText({ ...(JSON.parse(text) as Record<string, Plain>), name: model.slug })]);
}

/**
 * A server by path within its folder: the project of its language for its database, with what is the app's own beside it.
 * `model.json` says what is kept and who may do what, the samples are what its tests send.
 * @param pages the folder of the pages, seen from the server's own
 */
export function serverFiles(
  model: Model,
  { language, database }: Pick<TechStack, 'language' | 'database'>,
  pages: string,
  templates: Templates,
): Files {
  const { project, samples, database: sqlFile } = projects[language];
  const told = serverModel(model, database) as unknown as Record<string, Plain>;
  const isSql = database !== 'mongodb';
  const files = filesOf(templates, project, database, {
    'model.json': jsonText({ slug: model.slug, pages, ...told }),
    'messages.json': jsonText(serverMessages),
    'seeds.json': jsonText(seedsOf(model)),
    'schema.sql': isSql ? schemaFile(model, database) : undefined,
    'columns.sql': isSql ? columnsFile(model, database) : undefined,
    [samples]: jsonText(samplesOf(model, database) as unknown as Plain),
    ...(isSql ? {} : { [sqlFile]: undefined }),
  });
  return [...new Map([...files, ...manifestOf(files, model)])];
}
