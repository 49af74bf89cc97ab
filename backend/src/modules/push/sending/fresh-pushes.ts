import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../../contract/text/locales';
import { type OutboxEntry } from '../../../platform/outbox';
import { type PushKind, type PushPayload } from './push-entry';

export interface PushMessage {
  readonly kind: PushKind;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** Where a click leads, from the root of the site on. */
  readonly path: string;
  /** Replaces what is shown under the same tag. */
  readonly tag: string;
  /** Rings again where something is shown under the tag already. */
  readonly renotify?: boolean;
  /** The number on the app's icon. */
  readonly badge: number;
  readonly urgency: 'high' | 'normal' | 'low';
  readonly ttlSeconds: number;
}

/** The device that a push is written for. */
export interface PushReader {
  readonly account: number;
  readonly locale: Locale;
  readonly showsNames: boolean;
  readonly subject?: string | number;
  readonly device?: string;
}

/** Null: nothing goes out to that device. */
export type WriteMessage = (reader: PushReader) => Promise<PushMessage | null>;
/** How to write it, when it may go out if not now, or null where nobody needs it any more. */
export type Decision = WriteMessage | { readonly at: Date } | null;
/** The entry that a push was written as: one that is tried again has the same id. */
export type PushEntry = Pick<OutboxEntry, 'id' | 'createdAt'>;
type Decide = (written: PushPayload, entry: PushEntry) => Promise<Decision>;

/** Modules register here how a push is decided when it goes out. They are asked again each time that it is tried. */
@Injectable()
export class FreshPushes {
  private readonly decisions = new Map<string, Decide>();

  register(push: string, decide: Decide): void {
    if (this.decisions.has(push)) throw new Error(`push ${push} is decided twice`);
    this.decisions.set(push, decide);
  }

  /** Undefined where nothing is registered by that name. */
  decide(written: PushPayload, entry: PushEntry): Promise<Decision> | undefined {
    return this.decisions.get(written.push)?.(written, entry);
  }
}
