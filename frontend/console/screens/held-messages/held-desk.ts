import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { claimNext, releaseClaims } from '../../desk/claims';
import { Desk } from '../../desk/desk';

export type HeldDecision = 'release' | 'reject';

const readClaimed = () => valueOf(client.GET('/api/staff/claimed-held-messages'));
export type ClaimedHeldMessage = Awaited<ReturnType<typeof readClaimed>>['messages'][number];

export const makeHeldDesk = (): Desk<ClaimedHeldMessage, HeldDecision> =>
  new Desk<ClaimedHeldMessage, HeldDecision>({
    load: async () => {
      await claimNext('held_messages');
      return (await readClaimed()).messages;
    },
    send: ({ tenant, id }, decision, keepalive) => {
      const init = { params: { path: { slug: tenant, id: String(id) } }, keepalive };
      return decision === 'release'
        ? valueOf(client.POST('/api/staff/tenants/{slug}/held-messages/{id}/released', init))
        : valueOf(client.POST('/api/staff/tenants/{slug}/held-messages/{id}/rejected', init));
    },
    // A sent decision cannot be called back, because the sender is told of a rejection.
    isDelayed: () => true,
    release: () => releaseClaims('held_messages'),
  });
