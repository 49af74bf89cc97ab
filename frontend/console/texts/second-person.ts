/** Texts of acts that one person asks for and another one agrees to. */
export const secondPerson = {
  member: 'Member',
  brand: 'Brand',
  reason: 'Reason',
  asked: 'Asked',
  ends: 'Ends',
  yours: 'Your word',
  counts: 'counts',
  refuse: 'Refuse',
  withdraw: 'Take back',
  missing_two: 'Two people have to agree, because it is not known for sure who asked.',
  agreed: 'You agreed. Another person has to agree too.',
  not_yours: {
    own: 'You asked for it. Somebody else decides.',
    role: 'Somebody else decides: an operator.',
    related: 'Somebody else decides: an operator who is confirmed, and has nothing to do with the account that asked.',
  },
} as const;
