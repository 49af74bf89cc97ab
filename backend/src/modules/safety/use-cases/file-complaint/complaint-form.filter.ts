import { Catch, Inject } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PublishedSites } from '../../../tenants';
import { COMPLAINT_TEXTS } from '../../complaint-texts';
import { FieldFormFilter } from '../../field-form.filter';

const FIELDS = ['name', 'email', 'kind', 'message', 'reference'] as const;

@Catch()
export class ComplaintFormFilter extends FieldFormFilter<(typeof FIELDS)[number]> {
  constructor(@Inject(LOGGER) logger: Logger, @Inject(PublishedSites) published: PublishedSites) {
    super(logger, published, COMPLAINT_TEXTS, FIELDS);
  }
}
