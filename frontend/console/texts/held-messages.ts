export const heldMessages = {
  release: 'Let it go',
  reject: 'Reject',
  rule: 'Rule',
  rules: {
    spam: 'The same to many',
    contact: 'Leads elsewhere',
    payment: 'Asks for money',
  },
  account: 'Account',
  today: 'made today',
  days: '{days} days old',
  recipients: 'Same text',
  recipients_one: 'to nobody else',
  recipients_many: 'to {count} people within a month',
  held: 'Held',
  text: 'Text',
} as const;
