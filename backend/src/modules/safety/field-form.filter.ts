import { type Locale } from '../../../../contract/text/locales';
import { FormFilter, type Problem, TooManyRequests } from '../../platform/http';
import { type Logger } from '../../platform/telemetry';
import { type Texts } from '../../platform/texts';
import { type PublishedSites } from '../tenants';

/** Tells somebody without scripts, on a page, which fields of their form could not be taken. */
export abstract class FieldFormFilter<Field extends string> extends FormFilter<Field | 'limited' | 'failed'> {
  constructor(
    logger: Logger,
    private readonly published: PublishedSites,
    texts: Texts<Field | 'limited' | 'failed' | 'title' | 'back'>,
    private readonly fields: readonly Field[],
  ) {
    super(logger, texts);
  }

  protected override tagOf(tenantId: number, locale: Locale): Promise<string> {
    return this.published.tagOf(tenantId, locale);
  }

  protected override keysOf(problem: Problem): readonly (Field | 'limited' | 'failed')[] {
    if (problem instanceof TooManyRequests) return ['limited'];
    const keys = this.fields.filter((field) => problem.faults.some((fault) => fault.path === field));
    return keys.length > 0 ? keys : ['failed'];
  }
}
