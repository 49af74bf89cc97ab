import { Inject, Injectable } from '@nestjs/common';
import { type Row } from '../../../platform/database';
import { Realtime } from '../../../platform/realtime';
import { type ChatState } from './chat-state';

/** Publishes to each of the two, on all their devices, the state of their side of a conversation. */
@Injectable()
export class ChatNews {
  constructor(@Inject(Realtime) private readonly realtime: Realtime) {}

  publish(sides: readonly Row[]): void {
    for (const { member_id, ...state } of sides as unknown as (ChatState & { readonly member_id: number })[])
      this.realtime.publish(member_id, { event: 'chat', data: state });
  }
}
