export { backoff } from './backoff';
export { OUTBOX_DATA } from './outbox-data';
export {
  type GivenUpEntry,
  type GivenUpSearch,
  discardGivenUp,
  givenUpEntries,
  retryGivenUp,
} from './given-up-entries';
export { noneWaits } from './none-waits';
export { type OutboxEntry, outboxEntry, selectedOutboxEntry } from './outbox-entry';
export {
  DeliveryError,
  DeliveryPostponed,
  OutboxHandlers,
  type DeliveryFault,
  type OutboxHandler,
} from './outbox-handlers';
export { OutboxHint } from './outbox-hint';
export { OutboxDelivery, OutboxModule } from './outbox.module';
export { withdrawEntries } from './withdraw-entries';
export { type OutboxStanding, outboxStanding } from './outbox-standing';
export { uuidV7 } from './uuid-v7';
