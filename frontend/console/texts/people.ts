export const people = {
  name: 'Name',
  address: 'E-mail address',
  role: 'Role',
  brands: 'Brands',
  standing: 'Standing',
  seen: 'Last seen',
  all_brands: 'all brands',
  no_brands: 'none yet',
  nobody: 'Nobody fits.',
  find: 'Name or address',
  show_removed: 'Show people who were removed',
  never: '–',

  roles: { operator: 'Operator', support: 'Support', moderator: 'Moderator', finance: 'Finance' },
  role_texts: {
    operator: 'Everything, at every brand.',
    support: 'Configuration, members and their credits, moderation, orders.',
    moderator: 'Photos, held messages, reports and appeals; no addresses, no credits.',
    finance: 'Orders, refunds, books.',
  },

  removed: 'removed {time}',
  invited: 'invited, until {time}',
  invitation_over: 'has no password, and no open invitation',
  invited_again: 'can set a new password until {time}',
  no_second_factor: 'has not set up the second factor',
  not_confirmed: 'not confirmed: {given} of {needed}',
  approves_from: 'approves from {time}',
  ready: 'ready',
  program: 'a program, nobody signs in',
  program_text: 'The platform asks by this account whether brands are apart. It reaches a brand that nobody visits.',

  invite: 'Invite somebody',
  invite_text:
    'They get an account, and you get a link that sets its password. Give it to them in person or by a safe channel.',
  invite_brands: 'Brands that they reach',
  invite_done: 'The link for {name}. It is shown this once, works once, and until {time}.',
  kept: 'I have passed it on',

  back: 'All people',
  facts: 'Account',
  since: 'Account since',
  sessions: 'Signed in',
  sessions_one: 'in one browser',
  sessions_count: 'in {count} browsers',
  not_signed_in: 'not now',
  password: 'Password',
  second_factor: 'Second factor',
  is_set: 'set up',
  is_not_set: 'not set up',
  deeds: 'What they did',
  changes: 'What was done to this account',
  yourself: 'This is you. Another operator changes your role, resets your second factor or removes you.',

  change_role: 'Change role or brands',
  change_role_text:
    'They are signed out everywhere, and their tokens end; so do open invitations by somebody who is no operator any more. Operators are confirmed anew before they count as a second person.',
  invite_again: 'New invitation',
  invite_again_text:
    'Makes a link that sets a new password, for somebody who has lost it. They are signed out everywhere, and their tokens end. Operators are confirmed anew.',
  confirm: 'Confirm',
  confirm_text:
    'You say: I know this person, and they alone hold the password and the second factor. Ask them in person. Their tokens end.',
  reset: 'Reset second factor',
  reset_text:
    'For somebody who has lost it. Their passkeys go too. They are signed out everywhere, their tokens end, and they set up a new one at the next sign-in. Operators are confirmed anew.',
  remove: 'Remove',
  remove_text:
    'Sessions, tokens and the open invitations that they gave out end at once, and nobody can let the account in again. The audit goes on naming it.',

  programs_stay: 'Tokens of programs stay, because programs have accounts of their own. {name} may know those of:',
  programs_revoke:
    'Where {name} should not have them any more, make new ones for these programs and revoke the old ones.',
  accounts_stay:
    'The accounts of these people stay. {name} had access to them, and no operator has confirmed them since:',
  accounts_check: 'Where you do not know who uses one of them, make a new invitation for it, or remove it.',

  done: {
    change_role: 'The role is changed, the person is signed out, and their tokens have ended.',
    confirm: 'You have confirmed this person.',
    reset: 'The second factor is reset, the person is signed out, and their tokens have ended.',
    remove: 'The person is removed and signed out, and their tokens have ended.',
  },
} as const;

export const machines = {
  add: 'Add a program',
  add_text:
    'It gets an account with a role and brands, and you get its first token. Nobody signs in to it, and it approves nothing. You approve nothing of what it writes, because you know its token.',
  handle: 'Short name',
  handle_hint: 'Small letters, digits and hyphens between them, such as deploy. The audit names the program by it.',
  purpose: 'What it does',
  added: 'The first token of “{name}”. It is shown this once, and works until {time}.',
  kept: 'I have saved it',
  tokens: 'a program, tokens that work: {count}',
  without_token: 'a program without a token',
  text: 'A program has this account. Make a second token before you revoke the first, so that it goes on working in between.',
  make_text: 'Give it to the program and to nothing else. From now on you approve nothing of what the program writes.',
  change_role_text: 'Its tokens go on working, from now on with this role and these brands.',
  role_changed: 'The role is changed. Its tokens work with it.',
  remove_text: 'Its tokens end at once, and nobody can make it another one. The audit goes on naming it.',
  removed: 'The program is removed, and its tokens have ended.',
} as const;

export const tokens = {
  title: 'Tokens',
  label: 'Name of the token',
  made: 'Made',
  expires: 'Works until',
  none: 'No token works.',
  make: 'Make a token',
  make_text: 'A program that has it may do what you may do, without approvals and without what asks for a fresh code.',
  made_once: 'The token “{label}”. It is shown this once, and works until {time}.',
  kept: 'I have saved it',
  revoke: 'Revoke',
  revoke_text: 'Whatever uses the token {label} is refused from now on.',
  revoked: 'The token is revoked.',
} as const;

export const account = {
  signed_in_as: 'Signed in as {email}, {role}.',
  sessions: 'Where you are signed in',
  device: 'Browser',
  since: 'Since',
  seen: 'Last seen',
  ends: 'Ends',
  this_one: 'this one',
  end: 'Sign out',
  end_text: 'Whoever works in that browser has to sign in again.',
  ended: 'That browser is signed out.',
} as const;

export const passkeys = {
  title: 'Passkeys',
  text: 'A passkey stands in for a code of your app: after the password, and where a fresh code is asked for. The app and the recovery codes go on working.',
  add: 'Add a passkey',
  add_text: 'Your browser asks where to keep it: on this device, on your phone or on a security key.',
  name: 'Name',
  made: 'Made',
  used: 'Last used',
  never: 'never',
  where: 'Kept',
  synced: 'on several devices',
  one_device: 'on one device',
  added: 'The passkey is added.',
  remove: 'Remove',
  remove_text: 'The passkey {name} proves nothing any more. Delete it on its device as well.',
  removed: 'The passkey is removed.',
} as const;
