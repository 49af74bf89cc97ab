import { ApiProperty } from '@nestjs/swagger';
import {
  GESTURES,
  type Gesture,
  REFUSAL_REASONS,
  type RefusalReason,
} from '../../../../../contract/profile/photo-check';
import { type OwnPhotoCheck } from './own-photo-check';
import { type PhotoCheckRow } from './photo-check-row';

const STATES = ['none', 'started', 'waiting', 'verified', 'refused'] as const;
type State = (typeof STATES)[number];
const ENDINGS = ['withdrawn', 'photos_gone', 'undecided', 'reversed'] as const;
type Ending = (typeof ENDINGS)[number];

const Moment = (description: string): PropertyDecorator =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });

/** Where the check of a member's own photos stands. */
export class PhotoCheckResponse {
  @ApiProperty({ enum: STATES })
  readonly state!: State;
  @ApiProperty({ enum: GESTURES, nullable: true, description: 'What the picture has to show: while it is started.' })
  readonly gesture!: Gesture | null;
  @Moment('Until when the picture may be sent: while it is started.')
  readonly gesture_until!: string | null;
  @Moment('Of the picture that staff look at, or looked at last.')
  readonly sent_at!: string | null;
  @Moment('When staff decided.')
  readonly decided_at!: string | null;
  @ApiProperty({ enum: REFUSAL_REASONS, isArray: true, description: 'Why staff refused; empty in other states.' })
  readonly reasons!: readonly RefusalReason[];
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'As others see it beside the name.' })
  readonly verified_at!: string | null;
  @ApiProperty({
    enum: ENDINGS,
    nullable: true,
    description:
      'How the last check ended, where the state is none: by the member, with the last photo that was compared, because staff did not decide within 14 days, or by an appeal that reversed its refusal.',
  })
  readonly ended!: Ending | null;
  @ApiProperty({
    type: [Number],
    description: 'The photos that were compared and are shown: with the last of them the verification ends.',
  })
  readonly compared_photos!: readonly number[];
  @ApiProperty({ description: 'Whether a new check could begin now.' })
  readonly can_start!: boolean;
  @Moment('From when there is room for another check, where the day has had its five.')
  readonly next_start_at!: string | null;
  @ApiProperty({ enum: ['photo'], nullable: true, description: 'An approved photo to compare with.' })
  readonly missing!: 'photo' | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    description:
      'The moment of this answer by the clock of `gesture_until`, which a device’s own clock need not agree with.',
  })
  readonly now!: string;
}

export function photoCheckResponse(own: OwnPhotoCheck): PhotoCheckResponse {
  const { check } = own;
  const state = stateOf(check);
  const isStarted = state === 'started';
  return {
    state,
    gesture: isStarted ? (check?.gesture ?? null) : null,
    gesture_until: isStarted ? iso(check?.gesture_until) : null,
    sent_at: iso(check?.sent_at),
    decided_at: iso(check?.decided_at),
    reasons: check?.reasons ?? [],
    verified_at: own.verified_at,
    ended: ENDINGS.find((ending) => ending === check?.status) ?? null,
    compared_photos: state === 'verified' ? own.compared_photos : [],
    can_start: ['none', 'refused'].includes(state) && own.has_photo && own.next_start_at === null,
    next_start_at: iso(own.next_start_at),
    missing: own.has_photo ? null : 'photo',
    now: own.now.toISOString(),
  };
}

const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

function stateOf(check: PhotoCheckRow | null): State {
  switch (check?.status) {
    case 'started':
      return check.in_time ? 'started' : 'none';
    case 'waiting':
    case 'verified':
    case 'refused':
      return check.status;
    default:
      return 'none';
  }
}
