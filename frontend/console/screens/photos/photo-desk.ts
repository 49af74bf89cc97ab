import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { claimNext, releaseClaims } from '../../desk/claims';
import { Desk, type DeskActs, type DeskItem } from '../../desk/desk';
import { type photos as texts } from '../../texts/photos';

export type Reason = keyof typeof texts.reasons;
export type PhotoDecision = 'approve' | 'escalate' | Reason;
export type PhotoQueue = 'photos' | 'second_looks';

/** In the order of their keys, from 1. */
export const REASONS: readonly Reason[] = [
  ...(['nudity', 'minor', 'not_a_person', 'contact_details', 'copyright', 'quality', 'other'] as const),
];

const readClaimed = (queue: PhotoQueue) =>
  valueOf(client.GET('/api/staff/claimed-photos', { params: { query: { queue } } }));
export type ClaimedPhoto = Awaited<ReturnType<typeof readClaimed>>['photos'][number];

export const makePhotoDesk = (queue: PhotoQueue, wanted?: DeskItem): Desk<ClaimedPhoto, PhotoDecision> => {
  const acts: DeskActs<ClaimedPhoto, PhotoDecision> = {
    load: async (first) => {
      await claimNext(queue, first?.tenant, first?.id);
      return (await readClaimed(queue)).photos;
    },
    send: (photo, decision, isLeaving) => {
      const path = { slug: photo.tenant, id: String(photo.id) };
      const params = { path, query: { queue } };
      const keepalive = isLeaving;
      if (decision === 'escalate')
        return valueOf(
          client.POST('/api/staff/tenants/{slug}/photos/{id}/escalation', { params: { path }, keepalive }),
        );
      return decision === 'approve'
        ? valueOf(client.POST('/api/staff/tenants/{slug}/photos/{id}/approve', { params, keepalive }))
        : valueOf(
            client.POST('/api/staff/tenants/{slug}/photos/{id}/reject', {
              ...{ params, keepalive },
              body: { reason: decision },
            }),
          );
    },
    takeBack: ({ tenant, id }) =>
      valueOf(
        client.DELETE('/api/staff/tenants/{slug}/photos/{id}/decision', {
          params: { path: { slug: tenant, id: String(id) }, query: { queue } },
        }),
      ),
    // The member is told of a rejection, and nobody of an approval.
    isDelayed: (decision) => decision !== 'approve' && decision !== 'escalate',
    release: () => releaseClaims(queue),
  };
  return new Desk(acts, wanted);
};
