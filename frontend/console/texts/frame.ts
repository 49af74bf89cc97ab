export const frame = {
  sign_out: 'Sign out',
  skip: 'To the content',
  sections: 'Sections',
  menu: 'Menu',
  find: 'Find …',
  keys: 'Keys',
  keys_none: 'This screen has no keys of its own.',
  palette: 'Go to a screen or a brand',
  palette_none: 'Nothing is called that.',
  not_found: 'There is no such screen',
  not_found_text: 'The address leads nowhere, or to something that is not yours.',
  failed: 'This screen failed',
  home: 'To your work',
  ends_idle: (time: string) => `You will be signed out at ${time}, because nothing has happened for a while.`,
  ends_age: (time: string) => `Your session ends at ${time}. What you have typed stays while you sign in again.`,
  stay: 'Stay signed in',
} as const;

export const sections = {
  work: 'Work',
  members: 'Members',
  brands: 'Brands',
  money: 'Money',
  platform: 'Platform',
  people: 'People',
  audit: 'Audit',
} as const;
