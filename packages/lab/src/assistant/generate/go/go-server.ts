import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { Files } from '../pages/shared-page-files.ts';
import { jsonText } from '../shared/literals.ts';
import type { Model } from '../shared/prepare-model.ts';
import { samplesOf } from '../shared/samples.ts';
import { hasLimits, hidesDrafts, seedsOf, serverEntities } from '../shared/server-entity.ts';
import { schemaFile } from '../sql/schema-file.ts';
import { accountsFile } from './accounts-file.ts';
import { appFile, goModFile, mainFile } from './app-files.ts';
import { databaseFile } from './database-file.ts';
import { entitiesFile } from './entities-file.ts';
import { limitsFile } from './limits-file.ts';
import { messagesFile } from './messages-file.ts';
import { mongoStoreFile } from './mongo-store-file.ts';
import { queryFile } from './query-file.ts';
import { seedsFile } from './seeds-file.ts';
import { sqlStoreFile } from './sql-store-file.ts';
import { testFile } from './test-file.ts';
import { validateFile } from './validate-file.ts';

/** A server in Go on net/http: files by path within its folder. */
export function goServer(model: Model, database: TechStack['database'], pages: string): Files {
  const hasLogin = model.features.login;
  const isLimited = hasLimits(model);
  const needed = { hasLogin, hasLimits: isLimited };
  const storeFiles: Files =
    database === 'mongodb'
      ? [['store.go', mongoStoreFile(needed)]]
      : [
          ['store.go', sqlStoreFile(database, isLimited)],
          ['database.go', databaseFile(database, isLimited)],
          ['schema.sql', schemaFile(model, database)],
        ];
  if (isLimited) storeFiles.push(['limits.go', limitsFile()]);
  if (hasLogin) storeFiles.push(['accounts.go', accountsFile(database)]);
  return [
    ['go.mod', goModFile(model, database)],
    ['main.go', mainFile()],
    ['app.go', appFile({ hasLogin, hidesDrafts: hidesDrafts(model), hasLimits: isLimited, pages })],
    ['entities.go', entitiesFile(serverEntities(model, database))],
    ['messages.go', messagesFile(needed)],
    ['query.go', queryFile(hidesDrafts(model))],
    ['validate.go', validateFile(isLimited)],
    ['seeds.go', seedsFile(database !== 'mongodb')],
    ...storeFiles,
    ['seeds.json', jsonText(seedsOf(model))],
    ['app_test.go', testFile(samplesOf(model), hasLogin)],
  ];
}
