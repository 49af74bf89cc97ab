import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Problem, TooManyRequests, localeOf, statusOf } from '../../../../platform/http';
import { ProblemFilter } from '../../../../platform/http/problem.filter';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { type ComplaintTextKey, complaintLocale, complaintText } from '../../complaint-texts';
import { STYLE_HASH, problemPage } from './problem-page';

/** Whether a browser sent the form by itself, without our scripts. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

const FIELDS = ['name', 'email', 'kind', 'message', 'reference'] as const satisfies readonly ComplaintTextKey[];

/** Answers a form with a page that people can read; everything else with the problem document. */
@Catch()
export class ComplaintFormFilter implements ExceptionFilter {
  private readonly problems: ProblemFilter;

  constructor(@Inject(LOGGER) logger: Logger) {
    this.problems = new ProblemFilter(logger);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    if (!isForm(request) || !(error instanceof Problem)) {
      this.problems.catch(error, host);
      return;
    }
    const locale = complaintLocale(localeOf(request));
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    void reply
      .code(statusOf(error.kind))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', locale)
      .header('content-security-policy', `default-src 'none'; style-src '${STYLE_HASH}'; frame-ancestors 'none'`)
      .send(
        problemPage(
          locale,
          keysOf(error).map((key) => complaintText(locale, key)),
        ),
      );
  }
}

function keysOf(problem: Problem): ComplaintTextKey[] {
  if (problem instanceof TooManyRequests) return ['limited'];
  const keys = FIELDS.filter((field) => problem.faults.some((fault) => fault.path === field));
  return keys.length > 0 ? keys : ['failed'];
}
