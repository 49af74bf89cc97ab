import { Problem } from '../../platform/http';

export class VisualDiffsOff extends Problem {
  readonly code = 'visual_diffs_off';
  readonly kind = 'conflict';

  constructor() {
    super('No worker of this deployment has a browser, so no pictures are made.');
  }
}

export class VisualDiffUnderWay extends Problem {
  readonly code = 'visual_diff_under_way';
  readonly kind = 'conflict';

  constructor() {
    super('Pictures of other revisions of this brand are being made.');
  }
}

export class VisualDiffNotFound extends Problem {
  readonly code = 'visual_diff_not_found';
  readonly kind = 'absent';

  constructor() {
    super('There is no such picture, or it is not kept any more.');
  }
}
