import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { Files } from '../pages/shared-page-files.ts';
import { jsonText } from '../shared/literals.ts';
import type { Model } from '../shared/prepare-model.ts';
import { samplesOf } from '../shared/samples.ts';
import { hasLimits, hidesDrafts, seedsOf, serverEntities } from '../shared/server-entity.ts';
import { schemaFile } from '../sql/schema-file.ts';
import { accountsFile } from './accounts-file.ts';
import { appFile } from './app-file.ts';
import { databaseFile } from './database-file.ts';
import { entitiesFile } from './entities-file.ts';
import { homeFile } from './home-file.ts';
import { jsonFile } from './json-file.ts';
import { limitsFile } from './limits-file.ts';
import { mainFile } from './main-file.ts';
import { messagesFile } from './messages-file.ts';
import { mongoStoreFile } from './mongo-store-file.ts';
import { pomFile } from './pom-file.ts';
import { queryFile } from './query-file.ts';
import { sqlStoreFile } from './sql-store-file.ts';
import { testFile } from './test-file.ts';
import { validateFile } from './validate-file.ts';

/** A server in Java on the JDK's own HTTP server: files by path within its folder. */
export function javaServer(model: Model, database: TechStack['database'], pages: string): Files {
  const hasLogin = model.features.login;
  const isLimited = hasLimits(model);
  const needed = { hasLogin, hasLimits: isLimited };
  const storeFiles: Files =
    database === 'mongodb'
      ? [['src/Store.java', mongoStoreFile(needed)]]
      : [
          ['src/Store.java', sqlStoreFile(database, isLimited)],
          ['src/Database.java', databaseFile(database)],
          ['schema.sql', schemaFile(model, database)],
        ];
  if (isLimited) storeFiles.push(['src/Limits.java', limitsFile()]);
  if (hasLogin) storeFiles.push(['src/Accounts.java', accountsFile(database)]);
  return [
    ['pom.xml', pomFile(model, database)],
    ['src/Main.java', mainFile()],
    ['src/App.java', appFile({ hasLogin, hidesDrafts: hidesDrafts(model), hasLimits: isLimited, pages })],
    ['src/Home.java', homeFile()],
    ['src/Json.java', jsonFile()],
    ['src/Entities.java', entitiesFile(serverEntities(model, database))],
    ['src/Messages.java', messagesFile(needed)],
    ['src/Query.java', queryFile(hidesDrafts(model))],
    ['src/Validate.java', validateFile(isLimited)],
    ...storeFiles,
    ['seeds.json', jsonText(seedsOf(model))],
    ['test/ApiTest.java', testFile(samplesOf(model), hasLogin)],
  ];
}
