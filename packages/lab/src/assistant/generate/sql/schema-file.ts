import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Model } from '../shared/prepare-model.ts';
import { snakeCase, tableName } from '../shared/names.ts';
import { sqlString } from '../shared/literals.ts';
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
  readonly text: (most: number) => string;
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
    boolean: 'INTEGER',
    date: 'TEXT',
    dateTime: 'TEXT',
    text: () => 'TEXT',
    end: '',
  },
  postgresql: {
    quote: '"',
    id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    integer: 'BIGINT',
    decimal: 'DOUBLE PRECISION',
    money: 'NUMERIC(18, 2)',
    boolean: 'BOOLEAN',
    date: 'DATE',
    dateTime: 'TIMESTAMP(0)',
    text: (most) => `VARCHAR(${most})`,
    end: '',
  },
  mysql: {
    quote: '`',
    id: 'BIGINT AUTO_INCREMENT PRIMARY KEY',
    integer: 'BIGINT',
    decimal: 'DOUBLE',
    money: 'DECIMAL(18, 2)',
    boolean: 'BOOLEAN',
    date: 'DATE',
    dateTime: 'DATETIME',
    // A row holds 65,535 bytes and an index 3,072, so what is long is kept apart from the row.
    text: (most) => (most <= 500 ? `VARCHAR(${most})` : most <= 16_000 ? 'TEXT' : 'MEDIUMTEXT'),
    end: ' CHARACTER SET utf8mb4',
  },
};

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
      return dialect.text(40);
    default:
      return dialect.text(field.most ?? 200);
  }
}

/** Lines of one table, the last without a comma: columns, then what holds between tables. */
function tableLines(entity: AppEntity, model: Model, dialect: Dialect): string[] {
  const earlier = model.entities.slice(0, model.entities.indexOf(entity));
  const quote = (name: string) => dialect.quote + name + dialect.quote;
  const columns = entity.fields.map((field) => {
    const column = quote(snakeCase(field.name));
    const choices = field.choices?.map((choice) => sqlString(choice.value)).join(', ');
    const check = field.type === 'choice' && choices ? ` CHECK (${column} IN (${choices}))` : '';
    const isNeeded = field.required || field.type === 'boolean';
    return `${column} ${columnType(field, dialect)}${isNeeded ? ' NOT NULL' : ''}${field.unique ? ' UNIQUE' : ''}${check}`;
  });
  const keys = entity.fields.flatMap((field) => {
    const target = [...earlier, entity].find((other) => other.name === field.target);
    // Of two tables that refer to each other the first can only be checked by the server.
    if (field.type !== 'reference' || target === undefined) return [];
    const rule = field.required ? 'RESTRICT' : 'SET NULL';
    const table = quote(tableName(target.plural));
    return `FOREIGN KEY (${quote(snakeCase(field.name))}) REFERENCES ${table} (${quote('id')}) ON DELETE ${rule}`;
  });
  const maker = model.visitors.hidden.has(entity.name) ? [`${quote(madeBy)} ${dialect.text(64)}`] : [];
  return [`${quote('id')} ${dialect.id}`, ...columns, ...maker, ...keys];
}

const accountTables = (dialect: Dialect) => [
  {
    name: 'accounts',
    columns: [`id ${dialect.id}`, `name ${dialect.text(40)} NOT NULL UNIQUE`, `password ${dialect.text(300)} NOT NULL`],
  },
  {
    name: 'sessions',
    columns: [
      `token ${dialect.text(64)} PRIMARY KEY`,
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
 * The columns of the tables one by one, each without what only new records keep to: a database that an earlier version of the app
 * made is given those that it lacks. Statements end with `;` at the end of a line.
 */
export function columnsFile(model: Model, database: SqlDatabase): string {
  const dialect = dialects[database];
  const quote = (name: string) => dialect.quote + name + dialect.quote;
  const no = database === 'sqlite' ? '0' : 'FALSE';
  return model.entities
    .flatMap((entity) => {
      const maker = model.visitors.hidden.has(entity.name) ? [[madeBy, dialect.text(64)] as const] : [];
      const columns = entity.fields.map((field) => {
        const type = columnType(field, dialect);
        return [snakeCase(field.name), field.type === 'boolean' ? `${type} DEFAULT ${no}` : type] as const;
      });
      const table = quote(tableName(entity.plural));
      return [...columns, ...maker].map(([name, type]) => `ALTER TABLE ${table} ADD COLUMN ${quote(name)} ${type};\n`);
    })
    .join('');
}
