import { Catch, Inject } from '@nestjs/common';
import { type Locale } from '../../../../../../contract/text/locales';
import { FormFilter, type Problem, TooManyRequests } from '../../../../platform/http';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PublishedSites } from '../../../tenants';
import { NOTICE_TEXTS, type NoticeTextKey } from '../../notice-texts';

const FIELDS = [
  ...(['address', 'reason', 'text', 'name', 'email', 'good_faith'] as const),
] as const satisfies readonly NoticeTextKey[];

/** Tells somebody without scripts, on a page, which fields of their notice could not be taken. */
@Catch()
export class NoticeFormFilter extends FormFilter<NoticeTextKey> {
  constructor(
    @Inject(LOGGER) logger: Logger,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {
    super(logger, NOTICE_TEXTS);
  }

  protected override tagOf(tenantId: number, locale: Locale): Promise<string> {
    return this.published.tagOf(tenantId, locale);
  }

  protected override keysOf(problem: Problem): NoticeTextKey[] {
    if (problem instanceof TooManyRequests) return ['limited'];
    const keys = FIELDS.filter((field) => problem.faults.some((fault) => fault.path === field));
    return keys.length > 0 ? keys : ['failed'];
  }
}
