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
