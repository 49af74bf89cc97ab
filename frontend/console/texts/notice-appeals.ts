/** Appeals of people who find that their report led to too little, or to nothing. */
export const noticeAppeals = {
  title: 'Appeals of reporters',
  none: 'No appeal of a reporter waits.',
  says: 'What the reporter says now',
  decided: 'Report {reference}: {kind}, by {by}, {when}',
  until: 'Until {when}',
  yours: 'You decided about this report. Somebody else has to answer the appeal.',
  hint: 'The decision stands, or a stronger measure is taken at once. The reporter is told either way.',
  none_stronger: 'No measure is stronger than this one.',
  stands: 'Decision stands',
  note_stands: 'The reporter is told that the decision stands. Nobody else is told anything.',
  skip: 'Next appeal',
  back: 'Appeal before',
  gone: 'Somebody else has answered this appeal.',
  done: 'Answered. The reporter is told.',
} as const;
