import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DeliveryError, DeliveryPostponed, type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { FreshPushes } from './fresh-pushes';
import { PushDelivery } from './push-delivery';
import { PUSH_ENTRY, type PushPayload } from './push-entry';

/** Asks contents what an outbox entry says now, and sends it. */
@Injectable()
export class PushHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly fresh: FreshPushes,
    private readonly delivery: PushDelivery,
  ) {}

  onModuleInit(): void {
    this.handlers.register(PUSH_ENTRY, (entry) => this.send(entry));
  }

  async send(entry: OutboxEntry): Promise<void> {
    const decision = await this.fresh.decide(entry.payload as PushPayload, entry);
    // Of a newer version of ourselves: it waits until that is deployed here too.
    if (decision === undefined) throw new DeliveryError('deferred', 'unknown_push');
    if (decision === null) return;
    if (!('at' in decision)) return this.delivery.deliver(entry, decision);
    const due = decision.at.getTime();
    throw new DeliveryPostponed('not_yet', due - Date.now(), { due });
  }
}
