import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { outboxOf, type OutboxState } from '../../lib/chats/outbox/member-outbox';
import { type Content, type Outgoing } from '../../lib/chats/outbox/outgoing';
import { useMember } from '../../lib/member';
import { tellSent } from '../../lib/push/moments';
import { type HeldMessage } from './api/types';
import { tellHere } from './live/live';

export interface OutboxView extends OutboxState {
  /** Undefined until it is known who writes. */
  readonly add: ((profile: number, content: Content) => void) | undefined;
  readonly retry: (outgoing: Outgoing) => void;
  readonly discard: (outgoing: Outgoing) => void;
  /** Waiting messages are deleted along with their conversation, or stay if it was not deleted. */
  readonly leave: (profile: number, isDeleted: Promise<boolean>) => void;
}

const NOTHING: OutboxState = { all: [], isWaiting: false };
const nothing = () => NOTHING;
const never = () => () => undefined;

/** A message once the api keeps it back. */
const heldOf = ({ client_id, content, at }: Outgoing): HeldMessage => ({
  ...{ client_id, text: content.text ?? '', held_at: new Date(at).toISOString() },
  ...{ state: 'waiting', reason: null },
});

/** The messages that the member has written and the API does not have yet, and how they are sent. */
export function useOutbox(): OutboxView {
  const member = useMember()?.profile.id;
  const box = useMemo(() => (member === undefined ? undefined : outboxOf(member)), [member]);
  const view = useSyncExternalStore(box?.watch ?? never, box?.now ?? nothing, nothing);
  useEffect(() => {
    box?.start();
    return box?.follow({
      onSent: ({ profile }, { conversation, message }) => {
        tellHere('begun', { profile, conversation });
        tellHere('sent', { conversation, message });
        tellSent();
      },
      onHeld: (outgoing) => {
        tellHere('held', { profile: outgoing.profile, held: heldOf(outgoing) });
      },
    });
  }, [box]);
  const dependencies = useMemo<Pick<OutboxView, 'add' | 'retry' | 'discard' | 'leave'>>(
    () => ({
      add:
        box &&
        ((profile, content) => {
          box.outbox.add(profile, content);
        }),
      retry: (outgoing) => box?.outbox.retry(outgoing),
      discard: (outgoing) => box?.outbox.discard(outgoing),
      leave: (profile, isDeleted) => void box?.outbox.leave(profile, isDeleted),
    }),
    [box],
  );
  return { ...view, ...dependencies };
}
