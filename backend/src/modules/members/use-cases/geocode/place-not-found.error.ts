import { Problem } from '../../../../platform/http';

/** Nobody lives within reach of these coordinates. */
export class PlaceNotFound extends Problem {
  readonly code = 'place_not_found';
  readonly kind = 'absent';
}
