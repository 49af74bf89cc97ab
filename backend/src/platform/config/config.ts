import { isIP } from 'node:net';
import { z } from 'zod';
import { REQUEST_WAITING_MS } from '../dependencies';

const url = z.string().min(1);
/** An address without a path, at which a provider of payments is reached. */
const origin = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:\/\/[^/]+$/.test(value) && new URL(value).origin === value, {
    error: 'no origin',
  });
/** Host names, separated by commas; `*.` stands for any subdomain. */
const hosts = z
  .string()
  .regex(/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:,(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+)*$/, { error: 'no hosts' });
const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Role `manyhearts_app`: bound by row-level security. */
  DATABASE_URL: url,
  /** Role `manyhearts_platform`: the explicit cross-tenant scope. */
  DATABASE_PLATFORM_URL: url,
  DATABASE_POOL: z.coerce.number().int().positive().default(10),
  REDIS_URL: url,
  SMTP_URL: url,
  /** How long the mail server may take for one mail before it counts as away, in milliseconds. */
  SMTP_TIMEOUT_MS: z.coerce.number().int().positive().default(60_000),
  /** The file store: `file:///folder`, or `s3://bucket?region=…&endpoint=…` with credentials in the environment. */
  STORAGE: url,
  /** How long the file store may be silent before a call to it fails, in milliseconds. */
  STORAGE_SILENCE_MS: z.coerce.number().int().positive().default(10_000),
  /** How long a request waits for database and files in total before it is refused, in milliseconds. */
  REQUEST_WAITING_MS: z.coerce.number().int().positive().default(REQUEST_WAITING_MS),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  /** The port the edge reaches. */
  PORT: port.default(4000),
  /** Metrics, health, the web's feed and the edge's certificate question. Never reachable from outside. */
  INNER_PORT: port.default(4001),
  /** The one trusted hop: addresses whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1/32,::1/128'),
  /** The CDN's country header, in lower case, believed only from the trusted hop. */
  COUNTRY_HEADER: z.string().optional(),
  /** How browsers reach the sites; decides every link in a mail. */
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('https'),
  PUBLIC_PORT: port.optional(),
  /** Niche templates and, on an operator's machine, the brands' own files. */
  TENANTS_DIR: z.string().default('tenants'),
  /** The address at which the worker reaches the api, to prove that tenants are apart. Without it nothing is proven. */
  API_URL: origin.optional(),
  /** The version of the software, which the image has from its build: a commit. Staff see it, nobody else does. */
  SOFTWARE_VERSION: z
    .string()
    .regex(/^[\w.+-]{0,64}$/, { error: 'no version' })
    .default(''),
  /** The browser with which a worker captures pages for comparisons of revisions. Without it that worker makes none. */
  CHROMIUM_PATH: z
    .string()
    .transform((path) => (path === '' ? undefined : path))
    .optional(),
  CONSOLE_HOST: z.string().default('console.localhost'),
  /** The sender of mails to staff. Without it `console@` and the console's host. */
  STAFF_MAIL_FROM: z.email().optional(),
  /** Signs preview links. At least 32 characters. */
  SECRET_KEY: z.string().min(32),
  /** Undeliverable mails return to `bounce+…@` this domain. Without it they return to each mail's sender. */
  BOUNCE_DOMAIN: z.string().min(1).optional(),
  /** The mailbox of that domain: `imaps://user:password@host/INBOX`. */
  BOUNCE_MAILBOX_URL: url.optional(),
  /** The name by which the mailbox's server signs what it found of a sender (RFC 8601). Without it no such result is believed. */
  BOUNCE_AUTHSERV_ID: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'no name of a server' })
    .optional(),
  /** Replies to answers of the support go to `reply+…@` this domain. Without it they go to the brand's support by mail. */
  REPLY_DOMAIN: z.string().min(1).optional(),
  /** The mailbox of that domain: `imaps://user:password@host/INBOX`. */
  REPLY_MAILBOX_URL: url.optional(),
  /** Signs the mail provider's reports of bounces and complaints and the mails that it receives; without it none is accepted. */
  MAIL_EVENTS_SECRET: z.string().min(32).optional(),
  /** Public resolvers that preflight asks besides the name servers of a domain: `address` or `address:port`, with commas. */
  DNS_SERVERS: z
    .string()
    .regex(/^[\da-f.:[\]]+(?:,[\da-f.:[\]]+)*$/i, { error: 'no addresses' })
    .default('1.1.1.1,8.8.8.8'),
  /** The public addresses of the edge, IPv4 and IPv6, with commas: what brands' hosts have to lead to. */
  EDGE_ADDRESSES: z
    .string()
    .refine((value) => value.split(',').every((address) => isIP(address) > 0), { error: 'no addresses' })
    .optional(),
  /** A name that leads to them, for hosts that may be an alias. */
  EDGE_NAME: z.string().min(1).optional(),
  /** The authority of the edge's certificates, as CAA records name it. */
  CERTIFICATE_AUTHORITY: z.string().min(1).default('letsencrypt.org'),
  /** The part that a sender's SPF record has to hold: `include:spf.mailer.example`. */
  MAIL_SPF: z
    .string()
    .regex(/^[a-z\d]+(?::\S+)?$/, { error: 'no mechanism' })
    .optional(),
  /** The keys that mails are signed with, as aliases: `selector=target`, with commas. */
  MAIL_DKIM: z
    .string()
    .regex(/^[\w-]+=[\w.-]+(?:,[\w-]+=[\w.-]+)*$/, { error: 'no selectors' })
    .optional(),
  /** Seals what the database keeps but must not be able to tell, and derives signing secrets. At least 32 characters. */
  DATA_KEY: z.string().min(32),
  /** The key for GIF searches there. Without it members have the set that ships. */
  GIPHY_API_KEY: z.string().min(1).optional(),
  GIPHY_URL: url.default('https://api.giphy.com'),
  /** The hosts of its pictures, separated by commas; `*.` matches any subdomain. */
  GIPHY_MEDIA_HOSTS: z.string().default('*.giphy.com'),
  /** The push services that browsers may subscribe at; `*.` stands for any subdomain. Others are refused. */
  PUSH_SERVICES: hosts.default(
    'fcm.googleapis.com,*.push.apple.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.notify.windows.com',
  ),
  /** Pushes that a brand sends in a minute at most; what is over it goes later. Browsers limit sites that send 1,000. */
  PUSHES_PER_MINUTE: z.coerce.number().int().min(6).default(600),
  /** Where the API of Stripe is reached, for every tenant that uses it. In production without TLS only on this machine. */
  STRIPE_API_URL: origin.default('https://api.stripe.com'),
  /** The same for Mollie. */
  MOLLIE_API_URL: origin.default('https://api.mollie.com'),
  /** The same for Verotel's FlexPay, and where payers' browsers find its pages: with Verotel the same address. */
  FLEXPAY_API_URL: origin.default('https://secure.verotel.com'),
  FLEXPAY_PAGES_URL: origin.default('https://secure.verotel.com'),
  /** Where text messages are sent by Amazon SNS. Unset: its own address in the region. The same rule for TLS. */
  SMS_API_URL: origin.optional(),
  SMS_REGION: z
    .string()
    .regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/)
    .default('eu-central-1'),
  /** Without both of them, from where Amazon's tools look for them. */
  SMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  SMS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `yes`: postbacks, searches for GIFs, push messages and preflight may go to this machine, without TLS too. For development and tests. */
  REQUESTS_TO_LOOPBACK: z.enum(['yes']).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

