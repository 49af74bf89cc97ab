import { type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Locale } from '../../../../contract/text/locales';
import { type Logger } from '../telemetry';
import { type Texts, fillIn, localeOfTag, textsIn } from '../texts';
import { type Problem } from './problem';
import { isForm, sendProblemPage } from './problem-page';
import { ProblemFilter } from './problem.filter';
import { languageOfPage } from './own-pages';
import { problemOf } from './unavailable';

/** Answers a form with a page that people can read; everything else with the problem document. */
export abstract class FormFilter<Key extends string> implements ExceptionFilter {
  private readonly problems: ProblemFilter;

  constructor(
    logger: Logger,
    private readonly texts: Texts<Key | 'title' | 'back'>,
  ) {
    this.problems = new ProblemFilter(logger);
  }

  /** The language with the country in which the brand's pages speak it, such as `de-CH`. */
  protected abstract tagOf(tenantId: number, locale: Locale): Promise<string>;

  /** The text keys that the page shows for a problem: at least one. */
  protected abstract keysOf(problem: Problem): readonly Key[];

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const problem = problemOf(error);
    if (!isForm(request) || !problem) {
      this.problems.catch(error, host);
      return;
    }
    void this.sendPage(request, host.switchToHttp().getResponse<FastifyReply>(), problem);
  }

  private async sendPage(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<void> {
    const locale = localeOfTag(languageOfPage(request));
    const { site } = request.context;
    // The page is shown even if the brand's settings cannot be read: in the language as it is spoken everywhere.
    const tag = site ? await this.tagOf(site.id, locale).catch(() => locale) : locale;
    const texts = textsIn(this.texts, tag);
    sendProblemPage(reply, problem, {
      locale: tag,
      title: texts.title,
      faults: this.keysOf(problem).map((key) => fillIn(texts[key], numbersOf(problem.members))),
      back: texts.back,
    });
  }
}

/** The numbers of a problem, which a text may show. Words of a request never become part of the page. */
const numbersOf = (members: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (typeof value === 'number' ? [[name, String(value)]] : [])),
  );
