/**
 * What a member may be asked to do in the picture that proves their photos, drawn at random. The codes are stored with checks,
 * so none is ever renamed or removed.
 */
export const GESTURES = [
  'hand_on_cheek',
  'two_fingers',
  'thumb_up',
  'flat_palm',
  'fist_on_chin',
  'finger_on_nose',
] as const;
export type Gesture = (typeof GESTURES)[number];

/** Why staff could not confirm that a member is the person in their photos. */
export const REFUSAL_REASONS = ['not_same_person', 'gesture_missing', 'unclear', 'not_a_live_photo', 'other'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * Which words a member agrees to as a check of their photos begins. Whoever changes their meaning gives them a new name here,
 * which checks keep.
 */
export const PHOTO_CHECK_CONSENT = 'photo_check_1';
