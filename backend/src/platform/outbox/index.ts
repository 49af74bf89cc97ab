export { outboxEntry, type OutboxEntry } from './outbox-entry';
export { DeliveryError, OutboxHandlers, type DeliveryFault, type OutboxHandler } from './outbox-handlers';
export { OutboxHint } from './outbox-hint';
export { DEFAULT_OUTBOX_SETTINGS, OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings';
export { OutboxDelivery, OutboxModule } from './outbox.module';
export { uuidV7 } from './uuid-v7';
