import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { Files } from '../pages/shared-page-files.ts';
import { jsonText } from '../shared/literals.ts';
import type { Model } from '../shared/prepare-model.ts';
import { samplesOf } from '../shared/samples.ts';
import { hasLimits, hidesDrafts, seedsOf, serverEntities } from '../shared/server-entity.ts';
import { schemaFile } from '../sql/schema-file.ts';
import { accountsFile } from './accounts-file.ts';
import { mainFile, requirementsFile } from './app-files.ts';
import { databaseFile } from './database-file.ts';
import { limitsFile } from './limits-file.ts';
import { mongoStoreFile } from './mongo-store-file.ts';
import { entitiesFile, messagesFile, queryFile, validateFile } from './rules-files.ts';
import { sqlStoreFile } from './sql-store-file.ts';
import { testFile } from './test-file.ts';

/** A server in Python on FastAPI: files by path within its folder. */
export function pythonServer(model: Model, database: TechStack['database'], pages: string): Files {
  const hasLogin = model.features.login;
  const isLimited = hasLimits(model);
  const storeFiles: Files =
    database === 'mongodb'
      ? [['store.py', mongoStoreFile(isLimited)]]
      : [
          ['store.py', sqlStoreFile(database, isLimited)],
          ['database.py', databaseFile(database, isLimited)],
          ['schema.sql', schemaFile(model, database)],
        ];
  if (isLimited) storeFiles.push(['limits.py', limitsFile()]);
  if (hasLogin) storeFiles.push(['accounts.py', accountsFile(database)]);
  return [
    ['requirements.txt', requirementsFile(database)],
    ['main.py', mainFile({ hasLogin, hidesDrafts: hidesDrafts(model), hasLimits: isLimited, pages })],
    ['entities.py', entitiesFile(serverEntities(model, database))],
    ['messages.py', messagesFile({ hasLogin, hasLimits: isLimited })],
    ['query.py', queryFile(hidesDrafts(model))],
    ['validate.py', validateFile(isLimited)],
    ...storeFiles,
    ['seeds.json', jsonText(seedsOf(model))],
    ['test_api.py', testFile(samplesOf(model), hasLogin)],
  ];
}
