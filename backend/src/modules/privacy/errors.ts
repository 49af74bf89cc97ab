import { Problem } from '../../platform/http';

export class ExportPending extends Problem {
  readonly code = 'export_pending';
  readonly kind = 'conflict';
}

export class TooManyExports extends Problem {
  readonly code = 'too_many_exports';
  readonly kind = 'limited';

  constructor(override readonly retryAfter: number) {
    super();
  }
}

/** Not made yet, over, somebody else's, or never asked for. */
export class ExportNotFound extends Problem {
  readonly code = 'export_not_found';
  readonly kind = 'absent';
}
