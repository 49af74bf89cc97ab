/** Credits for a member that take two people. */
export const creditGifts = {
  title: 'Credits that wait for a second person',
  nothing: 'No credits wait for a second person.',
  text: 'Open the member’s file to approve or refuse them.',
  credits: 'Credits',

  left: 'You can give this member {left} credits now. More waits for a second person.',
  none_left: 'The bound of the day is reached: whatever you give waits for a second person.',
  asks: 'More than {left}: a second person has to agree before the member gets them.',
  given: 'The credits are given.',
  waits: 'The credits wait for a second person.',

  waiting: '{credits} credits wait for a second person until {until}. {who} asked: “{why}”',
  approve: 'Approve the credits',
  approve_text: 'The member gets {credits} credits at once.',
  refuse_title: 'Refuse the credits',
  refuse_text: 'The member gets none of the {credits} credits.',
  refused: 'No credits are given.',
} as const;
