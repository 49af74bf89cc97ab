import { createHash } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Problem } from './problem';
import { statusOf } from './problem.filter';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0 auto;padding:12vh 20px;max-width:34rem;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem;line-height:1.25}li{margin:.5rem 0}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

interface ProblemPage {
  readonly locale: string;
  readonly title: string;
  readonly faults: readonly string[];
  readonly back: string;
}

/** Whether a browser sent the form by itself, without our scripts. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/**
 * Sends the page that a browser without scripts shows when a form was refused. Going back keeps the form's input; the
 * page itself repeats nothing that was sent: its texts come from our catalogues and are already HTML.
 */
export function sendProblemPage(reply: FastifyReply, error: Problem, page: ProblemPage): void {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  void reply
    .code(statusOf(error.kind))
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', page.locale)
    .header('content-security-policy', `default-src 'none'; style-src '${STYLE_HASH}'; frame-ancestors 'none'`)
    .send(problemPage(page));
}

const problemPage = ({ locale, title, faults, back }: ProblemPage): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<style>${STYLE}</style></head><body><main><h1>${title}</h1>` +
  `<ul>${faults.map((fault) => `<li>${fault}</li>`).join('')}</ul><p>${back}</p></main></body></html>`;
