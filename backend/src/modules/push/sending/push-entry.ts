import { type Statement } from '../../../platform/database';
import { outboxEntry } from '../../../platform/outbox';

export const PUSH_ENTRY = 'push';

export type PushKind = 'messages' | 'likes' | 'matches' | 'reminders' | 'account';

/** A push as it stands in the outbox: about what, never what it says. */
export interface PushPayload {
  /** The name that its contents are registered by in `FreshPushes`. */
  readonly push: string;
  readonly account: number;
  /** What it is about, such as a conversation's id. Later pushes about the same replace this one until it is delivered. */
  readonly subject?: string | number;
  /** The id of the only device that it goes to. */
  readonly device?: string;
}

interface PushOptions {
  readonly delaySeconds?: number;
  /** A select, with its parameters from $1 on: nothing is sent where it finds nothing. */
  readonly onlyIf?: Statement;
}

/** The statement that sends a push, for the batch or transaction of what causes it. */
export const pushEntry = (payload: PushPayload, { delaySeconds, onlyIf }: PushOptions = {}): Statement =>
  outboxEntry(PUSH_ENTRY, payload, onlyIf, delaySeconds);
