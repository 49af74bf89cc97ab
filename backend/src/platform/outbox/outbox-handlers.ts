import { Injectable } from '@nestjs/common';
import { type OutboxEntry } from './outbox-entry';

/** Delivers one entry, inside its tenant's scope. Throwing a DeliveryError says how to go on; anything else is tried again. */
export type OutboxHandler = (entry: OutboxEntry) => Promise<void>;

export type DeliveryFault =
  /** This entry was put off; trying again may help. */
  | 'deferred'
  /** The other side is out of reach for everyone. */
  | 'outage'
  /** Trying again cannot help. */
  | 'refused';

/** Why a delivery did not happen. `code` is stable, short and free of personal data: it is stored and counted. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    readonly fault: DeliveryFault,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`delivery ${fault}: ${code}`, options);
  }
}

/**
 * The delivery is not a failure: it is due later. `note` is merged into the payload, for the next try to know by; what it holds
 * must not be personal data that the entry did not have.
 */
export class DeliveryPostponed extends Error {
  override name = 'DeliveryPostponed';

  constructor(
    readonly code: string,
    /** Milliseconds. */
    readonly delay: number,
    readonly note: object = {},
  ) {
    super(`delivery postponed: ${code}`);
  }
}

/** The handlers by the kind that they deliver. Modules register theirs while the worker starts. */
@Injectable()
export class OutboxHandlers {
  private readonly handlers = new Map<string, OutboxHandler>();

  register(kind: string, handler: OutboxHandler): void {
    if (this.handlers.has(kind)) throw new Error(`outbox kind ${kind} has two handlers`);
    this.handlers.set(kind, handler);
  }

  /** An unknown kind comes from a newer version of ourselves: it waits until that is deployed here too. */
  deliver(entry: OutboxEntry): Promise<void> {
    const handler = this.handlers.get(entry.kind);
    return handler ? handler(entry) : Promise.reject(new DeliveryError('deferred', 'no_handler'));
  }
}
