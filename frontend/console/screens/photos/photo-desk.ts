import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { claimNext, releaseClaims } from '../../desk/claims';
import { Desk } from '../../desk/desk';
import { type photos as texts } from '../../texts/photos';

export type Reason = keyof typeof texts.reasons;
export type PhotoDecision = 'approve' | Reason;

/** In the order of their keys, from 1. */
export const REASONS: readonly Reason[] = [
  ...(['nudity', 'minor', 'not_a_person', 'contact_details', 'copyright', 'quality', 'other'] as const),
];

const readClaimed = () => valueOf(client.GET('/api/staff/claimed-photos'));
export type ClaimedPhoto = Awaited<ReturnType<typeof readClaimed>>['photos'][number];

export const makePhotoDesk = (): Desk<ClaimedPhoto, PhotoDecision> =>
  new Desk<ClaimedPhoto, PhotoDecision>({
    load: async () => {
      await claimNext('photos');
      return (await readClaimed()).photos;
    },
    send: (photo, decision, isLeaving) => {
      const params = { path: { slug: photo.tenant, id: String(photo.id) }, query: { queue: 'photos' as const } };
      const keepalive = isLeaving;
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
          params: { path: { slug: tenant, id: String(id) } },
        }),
      ),
    // The member is told of a rejection, and nobody of an approval.
    isDelayed: (decision) => decision !== 'approve',
    release: () => releaseClaims('photos'),
  });
