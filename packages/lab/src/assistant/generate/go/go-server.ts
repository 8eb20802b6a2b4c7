import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { Files } from '../pages/shared-page-files.ts';
import { jsonText } from '../shared/literals.ts';
import type { Model } from '../shared/prepare-model.ts';
import { samplesOf } from '../shared/samples.ts';
import { seedsOf, serverEntities } from '../shared/server-entity.ts';
import { schemaFile } from '../sql/schema-file.ts';
import { accountsFile } from './accounts-file.ts';
import { appFile, goModFile, mainFile } from './app-files.ts';
import { entitiesFile, messagesFile, queryFile, validateFile } from './rules-files.ts';
import { databaseFile, mongoStoreFile, seedsFile, sqlStoreFile } from './store-files.ts';
import { testFile } from './test-file.ts';

/** A server in Go on net/http: files by path within its folder. */
export function goServer(model: Model, database: TechStack['database'], pages: string): Files {
  const hasLogin = model.features.login;
  const storeFiles: Files =
    database === 'mongodb'
      ? [['store.go', mongoStoreFile()]]
      : [
          ['store.go', sqlStoreFile(database)],
          ['database.go', databaseFile(database)],
          ['schema.sql', schemaFile(model, database)],
        ];
  if (hasLogin) storeFiles.push(['accounts.go', accountsFile(database)]);
  return [
    ['go.mod', goModFile(model, database)],
    ['main.go', mainFile()],
    ['app.go', appFile(hasLogin, pages)],
    ['entities.go', entitiesFile(serverEntities(model))],
    ['messages.go', messagesFile(hasLogin)],
    ['query.go', queryFile()],
    ['validate.go', validateFile()],
    ['seeds.go', seedsFile(database !== 'mongodb')],
    ...storeFiles,
    ['seeds.json', jsonText(seedsOf(model))],
    ['app_test.go', testFile(samplesOf(model), hasLogin)],
  ];
}
