import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { STATUS_CODES } from 'node:http';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Logger } from '../telemetry';
import { type FieldError, type Problem, type ProblemKind } from './problem';
import { TemporarilyUnavailable, problemOf } from './unavailable';

const STATUS = {
  invalid: 422,
  unauthenticated: 401,
  denied: 403,
  absent: 404,
  conflict: 409,
  too_large: 413,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<ProblemKind, number>;

export const statusOf = (kind: ProblemKind): number => STATUS[kind];

/** RFC 9457 problem details; `code` is what clients act on. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly faults?: readonly FieldError[];
  readonly trace?: string;
}

export function problemBody(status: number, code: string, more: Partial<ProblemBody> = {}): ProblemBody {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code, ...more };
}

// The codes for requests that the framework itself refuses: malformed JSON, too large, wrong media type, no such route.
const FRAMEWORK_CODES: Readonly<Record<number, string>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
};

/** The only place that turns a failure into a status. Unknown errors are logged and answered with nothing but a trace. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const trace = (request.context as { scope: { trace: string } } | null)?.scope.trace;
    const problem = problemOf(error);
    const body = problem ? this.describe(problem, trace) : this.describeUnknown(error, trace);
    if (problem?.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
    void reply
      .code(body.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(body));
  }

  private describe(problem: Problem, trace: string | undefined): ProblemBody {
    if (problem.reported) this.logger.error({ err: problem, code: problem.code }, 'reported problem');
    if (problem instanceof TemporarilyUnavailable)
      this.logger.warn({ reason: String(problem.cause), trace }, 'a dependency is unavailable');
    return problemBody(STATUS[problem.kind], problem.code, {
      ...(problem.message && { detail: problem.message }),
      ...problem.members,
      ...(problem.faults.length > 0 && { faults: problem.faults }),
    });
  }

  private describeUnknown(error: unknown, trace: string | undefined): ProblemBody {
    const refusal = frameworkProblem(error);
    if (refusal) return refusal;
    this.logger.error({ err: error, trace }, 'unexpected error');
    return problemBody(500, 'internal', trace === undefined ? {} : { trace });
  }
}

export function frameworkProblem(error: unknown): ProblemBody | undefined {
  const status = error instanceof HttpException ? error.getStatus() : frameworkStatus(error);
  const code = status === undefined ? undefined : FRAMEWORK_CODES[status];
  return status === undefined || code === undefined ? undefined : problemBody(status, code);
}

// Fastify's own errors carry `statusCode` and a code beginning with FST_.
function frameworkStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  return typeof statusCode === 'number' && typeof code === 'string' && code.startsWith('FST_') ? statusCode : undefined;
}
