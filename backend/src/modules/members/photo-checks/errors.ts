import { Problem } from '../../../platform/http';

/** There is no approved photo to compare with. */
export class PhotoCheckNeedsPhoto extends Problem {
  readonly code = 'photo_check_needs_photo';
  readonly kind = 'conflict';
}

/** Staff have the picture already. */
export class PhotoCheckWaiting extends Problem {
  readonly code = 'photo_check_waiting';
  readonly kind = 'conflict';
}

/** The photos are verified already. */
export class PhotoCheckVerified extends Problem {
  readonly code = 'photo_check_verified';
  readonly kind = 'conflict';
}

/** As many checks as a day has room for; `retryAfter` says when there is room again. */
export class PhotoCheckLimitReached extends Problem {
  readonly code = 'photo_check_limit_reached';
  readonly kind = 'limited';
  override readonly retryAfter: number;

  constructor(from: Date) {
    super();
    this.retryAfter = Math.max(1, Math.ceil((from.getTime() - Date.now()) / 1000));
  }
}

/** No gesture has been asked for, or its picture is there already. */
export class PhotoCheckNotStarted extends Problem {
  readonly code = 'photo_check_not_started';
  readonly kind = 'conflict';
}

/** The time of the gesture is over: another one has to be asked for. */
export class PhotoCheckLate extends Problem {
  readonly code = 'photo_check_late';
  readonly kind = 'conflict';
}

export class PhotoCheckNotFound extends Problem {
  readonly code = 'photo_check_not_found';
  readonly kind = 'absent';
}

/** Somebody has decided, the member has withdrawn, or nobody decided in time. */
export class PhotoCheckClosed extends Problem {
  readonly code = 'photo_check_closed';
  readonly kind = 'conflict';
}

/** A photo that was compared is not shown any more. */
export class PhotoCheckPhotosChanged extends Problem {
  readonly code = 'photo_check_photos_changed';
  readonly kind = 'conflict';
}
