import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { claimNext, releaseClaims } from '../../desk/claims';
import { Desk } from '../../desk/desk';
import { type photoChecks as texts } from '../../texts/photo-checks';

type Reason = keyof typeof texts.reasons;
export type CheckDecision = 'confirm' | Reason;

/** In the order of their keys, from 1. */
export const REASONS: readonly Reason[] = [
  ...(['not_same_person', 'gesture_missing', 'unclear', 'not_a_live_photo', 'other'] as const),
];

const readClaimed = () => valueOf(client.GET('/api/staff/claimed-photo-checks'));
export type ClaimedCheck = Awaited<ReturnType<typeof readClaimed>>['checks'][number];

export const makeCheckDesk = (): Desk<ClaimedCheck, CheckDecision> =>
  new Desk<ClaimedCheck, CheckDecision>({
    load: async () => {
      await claimNext('photo_checks');
      return (await readClaimed()).checks;
    },
    send: (check, decision, keepalive) => {
      const params = { path: { slug: check.tenant, id: String(check.id) } };
      return decision === 'confirm'
        ? valueOf(
            client.POST('/api/staff/tenants/{slug}/photo-checks/{id}/approve', {
              ...{ params, keepalive },
              body: { photos: check.photos.map(({ id }) => id) },
            }),
          )
        : valueOf(
            client.POST('/api/staff/tenants/{slug}/photo-checks/{id}/refuse', {
              ...{ params, keepalive },
              body: { reasons: [decision] },
            }),
          );
    },
    // The member is told of either, and the picture is deleted.
    isDelayed: () => true,
    release: () => releaseClaims('photo_checks'),
  });
