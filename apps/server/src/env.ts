import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { limits } from '@toolbench/contracts/limits.ts';
import { z } from 'zod';
import { aiVariables, type AiSettingsOfEnvironment } from './ai-variables.ts';
import { CannotStart } from './cannot-start.ts';

const { memoryKiB, passes, lanes } = limits.auth.argon2;
const ownHashes = `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$`;

const isNetwork = (text: string) => isIP(text.split('/')[0] ?? '') !== 0 && /^[^/]+(\/\d{1,3})?$/.test(text);

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('a port, 0 to 65535').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host/database')
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((list) => list.every(isNetwork), 'addresses or networks such as 10.0.0.0/8, separated by commas'),
  AD_SCRIPT_URL: z.url({ protocol: /^https$/, error: 'an https address' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ADMIN_USERNAME: z.string().trim().min(1).max(limits.auth.usernameCharacters).default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(limits.auth.newPasswordCharacters, `at least ${limits.auth.newPasswordCharacters} characters`)
    .refine(
      (text) => Buffer.byteLength(text) <= limits.auth.passwordBytes,
      `at most ${limits.auth.passwordBytes} bytes`,
    )
    .optional(),
  ADMIN_PASSWORD_HASH: z.string().startsWith(ownHashes, `a hash that begins with ${ownHashes}`).optional(),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
});

/** The server's configuration, read once at start. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Absent: the embedded database in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** Proxies whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Script of the ad slot; absent: no ads. */
  readonly adScript?: string | undefined;
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  /** For the first start, when there is no administrator yet. */
  readonly administrator: {
    readonly username: string;
    readonly password?: string | undefined;
    readonly passwordHash?: string | undefined;
  };
  /** Seals the services' keys in the store; absent: a secret of the data folder's own. */
  readonly secretKey?: string | undefined;
  readonly ai: AiSettingsOfEnvironment;
}

/**
 * Reads the settings from environment variables; one that is empty counts as not set.
 * @throws CannotStart, which names the variables that cannot be used, never what they hold
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  const ai = aiVariables.safeParse(Object.fromEntries(given));
  if (!parsed.success || !ai.success) {
    const issues = [parsed, ai].flatMap(({ error }) => error?.issues ?? []);
    const lines = issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new CannotStart(`这些环境变量不合要求 These environment variables cannot be used:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    dataFolder: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    trustedProxies: data.TRUST_PROXY,
    adScript: data.AD_SCRIPT_URL,
    logLevel: data.LOG_LEVEL,
    administrator: {
      username: data.ADMIN_USERNAME,
      password: data.ADMIN_PASSWORD,
      passwordHash: data.ADMIN_PASSWORD_HASH,
    },
    secretKey: data.SECRET_KEY,
    ai: ai.data,
  };
}

/** The process's variables; those of a file `.env` in the working directory are added where they are not set. */
export function processEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
