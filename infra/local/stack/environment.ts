import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../startup-error';
import { type Secrets } from './secrets';

export interface EnvironmentOptions {
  readonly mode: 'production' | 'development';
  /** Members' files are stored below its `files` folder, unless STORAGE says otherwise. */
  readonly folder: string;
  readonly ownerUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly paymentsUrl: string;
  readonly secrets: Secrets;
  readonly edgePort: number;
  readonly added: NodeJS.ProcessEnv;
}

/** Variables that are meant for the runner and would mislead its children. */
const own = /^(?:npm_.*|PORT|INNER_PORT|EDGE_ADDRESS|INIT_CWD|JEST_WORKER_ID|TEST_.*)$/;

/** The environment of every process of ours, but for its ports. */
export function environmentOf(options: EnvironmentOptions): NodeJS.ProcessEnv {
  const { mode, folder, ownerUrl, redisUrl, smtpUrl, paymentsUrl, secrets, edgePort, added } = options;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  return {
    ...inherited,
    NODE_ENV: mode,
    BIND_ADDRESS: '127.0.0.1',
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_URL: asRole(ownerUrl, 'manyhearts_app', secrets.app),
    DATABASE_PLATFORM_URL: asRole(ownerUrl, 'manyhearts_platform', secrets.platform),
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    STRIPE_API_URL: process.env['STRIPE_API_URL'] ?? paymentsUrl,
    MOLLIE_API_URL: process.env['MOLLIE_API_URL'] ?? paymentsUrl,
    FLEXPAY_API_URL: process.env['FLEXPAY_API_URL'] ?? paymentsUrl,
    FLEXPAY_PAGES_URL: process.env['FLEXPAY_PAGES_URL'] ?? `http://pay.localhost:${edgePort}`,
    ...smsOf(paymentsUrl),
    STORAGE: process.env['STORAGE'] ?? pathToFileURL(join(folder, 'files')).href,
    SECRET_KEY: process.env['SECRET_KEY'] ?? secrets.key,
    DATA_KEY: process.env['DATA_KEY'] ?? secrets.data,
    PUBLIC_PROTOCOL: 'http',
    PUBLIC_PORT: String(edgePort),
    CONSOLE_HOST: 'console.localhost',
    REPLY_DOMAIN: 'replies.localhost',
    MAIL_EVENTS_SECRET: process.env['MAIL_EVENTS_SECRET'] ?? secrets.mail,
    ...added,
  };
}

/** Text messages go to the sandbox, whose credentials anybody may know, unless they are told where else. */
function smsOf(sandbox: string): NodeJS.ProcessEnv {
  if (process.env['SMS_API_URL'] !== undefined) return {};
  return { SMS_API_URL: sandbox, SMS_ACCESS_KEY_ID: 'sandbox', SMS_SECRET_ACCESS_KEY: 'sandbox' };
}

/** The same database, as another role. */
function asRole(ownerUrl: string, username: string, password: string): string {
  if (URL.canParse(ownerUrl)) return Object.assign(new URL(ownerUrl), { username, password }).href;
  throw new StartupError('DATABASE_URL is not an address such as postgres://owner:password@127.0.0.1/database.');
}
