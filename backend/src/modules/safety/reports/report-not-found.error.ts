import { Problem } from '../../../platform/http';

/** No such report of the brand, or one that is closed. */
export class ReportNotFound extends Problem {
  readonly code = 'report_not_found';
  readonly kind = 'absent';
}
