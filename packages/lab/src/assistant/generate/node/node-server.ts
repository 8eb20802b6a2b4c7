import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { Model } from '../shared/prepare-model.ts';
import { jsonText } from '../shared/literals.ts';
import { samplesOf } from '../shared/samples.ts';
import { hasLimits, hidesDrafts, seedsOf, serverEntities } from '../shared/server-entity.ts';
import { schemaFile } from '../sql/schema-file.ts';
import { accountsFile } from './accounts-file.ts';
import { appFile } from './app-file.ts';
import { databaseFile } from './database-file.ts';
import { limitsFile } from './limits-file.ts';
import { mainFile } from './main-file.ts';
import { manifestFile } from './manifest-file.ts';
import { mongoStoreFile } from './mongo-store-file.ts';
import { entitiesFile, messagesFile, queryFile, validateFile } from './rules-files.ts';
import { sqlStoreFile } from './sql-store-file.ts';
import { testFile } from './test-file.ts';

/** A server in JavaScript on Express: files by path within its folder. */
export function nodeServer(model: Model, database: TechStack['database'], pages: string): [string, string][] {
  const hasLogin = model.features.login;
  const isLimited = hasLimits(model);
  const needed = { hasLogin, hasLimits: isLimited };
  const storeFiles: [string, string][] =
    database === 'mongodb'
      ? [['src/store.js', mongoStoreFile(needed)]]
      : [
          ['src/store.js', sqlStoreFile(database, needed)],
          ['src/database.js', databaseFile(database, isLimited)],
          ['schema.sql', schemaFile(model, database)],
        ];
  return [
    ['package.json', manifestFile(model, database)],
    ['src/main.js', mainFile()],
    ['src/app.js', appFile({ hasLogin, hidesDrafts: hidesDrafts(model), hasLimits: isLimited, pages })],
    ['src/entities.js', entitiesFile(serverEntities(model, database))],
    ['src/messages.js', messagesFile(needed)],
    ['src/query.js', queryFile(hidesDrafts(model))],
    ['src/validate.js', validateFile(isLimited)],
    ...storeFiles,
    ...(isLimited ? [['src/limits.js', limitsFile()] satisfies [string, string]] : []),
    ...(hasLogin ? [['src/accounts.js', accountsFile(database)] satisfies [string, string]] : []),
    ['seeds.json', jsonText(seedsOf(model))],
    ['test/api.test.js', testFile(samplesOf(model), hasLogin)],
  ];
}
