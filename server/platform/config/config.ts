import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { lowerCaseEmail } from '@domain/user';
import { z } from 'zod';
import { readPostgresAddress } from '@server/platform/db/postgres-address';
import { StartRefusal } from '@server/platform/start-refusal';
import { readSettings, type SettingsOf } from './read-settings';

/** The configuration from the environment (rules/operation#configuration). */
export interface Config {
  port: number;
  host: string;
  /** Its address as a browser sees it, without a slash at the end. */
  publicUrl: string;
  /** Without it, the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Replicas of that database, for what may be a little late. */
  databaseReadUrls: string[];
  /** Without it, a default that depends on the account that runs the program. */
  dataDir: string | undefined;
  /** Without it, demo mode with demo data. */
  oidc: ProviderConfig | undefined;
  /** What people call the provider: the name on the button. */
  providerName?: string | undefined;
  adminEmails: string[];
  contactEmail: string;
  /** Addresses of proxies whose forwarded headers count. */
  trustProxy: string[] | undefined;
  /** Where the job that refreshes exchange rates reads them: an address or a file; without it, there is no such job. */
  exchangeRates: string | undefined;
  /** Whether pictures are made ahead of the first request. */
  picturesAhead: boolean;
  /** Where each source of the catalogue is. */
  sources: Record<'swu-db' | 'tcgcsv', string> & { official: string | undefined };
  /** When prices are refreshed without anybody's doing. */
  priceRefresh: 'off' | 'daily';
  /** Whether a job writes backups, and the folder for them; without one, `backups` in the data folder. */
  backup: { schedule: 'off' | 'daily'; folder: string | undefined };
  /** How metrics are served: on a port of this machine, to requests with a token, both, or not at all. */
  metrics: { port: number | undefined; token: string | undefined };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** How the program is registered at an OpenID Connect provider. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Values of the parameter `prompt`; without it, the parameter isn't sent. */
  prompt?: string | undefined;
  /** Without it, what the provider advertises. */
  clientAuth?: 'client_secret_basic' | 'client_secret_post' | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEMO_ADMINS = ['admin@example.com'];

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()));
const address = z.email().transform(lowerCaseEmail);
const webAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`)
  .transform((url) => new URL(url).origin);

/** A slash at its end means nothing. */
const webFile = z
  .url({ protocol: /^https?$/, abort: true })
  .transform((url) => url.replace(/\/$/, ''));
/** An address below which files are. */
const webFolder = webFile.refine((url) => new URL(url).search + new URL(url).hash === '');

const postgresAddress = z.string().transform((text, context) => {
  const read = readPostgresAddress(text);
  if ('address' in read) return read.address;
  context.addIssue({ code: 'custom', params: { fault: read.fault } });
  return z.NEVER;
});

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host name or address means only this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** A provider's answers are trusted, so nobody may forge them on the way. An issuer is an address and nothing more. */
function isSafeIssuer(url: string): boolean {
  const { protocol, hostname, username, password, search, hash } = new URL(url);
  if (username + password + search + hash !== '') return false;
  return protocol === 'https:' || isLoopback(hostname);
}

/** Values of the parameter `prompt`. `none` would let nobody sign in who isn't signed in at the provider already. */
const PROMPT = /^(?!none\b)[a-z_]+(?: (?!none\b)[a-z_]+)*$/;
/** A client's method of authentication, with or without the prefix that providers show. */
const CLIENT_AUTH = /^(?:client_secret_)?(basic|post)$/;
/** Fits on a button. */
const PROVIDER_NAME = /^(?=.*\S)\P{C}{1,40}$/u;

/** Names that Fastify knows for the ranges of this machine, of its link and of private networks. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Whether a text names proxies by address. Anything else would trust any client's headers (`true`, a number of hops),
 * or be read as an unintended address (`1` as 0.0.0.1).
 */
function isProxyRange(text: string): boolean {
  const [start = '', bits, ...more] = text.split('/');
  const family = isIP(start);
  if (family === 0) return NAMED_RANGES.has(text);
  const isPrefix = bits === undefined || /^[1-9]\d{0,2}$/.test(bits);
  return isPrefix && Number(bits ?? 1) <= (family === 4 ? 32 : 128) && more.length === 0;
}

/** An address that nobody can forge on the way, or a file that doesn't depend on where the program was started. */
const isRatesSource = (text: string): boolean =>
  isAbsolute(text) || (URL.canParse(text) && new URL(text).protocol === 'https:');

const variables = {
  PORT: [z.coerce.number().int().min(0).max(65_535).default(3000), 'a port from 0 to 65535'],
  HOST: [z.string().default('127.0.0.1'), 'an address to listen on, such as 127.0.0.1'],
  PUBLIC_URL: [
    webAddress.optional(),
    'an address without a user or a path, such as https://example.com',
  ],
  DATABASE_URL: [
    postgresAddress.optional(),
    'an address such as postgres://user:password@host:5432/database',
  ],
  DATABASE_READ_URLS: [
    list.pipe(z.array(postgresAddress)).default([]),
    'addresses of replicas with commas between them',
  ],
  DATA_DIR: [z.string().optional(), 'a folder'],
  OIDC_ISSUER: [
    z
      .url({ protocol: /^https?$/, abort: true })
      .refine(isSafeIssuer)
      .optional(),
    'an https address without a user or parameters, such as https://accounts.google.com',
  ],
  OIDC_NAME: [
    z.string().regex(PROVIDER_NAME).trim().optional(),
    'what people call the provider, in at most 40 characters',
  ],
  OIDC_PROMPT: [
    z.string().regex(PROMPT).optional(),
    'select_account, login or what else your provider knows, and not none: leave it out to send nothing',
  ],
  OIDC_CLIENT_AUTH: [
    z
      .string()
      .regex(CLIENT_AUTH)
      .transform((text) =>
        text.endsWith('post') ? ('client_secret_post' as const) : ('client_secret_basic' as const),
      )
      .optional(),
    'client_secret_basic or client_secret_post',
  ],
  OIDC_CLIENT_ID: [z.string().optional(), 'the client id that the provider gave'],
  OIDC_CLIENT_SECRET: [z.string().optional(), 'the client secret that the provider gave'],
  ADMIN_EMAILS: [
    list.pipe(z.array(address)).default([]),
    'e-mail addresses with commas between them',
  ],
  CONTACT_EMAIL: [z.email().default('feedback@example.com'), 'an e-mail address'],
  TRUST_PROXY: [
    list.pipe(z.array(z.string().refine(isProxyRange))).optional(),
    `IP addresses or ranges of your proxies with commas between them, such as 127.0.0.1 or 10.0.0.0/8, or of ${[...NAMED_RANGES].join(', ')}`,
  ],
  EXCHANGE_RATES: [
    z.string().refine(isRatesSource).optional(),
    'an https address or the absolute path of a file in the daily format of the European Central Bank',
  ],
  PICTURES_AHEAD: [z.enum(['on', 'off']).default('on'), 'on or off'],
  SWU_DB_URL: [
    webFolder.default('https://api.swu-db.com/cards'),
    'the address below which swu-db’s set files are, without parameters',
  ],
  TCGCSV_URL: [
    webFolder.default('https://tcgcsv.com/tcgplayer'),
    'the address below which TCGCSV’s categories are, without parameters',
  ],
  OFFICIAL_CARDS_URL: [webFile.optional(), 'the address of the official card list'],
  PRICE_REFRESH: [z.enum(['off', 'daily']).default('off'), 'off or daily'],
  BACKUP: [z.enum(['off', 'daily']).default('off'), 'off or daily'],
  BACKUP_FOLDER: [z.string().refine(isAbsolute).optional(), 'the absolute path of a folder'],
  METRICS_PORT: [z.coerce.number().int().min(0).max(65_535).optional(), 'a port from 0 to 65535'],
  METRICS_TOKEN: [
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/)
      .optional(),
    'at least 16 characters without spaces',
  ],
  LOG_LEVEL: [z.enum(LOG_LEVELS).default('info'), `one of ${LOG_LEVELS.join(', ')}`],
} as const;

/** The names of all environment variables. */
export const SETTINGS = Object.keys(variables);

type Values = SettingsOf<typeof variables>;

/**
 * Reads the configuration; an empty variable counts as unset.
 *
 * @throws StartRefusal naming the variable and what it must be, without its value, which may hold a secret
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values = readSettings(variables, environment);
  const oidc = oidcOf(values);
  const config: Config = {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrls: values.DATABASE_READ_URLS,
    dataDir: values.DATA_DIR,
    oidc,
    providerName: values.OIDC_NAME,
    adminEmails:
      oidc === undefined && values.ADMIN_EMAILS.length === 0 ? DEMO_ADMINS : values.ADMIN_EMAILS,
    contactEmail: values.CONTACT_EMAIL,
    trustProxy: values.TRUST_PROXY,
    exchangeRates: values.EXCHANGE_RATES,
    picturesAhead: values.PICTURES_AHEAD === 'on',
    sources: {
      'swu-db': values.SWU_DB_URL,
      tcgcsv: values.TCGCSV_URL,
      official: values.OFFICIAL_CARDS_URL,
    },
    priceRefresh: values.PRICE_REFRESH,
    backup: { schedule: values.BACKUP, folder: values.BACKUP_FOLDER },
    metrics: { port: values.METRICS_PORT, token: values.METRICS_TOKEN },
    logLevel: values.LOG_LEVEL,
  };
  if (config.databaseUrl === undefined && config.databaseReadUrls.length > 0) {
    throw new StartRefusal('With DATABASE_READ_URLS, set DATABASE_URL as well.');
  }
  if (oidc === undefined) refuseOpenDemo(config);
  else refusePlainHttp(config);
  return config;
}

function oidcOf(values: Values): Config['oidc'] {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_PROMPT: prompt,
    OIDC_CLIENT_AUTH: clientAuth,
  } = values;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    throw new StartRefusal('With OIDC_ISSUER, set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET as well.');
  }
  return { issuer, clientId, clientSecret, prompt, clientAuth };
}

/** In demo mode anybody may sign in as anybody, so it is only for this machine (rules/operation#demo-mode). */
function refuseOpenDemo({ host, publicUrl }: Config): void {
  if (isLoopback(host) && isLoopback(new URL(publicUrl).hostname)) return;
  const open = isLoopback(host) ? 'PUBLIC_URL' : 'HOST';
  throw new StartRefusal(
    `The demo is for this machine alone, and ${open} isn't an address of it alone. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to serve others.`,
  );
}

/** Over plain http, anybody on the way could read the session cookie. */
function refusePlainHttp({ publicUrl }: Config): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopback(hostname)) return;
  throw new StartRefusal(
    `PUBLIC_URL is an address without TLS, and people who sign in there would send their session readable for everybody on the way. Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.`,
  );
}
