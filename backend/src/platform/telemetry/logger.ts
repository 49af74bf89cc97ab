import { type LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { type Config } from '../config/config';
import { currentScope } from '../tenancy/scope';

export type { Logger };
export const LOGGER = Symbol('Logger');

/**
 * JSON lines with the tenant and the request they belong to. Personal data has no place in them: addresses, names and
 * message texts are never logged, and what an error carries of a statement's parameters is dropped.
 */
export function createLogger(config: Pick<Config, 'LOG_LEVEL'>, process: string): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const scope = currentScope();
        return scope ? { tenant: scope.tenantId, trace: scope.trace } : {};
      },
      serializers: { err: withoutData },
    },
    // Lines are gathered for a moment: one write a line would cost more than most requests.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

// PostgreSQL puts row values into `detail` and `where`, and drivers hang parameters on their errors.
function withoutData(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, stack: error.stack, ...(typeof code === 'string' && { code }) };
}

/** Lets Nest's own messages go the same way. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: unknown, context?: unknown): void {
    this.logger.error({ context, stack }, String(message));
  }
}
