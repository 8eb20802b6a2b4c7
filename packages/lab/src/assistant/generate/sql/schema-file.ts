import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Model } from '../shared/prepare-model.ts';
import { snakeCase, tableName } from '../shared/names.ts';
import { isPicture } from '../shared/pictures.ts';
import { madeBy } from '../shared/visitors.ts';

export type SqlDatabase = Exclude<TechStack['database'], 'mongodb'>;

/** How each database names its types and quotes its names. */
interface Dialect {
  readonly quote: string;
  readonly id: string;
  readonly integer: string;
  readonly decimal: string;
  readonly money: string;
  readonly boolean: string;
  readonly date: string;
  readonly dateTime: string;
  /** Of a length that no later version changes. */
  readonly short: (most: number) => string;
  /** Of any length, as what a version takes is the server's to check. */
  readonly text: string;
  /** As long as pictures are. */
  readonly picture: string;
  /** After the bracket that closes a table. */
  readonly end: string;
}

const dialects: Readonly<Record<SqlDatabase, Dialect>> = {
  sqlite: {
    quote: '"',
    id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    integer: 'INTEGER',
    decimal: 'REAL',
    money: 'NUMERIC',
    boolean: 'INTEGER DEFAULT 0',
    date: 'TEXT',
    dateTime: 'TEXT',
    short: () => 'TEXT',
    text: 'TEXT',
    picture: 'TEXT',
    end: '',
  },
  postgresql: {
    quote: '"',
    id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    integer: 'BIGINT',
    decimal: 'DOUBLE PRECISION',
    money: 'NUMERIC(18, 2)',
    boolean: 'BOOLEAN DEFAULT FALSE',
    date: 'DATE',
    dateTime: 'TIMESTAMP(0)',
    short: (most) => `VARCHAR(${most})`,
    text: 'TEXT',
    picture: 'TEXT',
    end: '',
  },
  mysql: {
    quote: '`',
    id: 'BIGINT AUTO_INCREMENT PRIMARY KEY',
    integer: 'BIGINT',
    decimal: 'DOUBLE',
    money: 'DECIMAL(18, 2)',
    boolean: 'BOOLEAN DEFAULT FALSE',
    date: 'DATE',
    dateTime: 'DATETIME',
    short: (most) => `VARCHAR(${most})`,
    // A row holds 65,535 bytes, so what may be long is kept apart from it.
    text: 'TEXT',
    picture: 'MEDIUMTEXT',
    end: ' CHARACTER SET utf8mb4',
  },
};

const longestIndexed = 500;

function columnType(field: AppField, dialect: Dialect): string {
  switch (field.type) {
    case 'integer':
    case 'rating':
    case 'reference':
      return dialect.integer;
    case 'decimal':
      return dialect.decimal;
    case 'money':
      return dialect.money;
    case 'boolean':
      return dialect.boolean;
    case 'date':
      return dialect.date;
    case 'date-time':
      return dialect.dateTime;
    case 'choice':
      return dialect.short(40);
    default: {
      if (isPicture(field)) return dialect.picture;
      // An index holds 3,072 bytes.
      const isIndexed = field.unique && (field.most ?? longestIndexed) <= longestIndexed;
      return isIndexed ? dialect.short(longestIndexed) : dialect.text;
    }
  }
}

/**
 * Lines of one table, the last without a comma: columns, then what holds between tables. What is required or may be chosen is
 * the server's to check: a later version has other rules, and an earlier one may be taken up again.
 */
function tableLines(entity: AppEntity, model: Model, dialect: Dialect): string[] {
  const earlier = model.entities.slice(0, model.entities.indexOf(entity));
  const quote = (name: string) => dialect.quote + name + dialect.quote;
  const columns = entity.fields.map(
    (field) => `${quote(snakeCase(field.name))} ${columnType(field, dialect)}${field.unique ? ' UNIQUE' : ''}`,
  );
  const keys = entity.fields.flatMap((field) => {
    const target = [...earlier, entity].find((other) => other.name === field.target);
    // Of two tables that refer to each other the first can only be checked by the server.
    if (field.type !== 'reference' || target === undefined) return [];
    const table = quote(tableName(target.plural));
    return `FOREIGN KEY (${quote(snakeCase(field.name))}) REFERENCES ${table} (${quote('id')}) ON DELETE SET NULL`;
  });
  const maker = model.visitors.hidden.has(entity.name) ? [`${quote(madeBy)} ${dialect.short(64)}`] : [];
  return [`${quote('id')} ${dialect.id}`, ...columns, ...maker, ...keys];
}

const accountTables = (dialect: Dialect) => [
  {
    name: 'accounts',
    columns: [
      `id ${dialect.id}`,
      `name ${dialect.short(40)} NOT NULL UNIQUE`,
      `password ${dialect.short(300)} NOT NULL`,
    ],
  },
  {
    name: 'sessions',
    columns: [
      `token ${dialect.short(64)} PRIMARY KEY`,
      `account ${dialect.integer} NOT NULL`,
      `expires ${dialect.integer} NOT NULL`,
      'FOREIGN KEY (account) REFERENCES accounts (id) ON DELETE CASCADE',
    ],
  },
];

/** The tables of an app, made where they do not exist. Statements end with `;` at the end of a line. */
export function schemaFile(model: Model, database: SqlDatabase): string {
  const dialect = dialects[database];
  const tables = model.entities.map((entity) => ({
    name: dialect.quote + tableName(entity.plural) + dialect.quote,
    columns: tableLines(entity, model, dialect),
  }));
  const all = model.features.login ? [...accountTables(dialect), ...tables] : tables;
  return all
    .map(({ name, columns }) => `CREATE TABLE IF NOT EXISTS ${name} (\n  ${columns.join(',\n  ')}\n)${dialect.end};\n`)
    .join('\n');
}

/**
 * The columns of the tables one by one: a database that an earlier version of the app
 * made is given those that it lacks. Statements end with `;` at the end of a line.
 */
export function columnsFile(model: Model, database: SqlDatabase): string {
  const dialect = dialects[database];
  const quote = (name: string) => dialect.quote + name + dialect.quote;
  return model.entities
    .flatMap((entity) => {
      const maker = model.visitors.hidden.has(entity.name) ? [[madeBy, dialect.short(64)] as const] : [];
      const columns = entity.fields.map((field) => [snakeCase(field.name), columnType(field, dialect)] as const);
      const table = quote(tableName(entity.plural));
      return [...columns, ...maker].map(([name, type]) => `ALTER TABLE ${table} ADD COLUMN ${quote(name)} ${type};\n`);
    })
    .join('');
}
