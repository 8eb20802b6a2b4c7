import { existsSync } from 'node:fs';
import { limits } from '@toolbench/contracts/limits.ts';
import { sftpAccount } from '@toolbench/contracts/sftp.ts';
import { z } from 'zod';
import { aiVariables, type AiSettingsOfEnvironment } from './ai-variables.ts';
import type { SftpSettings } from '../adapters/ssh/sftp-server.ts';
import type { Site } from '@toolbench/contracts/site.ts';
import { binOriginFault } from './bin-origin.ts';
import { cannotUseVariables, inBothLanguages, rule } from './rule.ts';
import { isNetwork, origin, passwordHash, port, whole } from './shapes.ts';
import { siteVariables } from './site-variables.ts';
import type { BinSettings } from '../features/bins/settings.ts';
import type { StrictTransport } from '../plugins/security-headers.ts';

const { bins } = limits;

const plainVariables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      rule(
        '形如 postgres://user:password@host/database 的地址',
        'an address such as postgres://user:password@host/database',
      ),
    )
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
    .refine(
      (list) => list.every(isNetwork),
      rule(
        '地址或网段，如 10.0.0.0/8，多个用逗号分隔',
        'addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
    ),
  PUBLIC_URL: origin('https://tools.example.org'),
  HSTS: z.enum(['subdomains', 'host', 'off']).default('subdomains'),
  BIN_URL: origin('https://bins.example.org'),
  BIN_BODY_BYTES: whole(bins.bodyBytes, bins.longestBodyBytes),
  BIN_REQUESTS_KEPT: whole(bins.requestsKept, bins.mostRequestsKept),
  BIN_BYTES_KEPT: whole(bins.bytesKept),
  BIN_BYTES_IN_ALL: whole(bins.bytesInAll),
  BIN_LIFETIME_MINUTES: whole(bins.lifetimeMs / 60_000, bins.lifetimeMs / 60_000),
  BIN_CREATED_PER_HOUR: whole(bins.createdPerHour),
  BIN_CAPTURES_PER_SECOND: whole(bins.capturesPerSecond),
  AD_SCRIPT_URL: z.url({ protocol: /^https$/, error: rule('https 地址', 'an https address') }).optional(),
  PREVIEW_PORT: port.optional(),
  PREVIEW_URL: z
    .string()
    .regex(
      /^https?:\/\/\*\.[a-z0-9.-]+(:\d+)?$/,
      rule(
        '带星号的地址，如 https://*.preview.example.org',
        'an address with a star, such as https://*.preview.example.org',
      ),
    )
    .optional(),
  PREVIEW_OWN_PORTS: z
    .string()
    .regex(
      /^\d{1,5}-\d{1,5}$/,
      rule('首尾两个端口，如 40000-40099', 'the first and the last port, such as 40000-40099'),
    )
    .transform((text) => text.split('-').map(Number))
    .refine(
      ([first = 0, last = 0]) => first > 0 && first <= last && last <= 65_535,
      rule('1 到 65535 的端口，前一个不大于后一个', 'ports from 1 to 65535'),
    )
    .transform(([first = 0, last = 0]) => ({ first, last }))
    .optional(),
  DOCKER_HOST: z.string().optional(),
  INNER_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, rule('主机名或地址，不带端口', 'a host name or an address, without a port'))
    .optional(),
  DEPLOYMENTS_DIR: z.string().optional(),
  DRAIN_SECONDS: z.coerce
    .number(
      rule(`秒数，0 到 ${limits.cluster.mostDrainMs / 1_000}`, `seconds, 0 to ${limits.cluster.mostDrainMs / 1_000}`),
    )
    .min(0)
    .max(limits.cluster.mostDrainMs / 1_000)
    .optional(),
  SFTP_PORT: z
    .union([z.literal('off'), port], rule('端口号，0 到 65535，或 off', 'a port, 0 to 65535, or off'))
    .default(limits.sftp.port),
  SFTP_HOST: z.string().optional(),
  SFTP_PUBLIC_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, rule('主机名或地址', 'a host name or an address'))
    .optional(),
  SFTP_PUBLIC_PORT: port.min(1).optional(),
  SFTP_USERNAME: z
    .string()
    .regex(/^[\w.-]{1,32}$/, rule('不超过 32 个字母、数字、点和连字符', 'at most 32 letters, digits, dots and hyphens'))
    .default(sftpAccount.username),
  SFTP_PASSWORD: z
    .string()
    .regex(
      /^[\w.-]{1,64}$/,
      rule(
        '不超过 64 个字母、数字、点和连字符；它会显示在页面上',
        'at most 64 letters, digits, dots and hyphens; it is shown on the page',
      ),
    )
    .default(sftpAccount.password),
  TOOLS_API: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]+$/, rule('只含字母、数字和 - . _ ~ + / =', 'letters, digits and - . _ ~ + / ='))
    .min(
      limits.auth.metricsTokenCharacters,
      rule(
        `至少 ${limits.auth.metricsTokenCharacters} 个字符`,
        `at least ${limits.auth.metricsTokenCharacters} characters`,
      ),
    )
    .optional(),
  ADMIN_USERNAME: z.string().trim().min(1).max(limits.auth.usernameCharacters).default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(
      limits.auth.newPasswordCharacters,
      rule(
        `至少 ${limits.auth.newPasswordCharacters} 个字符`,
        `at least ${limits.auth.newPasswordCharacters} characters`,
      ),
    )
    .refine(
      (text) => Buffer.byteLength(text) <= limits.auth.passwordBytes,
      rule(`不超过 ${limits.auth.passwordBytes} 字节`, `at most ${limits.auth.passwordBytes} bytes`),
    )
    .optional(),
  ADMIN_PASSWORD_HASH: passwordHash.optional(),
  DOCUMENT_SEARCH: z.enum(['terms', 'fused']).default('terms'),
  VOICE_TURNS_PER_MINUTE: whole(limits.voice.turnsPerMinute, 100_000),
  VOICE_SOCKETS_PER_USER: whole(limits.voice.socketsPerUser, limits.voice.sockets),
  SECRET_KEY: z.string().min(32, rule('至少 32 个字符', 'at least 32 characters')).optional(),
});

