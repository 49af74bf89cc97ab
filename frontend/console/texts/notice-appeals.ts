/** Appeals of people whose report led to nothing. */
export const noticeAppeals = {
  title: 'Appeals of reporters',
  none: 'No appeal of a reporter waits.',
  says: 'What the reporter says now',
  decided: 'Report {reference}, dismissed by {by}, {when}',
  yours: 'You dismissed this report. Somebody else has to answer the appeal.',
  hint: 'Dismissing again leaves it as it was. Anything else decides the report anew and is done at once. The reporter is told either way.',
  skip: 'Next appeal',
  back: 'Appeal before',
  gone: 'Somebody else has answered this appeal.',
  done: 'Answered. The reporter is told.',
} as const;
