export const audit = {
  at: 'Time',
  actor: 'Person',
  action: 'Action',
  brand: 'Brand',
  subject: 'Subject',
  details: 'Details',
  from: 'From',
  until: 'Until',
  search: 'Search',
  older: 'Older entries',
  newest: 'Newest entries',
  nothing: 'Nothing fits.',
} as const;
