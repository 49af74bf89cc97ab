export const work = {
  queue: 'Queue',
  brand: 'Brand',
  open: 'Waiting',
  claimed: 'In hand',
  oldest: 'Oldest',
  due: 'Due',
  nothing: 'Nothing waits. New work appears here by itself.',
  queues: {
    photos: 'Photos',
    second_looks: 'Second looks',
    photo_checks: 'Photo checks',
    held_messages: 'Held messages',
    reports: 'Reports',
    appeals: 'Appeals',
    complaints: 'Complaints',
    refund_requests: 'Refunds to approve',
  },
} as const;
