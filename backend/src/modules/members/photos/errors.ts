import { Problem } from '../../../platform/http';
import { type PictureFault } from './pictures/picture';

export class PhotoNotFound extends Problem {
  readonly code = 'photo_not_found';
  readonly kind = 'absent';
}

/** Somebody was quicker: it does not wait any more. */
export class PhotoDecided extends Problem {
  readonly code = 'photo_decided';
  readonly kind = 'conflict';

  constructor() {
    super('Somebody has decided about this photo.');
  }
}

/** Only one's own decisions of the last minutes are taken back. */
export class PhotoDecisionFinal extends Problem {
  readonly code = 'photo_decision_final';
  readonly kind = 'conflict';

  constructor() {
    super('This decision is not yours or not yours alone, or is older than ten minutes. Decide anew instead.');
  }
}

/** None of JPEG, PNG, WebP, AVIF and HEIC, whatever its name says. */
export class PhotoTypeUnsupported extends Problem {
  readonly code = 'photo_type_unsupported';
  readonly kind = 'invalid';
}

/** A HEIC picture, as iPhones store them, at a brand that has switched `features.heic_photos` off. */
export class PhotoHeicUnsupported extends Problem {
  readonly code = 'photo_heic_unsupported';
  readonly kind = 'invalid';
}

export class PhotoTooLarge extends Problem {
  readonly code = 'photo_too_large';
  readonly kind = 'too_large';
}

/** Broken, cut short, or not what its beginning says. */
export class PhotoUnreadable extends Problem {
  readonly code = 'photo_unreadable';
  readonly kind = 'invalid';
}

class PhotoTooManyPixels extends Problem {
  readonly code = 'photo_too_many_pixels';
  readonly kind = 'invalid';
}

/** Below 200 pixels on one side, also of a crop. */
export class PhotoTooSmall extends Problem {
  readonly code = 'photo_too_small';
  readonly kind = 'invalid';
}

/** The member has the largest number of photos allowed, `most`. */
export class PhotoLimitReached extends Problem {
  readonly code = 'photo_limit_reached';
  readonly kind = 'conflict';
  override readonly members: { readonly most: number };

  constructor(most: number) {
    super();
    this.members = { most };
  }
}

/** It looks like one that staff turned down, for this `reason`. */
export class PhotoRejectedBefore extends Problem {
  readonly code = 'photo_rejected_before';
  readonly kind = 'conflict';
  override readonly members: { readonly reason: string };

  constructor(reason: string) {
    super();
    this.members = { reason };
  }
}

/** The order does not name exactly the photos that are there now. */
export class PhotoOrderStale extends Problem {
  readonly code = 'photo_order_stale';
  readonly kind = 'conflict';
}

export class PhotosBusy extends Problem {
  readonly code = 'photos_busy';
  readonly kind = 'unavailable';
  override readonly retryAfter = 10;
}

const FAULTS: Readonly<Record<PictureFault, new () => Problem>> = {
  unreadable: PhotoUnreadable,
  too_many_pixels: PhotoTooManyPixels,
  too_small: PhotoTooSmall,
};

export const problemOf = (fault: PictureFault): Problem => new FAULTS[fault]();

/** With which a picture may be refused, whatever it is for. */
export const PICTURE_PROBLEMS = [
  ...[PhotosBusy, PhotoRejectedBefore, PhotoTypeUnsupported, PhotoHeicUnsupported, PhotoTooLarge],
  ...[PhotoTooManyPixels, PhotoTooSmall, PhotoUnreadable],
] as const;
