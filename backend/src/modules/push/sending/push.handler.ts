import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DeliveryError, DeliveryPostponed, type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { FreshPushes } from './fresh-pushes';
import { PUSH_ENTRY, type PushPayload } from './push-entry';

/** Sends what an outbox entry is about to the devices of its account. */
@Injectable()
export class PushHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly fresh: FreshPushes,
  ) {}

  onModuleInit(): void {
    this.handlers.register(PUSH_ENTRY, (entry) => this.send(entry));
  }

  async send({ payload }: OutboxEntry): Promise<void> {
    const decision = await this.fresh.decide(payload as PushPayload);
    if (decision === undefined) throw new DeliveryError('deferred', 'unknown_push');
    if (decision !== null && 'at' in decision)
      throw new DeliveryPostponed('not_yet', decision.at.getTime() - Date.now());
  }
}
