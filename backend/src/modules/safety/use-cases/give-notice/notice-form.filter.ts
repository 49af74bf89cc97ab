import { Catch, Inject } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PublishedSites } from '../../../tenants';
import { NOTICE_TEXTS } from '../../notice-texts';
import { FieldFormFilter } from '../../field-form.filter';

const FIELDS = ['address', 'reason', 'text', 'name', 'email', 'good_faith'] as const;

@Catch()
export class NoticeFormFilter extends FieldFormFilter<(typeof FIELDS)[number]> {
  constructor(@Inject(LOGGER) logger: Logger, @Inject(PublishedSites) published: PublishedSites) {
    super(logger, published, NOTICE_TEXTS, FIELDS);
  }
}
