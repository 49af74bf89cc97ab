import { Inject, Injectable } from '@nestjs/common';
import { Realtime } from '../../platform/realtime';

/** Publishes to open pages that a like was stored. They ask the api who it is from and whether it may be seen. */
@Injectable()
export class LikeNews {
  constructor(@Inject(Realtime) private readonly realtime: Realtime) {}

  publish(by: number, whom: number, isMutual: boolean): void {
    this.realtime.publish(whom, { event: 'like', data: {} });
    if (!isMutual) return;
    for (const member of [by, whom]) this.realtime.publish(member, { event: 'match', data: {} });
  }
}
