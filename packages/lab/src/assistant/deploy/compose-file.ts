import { planSpecs, type DeploymentPlan } from '@toolbench/contracts/assistant/tech-stack.ts';
import { indent, lines } from '../generate/code.ts';
import type { AppShape } from './app-shape.ts';
import { healthCommand } from './docker-file.ts';

type Database = NonNullable<AppShape['database']>;

/** What the machine itself needs, and the backup job, in MiB. */
const systemMiB = 384;
const backupMiB = 128;

/** How the plan's memory is shared, in MiB. */
export function memoryShares(
  plan: DeploymentPlan,
  hasDatabase: boolean,
): { readonly app: number; readonly database: number } {
  const rest = planSpecs[plan].memoryGb * 1024 - systemMiB - backupMiB;
  const database = hasDatabase ? Math.floor(rest / 2) : 0;
  return { app: rest - database, database };
}

/** Seconds between two backups. Continuous copies need a service beside the machine: hourly is what a bundle can do. */
export const backupEverySeconds = { weekly: 7 * 86_400, daily: 86_400, 'real-time': 3_600 } as const;

const password = '${DATABASE_PASSWORD:?set DATABASE_PASSWORD in .env}';

/** DATABASE_URL of the app. */
export const databaseUrl: Readonly<Record<Database, string>> = {
  postgresql: `postgresql://app:${password}@database:5432/app`,
  mysql: `mysql://app:${password}@database:3306/app`,
  mongodb: `mongodb://app:${password}@database:27017/app?authSource=admin`,
};

const databases: Readonly<
  Record<Database, { image: string; folder: string; environment: readonly string[]; check: string; dump: string }>
> = {
  postgresql: {
    image: 'postgres:16-alpine',
    folder: '/var/lib/postgresql/data',
    environment: ['POSTGRES_USER: app', 'POSTGRES_DB: app', `POSTGRES_PASSWORD: ${password}`],
    check: 'pg_isready -U app -d app',
    dump: 'PGPASSWORD="$$DATABASE_PASSWORD" pg_dump -h database -U app app | gzip > "$$file.sql.gz"',
  },
  mysql: {
    image: 'mysql:8.4',
    folder: '/var/lib/mysql',
    environment: [
      'MYSQL_USER: app',
      'MYSQL_DATABASE: app',
      `MYSQL_PASSWORD: ${password}`,
      'MYSQL_RANDOM_ROOT_PASSWORD: "yes"',
    ],
    check: 'mysqladmin ping -h 127.0.0.1 --silent',
    dump: 'MYSQL_PWD="$$DATABASE_PASSWORD" mysqldump -h database -u app --single-transaction --no-tablespaces app | gzip > "$$file.sql.gz"',
  },
  mongodb: {
    image: 'mongo:7',
    folder: '/data/db',
    environment: ['MONGO_INITDB_ROOT_USERNAME: app', `MONGO_INITDB_ROOT_PASSWORD: ${password}`],
    check: `mongosh --quiet --eval 'db.adminCommand("ping").ok'`,
    dump: 'mongodump --uri "mongodb://app:$$DATABASE_PASSWORD@database:27017/app?authSource=admin" --archive="$$file.archive.gz" --gzip',
  },
};

function databaseService({ database, plan }: AppShape): string | undefined {
  if (database === undefined) return undefined;
  const { image, folder, environment, check } = databases[database];
  return `database:
  image: ${image}
  restart: unless-stopped
  environment:
${indent(environment.join('\n'), 4)}
  volumes:
    - database:${folder}
  mem_limit: ${memoryShares(plan, true).database}m
  healthcheck:
    test: ["CMD-SHELL", ${JSON.stringify(check)}]
    interval: 10s
    timeout: 5s
    retries: 12`;
}

function backupService({ database, plan, project }: AppShape): string | undefined {
  if (project.server === undefined) return undefined;
  const seconds = backupEverySeconds[planSpecs[plan].backup];
  const image = database === undefined ? 'alpine:3.20' : databases[database].image;
  const dump =
    database === undefined
      ? `if [ -f /data/app.db ]; then sqlite3 /data/app.db ".backup '$$file.db'"; fi`
      : databases[database].dump;
  const script = lines(
    'set -u',
    database === undefined && 'apk add --no-cache sqlite',
    'while true; do',
    '  file="/backups/app-$$(date -u +%Y%m%dT%H%M%SZ)"',
    `  ${dump}`,
    '  find /backups -type f -mtime +30 -delete',
    `  sleep ${seconds}`,
    'done',
  );
  return lines(
    'backup:',
    `  image: ${image}`,
    '  restart: unless-stopped',
    '  entrypoint: ["sh", "-c"]',
    '  command:',
    '    - |',
    indent(script, 6),
    database !== undefined && `  environment:\n    DATABASE_PASSWORD: ${password}`,
    '  volumes:',
    database === undefined && '    - data:/data',
    '    - ./backups:/backups',
    `  mem_limit: ${backupMiB}m`,
    '  depends_on:',
    '    - app',
  );
}

function appService({ slug, plan, port, healthPath, database, project }: AppShape): string {
  return lines(
    'app:',
    `  image: ${slug}:\${VERSION:-latest}`,
    '  build: .',
    '  restart: unless-stopped',
    '  init: true',
    '  ports:',
    `    - "\${PORT:-80}:${port}"`,
    project.server &&
      `  environment:\n    HOST: 0.0.0.0\n    PORT: "${port}"\n    DATA_DIR: /data\n    TRUST_PROXY: "\${TRUST_PROXY:-}"`,
    database && `    DATABASE_URL: ${databaseUrl[database]}`,
    project.server && '  volumes:\n    - data:/data',
    database && '  depends_on:\n    database:\n      condition: service_healthy',
    `  cpus: ${planSpecs[plan].vcpu}`,
    `  mem_limit: ${memoryShares(plan, database !== undefined).app}m`,
    '  security_opt:\n    - no-new-privileges:true',
    '  cap_drop:\n    - ALL',
    '  healthcheck:',
    `    test: ["CMD-SHELL", ${JSON.stringify(healthCommand(port, healthPath))}]`,
    '    interval: 10s\n    timeout: 5s\n    retries: 12',
  );
}

/** compose.yaml: the app, its database, and backups as often as the plan says, within the plan's processors and memory. */
export function composeFile(shape: AppShape): string {
  const services = [appService(shape), databaseService(shape), backupService(shape)].filter((one) => one !== undefined);
  const volumes = [shape.project.server && 'data:', shape.database && 'database:'].filter((one) => one !== undefined);
  const ends = volumes.length > 0 ? `\nvolumes:\n${indent(volumes.join('\n'), 2)}\n` : '';
  return `name: ${shape.slug}\n\nservices:\n${indent(services.join('\n\n'), 2)}\n${ends}`;
}
