import { knownMember, tellCredits, watchMember } from '../../member';
import { forgetMessage, keepMessage, keptMessages, watchKept } from './kept-messages';
import { Outbox } from './outbox';
import { type Outgoing, type Sent } from './outgoing';
import { sendMessage } from './send-message';

/** Hears what becomes of what is sent from this page. */
interface Follower {
  readonly onSent: (outgoing: Outgoing, sent: Sent) => void;
  readonly onHeld: (outgoing: Outgoing) => void;
}

/** For a page: what waits, and whether that is because nobody answers. */
export type OutboxState = Pick<Outbox, 'all' | 'isWaiting'>;

export interface MemberOutbox {
  readonly outbox: Outbox;
  readonly now: () => OutboxState;
  /** These two return their end. */
  readonly watch: (listener: () => void) => () => void;
  readonly follow: (follower: Follower) => () => void;
  /** Sends until somebody else is signed in; again: at once. */
  readonly start: () => void;
}

async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Only pages that came safely have locks; without them the api still takes a message twice for one.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}

let current: { readonly member: number; readonly box: MemberOutbox } | undefined;

/** The one of this page. */
export function outboxOf(member: number): MemberOutbox {
  if (current?.member !== member) current = { member, box: newOutbox(member) };
  return current.box;
}

function newOutbox(member: number): MemberOutbox {
  const listeners = new Set<() => void>();
  const followers = new Set<Follower>();
  let state: OutboxState = { all: [], isWaiting: false };
  let isStarted = false;
  const outbox: Outbox = new Outbox({
    load: () => keptMessages(member),
    keep: (outgoing) => {
      keepMessage(member, outgoing);
    },
    forget: (outgoing) => {
      forgetMessage(member, outgoing);
    },
    send: (outgoing) => sendMessage(outgoing, member),
    alone: (work) => alone(`outbox-${member}`, work),
    onSent: (outgoing, sent) => {
      for (const { onSent } of followers) onSent(outgoing, sent);
      tellCredits(sent.credits);
    },
    onHeld: (outgoing) => {
      for (const { onHeld } of followers) onHeld(outgoing);
    },
    onChange: () => {
      queueMicrotask(() => {
        state = { all: outbox.all, isWaiting: outbox.isWaiting };
        for (const listener of listeners) listener();
      });
    },
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
  // Messages left over from an earlier page are included from the start.
  state = { all: outbox.all, isWaiting: false };
  const hurry = (): void => {
    outbox.hurry();
  };
  const start = (): void => {
    if (isStarted) {
      hurry();
      return;
    }
    isStarted = true;
    outbox.start();
    window.addEventListener('online', hurry);
    const stops = [
      watchKept(member, () => {
        outbox.look();
      }),
      watchMember(() => {
        if (knownMember()?.profile.id === member) return;
        isStarted = false;
        window.removeEventListener('online', hurry);
        for (const stop of stops) stop();
        outbox.end();
      }),
    ];
  };
  return { outbox, now: () => state, watch: addTo(listeners), follow: addTo(followers), start };
}

const addTo =
  <T>(all: Set<T>) =>
  (one: T): (() => void) => {
    all.add(one);
    return () => {
      all.delete(one);
    };
  };
