import { Problem } from '../../../platform/http';

/** The profile, photo, text or answer is not there, or not any more. */
export class ReportedContentNotFound extends Problem {
  readonly code = 'reported_content_not_found';
  readonly kind = 'conflict';

  constructor() {
    super('There is no such content to remove, or nobody to warn or block.');
  }
}