/** Addresses that are to be apart are looked at together once each of them is one: a transformation waits for that. */
const variables = plainVariables.transform((data, context) => {
  const message = binOriginFault(data.BIN_URL, { product: data.PUBLIC_URL, previews: data.PREVIEW_URL });
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['BIN_URL'], message });
  return data;
});

/** Where apps that the assistant made are reached, apart from the product. */
interface PreviewSettings {
  readonly port: number;
  /** An address with a star in the place of the name; absent: names below localhost, else ports. */
  readonly publicUrl?: string | undefined;
  /** Absent: any free port. */
  readonly ownPorts?: { readonly first: number; readonly last: number } | undefined;
}

/** The server's configuration, read once at start. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Absent: the embedded database in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** Proxies whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Origin at which people reach the server; absent: the one of each request. */
  readonly publicUrl?: string | undefined;
  /** What browsers are told about https, see StrictTransport. */
  readonly strictTransport: StrictTransport;
  readonly bins: BinSettings;
  readonly previews: PreviewSettings;
  /** Where other servers on the same database reach this one; absent: where it listens, or an address of this machine. */
  readonly innerHost?: string | undefined;
  /** Data of deployments, which several servers may share; absent: in the data folder. */
  readonly deploymentsFolder?: string | undefined;
  /** How long a server that is told to stop goes on answering, so that a proxy sees it. */
  readonly drainMs: number;
  /** Where a container engine listens; absent: the usual socket. */
  readonly dockerHost?: string | undefined;
  /** Script of the ad slot; absent: no ads. */
  readonly adScript?: string | undefined;
  /** Absent: no SFTP demo. */
  readonly sftp?: SftpSettings | undefined;
  /** Whether programs with a token may call the tools. */
  readonly toolsApi: boolean;
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  /** Opens GET /metrics to a monitor that has no account; absent: only signed in. */
  readonly metricsToken?: string | undefined;
  /** For the first start, when there is no administrator yet. */
  readonly administrator: {
    readonly username: string;
    readonly password?: string | undefined;
    readonly passwordHash?: string | undefined;
  };
  /** Seals the services' keys in the store; absent: a secret of the data folder's own. */
  readonly secretKey?: string | undefined;
  /** `fused`: embeddings of the configured model take part in the search of documents. */
  readonly documentSearch: z.infer<typeof variables>['DOCUMENT_SEARCH'];
  readonly ai: AiSettingsOfEnvironment;
  /** What of the product is shown, and below which path. */
  readonly site: Site;
  /** Of one account. */
  readonly voice: { readonly turnsPerMinute: number; readonly socketsPerUser: number };
}

