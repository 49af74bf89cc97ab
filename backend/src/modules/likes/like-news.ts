import { Inject, Injectable } from '@nestjs/common';
import { Realtime } from '../../platform/realtime';

/** Tells open pages of a like that is stored. Who it is from, and whether it may be seen, they ask as ever. */
@Injectable()
export class LikeNews {
  constructor(@Inject(Realtime) private readonly realtime: Realtime) {}

  tell(by: number, whom: number, isMutual: boolean): void {
    this.realtime.tell(whom, { event: 'like', data: {} });
    if (!isMutual) return;
    for (const member of [by, whom]) this.realtime.tell(member, { event: 'match', data: {} });
  }
}
