export const photos = {
  approve: 'Approve',
  reject: 'Reject',
  photo_of: 'Photo of {name}',
  first: 'First photo',
  came: 'Came',
  rejected_before: 'Turned down before',
  never_rejected: 'nothing',
  reasons: {
    nudity: 'Nudity',
    minor: 'A child',
    not_a_person: 'No person',
    contact_details: 'Contact details',
    copyright: 'Copyright',
    quality: 'Quality',
    other: 'Other',
  },
} as const;