const usualDrainMs = (databaseUrl: string | undefined) => (databaseUrl === undefined ? 0 : limits.cluster.drainMs);

function sftpSettings(data: z.infer<typeof variables>): SftpSettings | undefined {
  if (data.SFTP_PORT === 'off') return undefined;
  return {
    host: data.SFTP_HOST ?? data.HOST,
    port: data.SFTP_PORT,
    publicHost: data.SFTP_PUBLIC_HOST,
    publicPort: data.SFTP_PUBLIC_PORT,
    account: { username: data.SFTP_USERNAME, password: data.SFTP_PASSWORD },
  };
}

/**
 * Reads the settings from environment variables; one that is empty counts as not set.
 * @throws CannotStart, which names the variables that cannot be used, never what they hold
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = variables.safeParse(Object.fromEntries(given), inBothLanguages);
  const ai = aiVariables.safeParse(Object.fromEntries(given), inBothLanguages);
  const site = siteVariables.safeParse(Object.fromEntries(given), inBothLanguages);
  if (!parsed.success || !ai.success || !site.success) {
    const issues = [parsed, ai, site].flatMap(({ error }) => error?.issues ?? []);
    throw cannotUseVariables(issues);
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    dataFolder: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    trustedProxies: data.TRUST_PROXY,
    publicUrl: data.PUBLIC_URL,
    strictTransport: data.HSTS,
    bins: {
      origin: data.BIN_URL,
      bodyBytes: data.BIN_BODY_BYTES,
      requestsKept: data.BIN_REQUESTS_KEPT,
      bytesKept: data.BIN_BYTES_KEPT,
      bytesInAll: data.BIN_BYTES_IN_ALL,
      lifetimeMs: data.BIN_LIFETIME_MINUTES * 60_000,
      createdPerHour: data.BIN_CREATED_PER_HOUR,
      capturesPerSecond: data.BIN_CAPTURES_PER_SECOND,
      captureBurst: data.BIN_CAPTURES_PER_SECOND * bins.burstSeconds,
    },
    previews: {
      // Beside the product's port; a free one where the product takes a free one.
      port: data.PREVIEW_PORT ?? (data.PORT === 0 || data.PORT === 65_535 ? 0 : data.PORT + 1),
      publicUrl: data.PREVIEW_URL,
      ownPorts: data.PREVIEW_OWN_PORTS,
    },
    innerHost: data.INNER_HOST,
    deploymentsFolder: data.DEPLOYMENTS_DIR,
    // Alone it is stopped at once: nobody else could answer.
    drainMs: data.DRAIN_SECONDS === undefined ? usualDrainMs(data.DATABASE_URL) : data.DRAIN_SECONDS * 1_000,
    dockerHost: data.DOCKER_HOST,
    adScript: data.AD_SCRIPT_URL,
    sftp: sftpSettings(data),
    toolsApi: data.TOOLS_API === 'on',
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    administrator: {
      username: data.ADMIN_USERNAME,
      password: data.ADMIN_PASSWORD,
      passwordHash: data.ADMIN_PASSWORD_HASH,
    },
    secretKey: data.SECRET_KEY,
    documentSearch: data.DOCUMENT_SEARCH,
    ai: ai.data,
    site: site.data,
    voice: { turnsPerMinute: data.VOICE_TURNS_PER_MINUTE, socketsPerUser: data.VOICE_SOCKETS_PER_USER },
  };
}

/** The process's variables; those of a file `.env` in the working directory are added where they are not set. */
export function processEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
