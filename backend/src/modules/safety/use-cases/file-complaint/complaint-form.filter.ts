import { Catch, Inject } from '@nestjs/common';
import { type Locale } from '../../../../../../contract/text/locales';
import { FormFilter, type Problem, TooManyRequests } from '../../../../platform/http';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PublishedSites } from '../../../tenants';
import { COMPLAINT_TEXTS, type ComplaintTextKey } from '../../complaint-texts';

const FIELDS = ['name', 'email', 'kind', 'message', 'reference'] as const satisfies readonly ComplaintTextKey[];

@Catch()
export class ComplaintFormFilter extends FormFilter<ComplaintTextKey> {
  constructor(
    @Inject(LOGGER) logger: Logger,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {
    super(logger, COMPLAINT_TEXTS);
  }

  protected override tagOf(tenantId: number, locale: Locale): Promise<string> {
    return this.published.tagOf(tenantId, locale);
  }

  protected override keysOf(problem: Problem): ComplaintTextKey[] {
    if (problem instanceof TooManyRequests) return ['limited'];
    const keys = FIELDS.filter((field) => problem.faults.some((fault) => fault.path === field));
    return keys.length > 0 ? keys : ['failed'];
  }
}
