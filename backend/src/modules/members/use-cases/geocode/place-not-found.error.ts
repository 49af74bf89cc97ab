import { Problem } from '../../../../platform/http';

/** There is no place within reach of these coordinates. */
export class PlaceNotFound extends Problem {
  readonly code = 'place_not_found';
  readonly kind = 'absent';
}
