import { TIMELINE_CURSOR } from './timeline-cursor';
import { AfterPage } from '../../list.request';

export class TimelineRequest {
  @AfterPage(TIMELINE_CURSOR)
  readonly after?: string;
}
