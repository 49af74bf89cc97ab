import { z } from 'zod';

const url = z.string().min(1);
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
  CONSOLE_HOST: z.string().default('console.localhost'),
  /** Signs preview links. At least 32 characters. */
  SECRET_KEY: z.string().min(32),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export type Config = Readonly<z.infer<typeof environment>>;
export const CONFIG = Symbol('Config');

/** Throws one sentence naming every variable that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The environment is not complete: ${faults.join(', ')}`);
}

/** `https://host`, with the port where it is not the protocol's own. */
export function originOf(config: Config, host: string): string {
  return `${config.PUBLIC_PROTOCOL}://${host}${config.PUBLIC_PORT === undefined ? '' : `:${config.PUBLIC_PORT}`}`;
}
