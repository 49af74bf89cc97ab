export { OUTBOX_DATA } from './outbox-data';
export { outboxEntry, type OutboxEntry } from './outbox-entry';
export { DeliveryError, OutboxHandlers, type DeliveryFault, type OutboxHandler } from './outbox-handlers';
export { OutboxHint } from './outbox-hint';
export { OutboxDelivery, OutboxModule } from './outbox.module';
export { uuidV7 } from './uuid-v7';
