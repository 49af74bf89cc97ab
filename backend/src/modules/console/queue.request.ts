import { TIME_CURSOR } from '../../shared/time-cursor';
import { AfterPage } from './list.request';

/** Which page of what waits for staff. */
export class QueueRequest {
  @AfterPage(TIME_CURSOR)
  readonly after?: string;
}
