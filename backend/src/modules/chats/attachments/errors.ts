import { Problem } from '../../../platform/http';

export class GifNotFound extends Problem {
  readonly code = 'gif_not_found';
  readonly kind = 'absent';
}

/** The provider does not answer, or not as agreed. */
export class GifsUnavailable extends Problem {
  readonly code = 'gifs_unavailable';
  readonly kind = 'unavailable';
  override readonly retryAfter = 10;

  constructor(options?: ErrorOptions) {
    super();
    this.cause = options?.cause;
  }
}

/** No gift, GIF or unsent photo of the sender has this id. */
export class AttachmentInvalid extends Problem {
  readonly code = 'attachment_invalid';
  readonly kind = 'invalid';
}

export class PhotoMessagesOff extends Problem {
  readonly code = 'photo_messages_off';
  readonly kind = 'absent';

  constructor() {
    super('This site doesn’t have photos in chats.');
  }
}

export class GiftsOff extends Problem {
  readonly code = 'gifts_off';
  readonly kind = 'absent';

  constructor() {
    super('This site doesn’t have gifts.');
  }
}

export class GifSearchOff extends Problem {
  readonly code = 'gif_search_off';
  readonly kind = 'absent';

  constructor() {
    super('This site doesn’t have GIFs.');
  }
}
