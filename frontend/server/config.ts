import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

const fields = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  /** The port the edge reaches. */
  PORT: port.default(3000),
  /** Health and metrics. Never reachable from outside. */
  INNER_PORT: port.default(3001),
  /** The api's inner port: which hosts there are, and the documents of sites. */
  API_INNER_URL: z.url({ protocol: /^https?$/ }),
  /** How long a page waits for its site's document, in milliseconds: visitors get an answer within five seconds. */
  API_TIMEOUT_MS: z.coerce.number().int().positive().max(4500).default(3500),
  /** Checks preview cookies; the api signs them. */
  SECRET_KEY: z.string().min(32),
  /** The one trusted hop: addresses whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1/32,::1/128'),
  /** How browsers reach the sites; decides where redirects point. */
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('https'),
  PUBLIC_PORT: port.optional(),
  /** The version of the software, which the image has from its build: a commit. Staff see it, nobody else does. */
  SOFTWARE_VERSION: z
    .string()
    .regex(/^[\w.+-]{0,64}$/, { error: 'no version' })
    .default(''),
  /** The host that staff work on. It shows no brand, whatever the api's list of hosts says. */
  CONSOLE_HOST: z.string().default('console.localhost'),
  /** Bound of the page cache, in MiB. */
  PAGE_CACHE_MB: z.coerce.number().positive().default(256),
  /** Pages rendered at once; rendering is one thread's work, so more than a few only wait for each other. */
  RENDER_CONCURRENCY: z.coerce.number().int().positive().default(4),
  /** `retired` serves a worker that clears what the earlier one kept and ends its own registration. */
  SERVICE_WORKER: z.enum(['on', 'retired']).default('on'),
  /** Shows English with accents and longer words to whoever asks by cookie. For trying layouts: never behind https. */
  PSEUDO_LOCALE: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

const environment = fields.refine((read) => !read.PSEUDO_LOCALE || read.PUBLIC_PROTOCOL === 'http', {
  path: ['PSEUDO_LOCALE'],
  error: 'only for layouts, not behind https',
});

export type WebConfig = Readonly<z.infer<typeof environment>>;

/** Throws one sentence naming every variable that is missing or wrong. */
export function readWebConfig(env: NodeJS.ProcessEnv = process.env): WebConfig {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The environment is not complete: ${faults.join(', ')}`);
}