const checked = environment
  .refine(({ NODE_ENV, REQUESTS_TO_LOOPBACK }) => NODE_ENV !== 'production' || REQUESTS_TO_LOOPBACK === undefined, {
    path: ['REQUESTS_TO_LOOPBACK'],
    error: 'not in production',
  })
  .superRefine((values, context) => {
    for (const name of [
      'STRIPE_API_URL',
      'MOLLIE_API_URL',
      'FLEXPAY_API_URL',
      'FLEXPAY_PAGES_URL',
      'SMS_API_URL',
    ] as const) {
      const address = values[name];
      if (address === undefined || address.startsWith('https:') || isSafeWithoutTls(values, address)) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'https in production' });
    }
  });

/** In production only where the sites have no TLS either, as on one machine, and never to another machine. */
function isSafeWithoutTls({ NODE_ENV, PUBLIC_PROTOCOL }: z.infer<typeof environment>, address: string): boolean {
  if (NODE_ENV !== 'production') return true;
  return PUBLIC_PROTOCOL === 'http' && /^(?:127\.0\.0\.1|\[::1\]|(?:.+\.)?localhost)$/.test(new URL(address).hostname);
}

export type Config = Readonly<z.infer<typeof environment>>;
export const CONFIG = Symbol('Config');

/** Throws one sentence naming every variable that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const result = checked.safeParse(env);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The environment is not complete: ${faults.join(', ')}`);
}

/** `https://host`, with the port where it is not the protocol's own. */
export function originOf(config: Config, host: string): string {
  return `${config.PUBLIC_PROTOCOL}://${host}${config.PUBLIC_PORT === undefined ? '' : `:${config.PUBLIC_PORT}`}`;
}
