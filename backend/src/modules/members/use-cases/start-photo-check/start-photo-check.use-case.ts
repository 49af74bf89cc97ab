import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { GESTURES, type Gesture, PHOTO_CHECK_CONSENT } from '../../../../../../contract/profile/photo-check';
import { Database } from '../../../../platform/database';
import { currentTenantId } from '../../../../platform/tenancy';
import {
  PhotoCheckLimitReached,
  PhotoCheckNeedsPhoto,
  PhotoCheckVerified,
  PhotoCheckWaiting,
} from '../../photo-checks/errors';
import { type OwnPhotoCheck, OwnPhotoChecks } from '../../photo-checks/own-photo-check';
import { GESTURE_MINUTES } from '../../photo-checks/photo-check-row';
import { lockPhotosOf } from '../../photos/main-photo';

interface GivenConsent {
  readonly consent: true;
  /** In which the member read what they consent to. */
  readonly language: string;
}

@Injectable()
export class StartPhotoCheck {
  constructor(
    private readonly database: Database,
    private readonly checks: OwnPhotoChecks,
  ) {}

  /** A gesture that holds is not drawn again: otherwise whoever has a picture of some gesture could wait for it. */
  start(profileId: number, { language }: GivenConsent): Promise<OwnPhotoCheck> {
    const lock = lockPhotosOf(currentTenantId(), profileId);
    return this.database.transaction(async () => {
      await this.database.query(lock.text, lock.values);
      const own = await this.checks.of(profileId);
      if (own.check?.status === 'started' && own.check.in_time) return own;
      admit(own);
      await this.database.execute(
        `insert into photo_check (profile_id, gesture, gesture_until, consent_text, language)
         values ($1, $2, now() + interval '${GESTURE_MINUTES} minutes', $3, $4)`,
        [profileId, drawnGesture(), PHOTO_CHECK_CONSENT, language],
      );
      return this.checks.of(profileId);
    });
  }
}

function admit({ check, has_photo, next_start_at }: OwnPhotoCheck): void {
  if (check?.status === 'waiting') throw new PhotoCheckWaiting();
  if (check?.status === 'verified') throw new PhotoCheckVerified();
  if (!has_photo) throw new PhotoCheckNeedsPhoto();
  if (next_start_at !== null) throw new PhotoCheckLimitReached(next_start_at);
}

/** By the system's randomness, so that none can be foreseen. */
const drawnGesture = (): Gesture => GESTURES[randomInt(GESTURES.length)] ?? GESTURES[0];
