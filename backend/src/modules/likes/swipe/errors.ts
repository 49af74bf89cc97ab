import { Problem } from '../../../platform/http';

/** The day's likes of the swipe game are given; there are new ones at `resets_at`. */
export class SwipeLikesUsedUp extends Problem {
  readonly code = 'swipe_likes_used_up';
  readonly kind = 'limited';
  override readonly members: { readonly resets_at: string };
  override readonly retryAfter: number;

  constructor(resetsAt: Date) {
    super('You’ve used all of today’s likes in the swipe game.');
    this.members = { resets_at: resetsAt.toISOString() };
    this.retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  }
}

export class SwipeGameOff extends Problem {
  readonly code = 'swipe_game_off';
  readonly kind = 'absent';

  constructor() {
    super('This site doesn’t have the swipe game.');
  }
}

export class NothingToUndo extends Problem {
  readonly code = 'nothing_to_undo';
  readonly kind = 'conflict';

  constructor() {
    super('You can only take back your last choice, within ten minutes.');
  }
}
