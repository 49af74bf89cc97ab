/** Texts that all desks share. */
export const desk = {
  with_others: '{count} more are with somebody else, or left to others.',
  nothing: 'Nothing waits here. What comes appears by itself.',
  undo: 'Undo',
  skip: 'Skip',
  taken: 'Somebody else was quicker with the last one.',
  undone: 'Taken back.',
  sent: 'It has been sent, and stays.',
  nothing_to_undo: 'There is nothing to take back.',
  waiting: 'sent in a few seconds',
  decided: 'decided',
  picture_waits: 'The picture is on its way …',
  picture_fault: 'The picture did not come.',
  unblur: 'Show in full',
  view: 'How pictures are shown',
  enough:
    'You have looked at pictures for {hours} hours, which is enough for a day. More are given to you from {time}; what you have claimed stays yours.',
  left_to_others: 'You leave this work to others. V leads to the choice.',
  grey: 'Grey',
  decisions: 'Decisions',
  next: 'Next',
  break_offer:
    'You have looked at pictures for a while. A break does you good; what you claimed goes to others meanwhile.',
  break_take: 'Take a break',
  break_decline: 'Go on',
  fictional: 'invented',
  age: '{age} years',
} as const;
