import { type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Logger } from '../telemetry';
import { type FormTexts, fillIn, localeIn } from './form-texts';
import { Problem } from './problem';
import { isForm, sendProblemPage } from './problem-page';
import { ProblemFilter } from './problem.filter';
import { localeOf } from './site-request';

/** Answers a form with a page that people can read; everything else with the problem document. */
export abstract class FormFilter<Locale extends string, Key extends string> implements ExceptionFilter {
  private readonly problems: ProblemFilter;

  constructor(
    logger: Logger,
    private readonly texts: FormTexts<Locale, Key | 'title' | 'back'>,
  ) {
    this.problems = new ProblemFilter(logger);
  }

  /** What the page says of a problem: at least one thing. */
  protected abstract keysOf(problem: Problem): readonly Key[];

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    if (!isForm(request) || !(error instanceof Problem)) {
      this.problems.catch(error, host);
      return;
    }
    const locale = localeIn(this.texts, localeOf(request));
    const texts = this.texts[locale];
    sendProblemPage(host.switchToHttp().getResponse<FastifyReply>(), error, {
      locale,
      title: texts.title,
      faults: this.keysOf(error).map((key) => fillIn(texts[key], error.members)),
      back: texts.back,
    });
  }
}
