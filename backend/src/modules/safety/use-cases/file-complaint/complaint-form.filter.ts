import { Catch, Inject } from '@nestjs/common';
import { FormFilter, type Problem, TooManyRequests } from '../../../../platform/http';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { COMPLAINT_TEXTS, type ComplaintTextKey } from '../../complaint-texts';

const FIELDS = ['name', 'email', 'kind', 'message', 'reference'] as const satisfies readonly ComplaintTextKey[];

@Catch()
export class ComplaintFormFilter extends FormFilter<ComplaintTextKey> {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger, COMPLAINT_TEXTS);
  }

  protected override keysOf(problem: Problem): ComplaintTextKey[] {
    if (problem instanceof TooManyRequests) return ['limited'];
    const keys = FIELDS.filter((field) => problem.faults.some((fault) => fault.path === field));
    return keys.length > 0 ? keys : ['failed'];
  }
}
