export const photoChecks = {
  gesture: 'The picture has to show',
  gestures: {
    hand_on_cheek: 'A hand on the cheek',
    two_fingers: 'Two fingers held up',
    thumb_up: 'A thumb up',
    flat_palm: 'A flat palm to the camera',
    fist_on_chin: 'A fist at the chin',
    finger_on_nose: 'A finger on the nose',
  },
  picture_of: 'Picture that {name} sent',
  profile_photos: 'Photos of the profile',
  profile_photo: 'Profile photo {number}',
  confirm: 'Same person',
  refuse: 'Refuse',
  reasons: {
    not_same_person: 'Another person',
    gesture_missing: 'Gesture missing',
    unclear: 'Unclear',
    not_a_live_photo: 'Not a live photo',
    other: 'Other',
  },
} as const;
