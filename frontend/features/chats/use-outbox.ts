import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { tellCredits, useMember } from '../../lib/member';
import { sendMessage } from './api/messages';
import { tellHere } from './live/live';
import { forgetMessage, keepMessage, keptMessages, watchKept } from './state/kept-outbox';
import { Outbox } from './state/outbox';
import { type Content, heldOf, type Outgoing } from './state/outgoing';

export interface OutboxView {
  readonly all: readonly Outgoing[];
  readonly isWaiting: boolean;
  /** Undefined until it is known who writes. */
  readonly add: ((profile: number, content: Content) => void) | undefined;
  readonly retry: (outgoing: Outgoing) => void;
  readonly discard: (outgoing: Outgoing) => void;
}

async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Only pages that came safely have locks; without them the api still takes a message twice for one.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}

const NOTHING: Pick<OutboxView, 'all' | 'isWaiting'> = { all: [], isWaiting: false };

function outboxOf(member: number) {
  const listeners = new Set<() => void>();
  let snapshot = NOTHING;
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
    onSent: ({ profile }, { conversation, message, credits }) => {
      tellHere('begun', { profile, conversation });
      tellHere('sent', { conversation, message });
      tellCredits(credits);
    },
    onHeld: (outgoing) => {
      tellHere('held', { profile: outgoing.profile, held: heldOf(outgoing) });
    },
    onChange: () => {
      queueMicrotask(() => {
        snapshot = { all: outbox.all, isWaiting: outbox.isWaiting };
        for (const listener of listeners) listener();
      });
    },
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
  // What was left over is there from the start.
  snapshot = { all: outbox.all, isWaiting: false };
  return {
    outbox,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => snapshot,
  };
}

const never = () => () => undefined;

/** What the member has written and the api does not have yet, and its sending. */
export function useOutbox(): OutboxView {
  const member = useMember()?.profile.id;
  const box = useMemo(() => (member === undefined ? undefined : outboxOf(member)), [member]);
  const view = useSyncExternalStore(box?.watch ?? never, box?.now ?? (() => NOTHING), () => NOTHING);
  useEffect(() => {
    if (box === undefined || member === undefined) return undefined;
    const hurry = (): void => {
      box.outbox.hurry();
    };
    box.outbox.start();
    window.addEventListener('online', hurry);
    const stop = watchKept(member, () => {
      box.outbox.look();
    });
    return () => {
      window.removeEventListener('online', hurry);
      stop();
      box.outbox.end();
    };
  }, [box, member]);
  const ways = useMemo<Pick<OutboxView, 'add' | 'retry' | 'discard'>>(
    () => ({
      add:
        box &&
        ((profile, content) => {
          box.outbox.add(profile, content);
        }),
      retry: (outgoing) => box?.outbox.retry(outgoing),
      discard: (outgoing) => box?.outbox.discard(outgoing),
    }),
    [box],
  );
  return { ...view, ...ways };
}
