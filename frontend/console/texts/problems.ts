/** By the code of the problem. */
export const problems: Readonly<Record<string, string>> = {
  staff_sign_in_failed: 'E-mail address or password is wrong.',
  staff_password_needed: 'The sign-in took more than ten minutes. Give your password again.',
  second_factor_wrong: 'This code is wrong or has been used. Wait for the next one, or use a recovery code.',
  already_enrolled: 'Your second factor is set up already. If you lost it, an operator can reset it.',
  enrolment_needed: 'Set up your second factor first.',
  invitation_invalid: 'This invitation is used, late, or replaced by a newer one. Ask for another.',
  overloaded: 'Too many people sign in at this moment. Try again in a few seconds.',
  cross_site_request: 'This call did not come from the console. Load the page again.',
  photo_decision_final: 'This decision is not yours, or is older than ten minutes. It stays.',
  second_person_needed: 'You decided about this one first: somebody else has to look at it now.',
  claimed_by_another: 'Somebody else is at this now.',
  tenant_exists: 'There is a brand with this short name already.',
  revision_not_found: 'The brand has no such revision.',
  base_moved: 'Somebody else published meanwhile. Look at what is live now.',
  document_refused: 'The settings have faults.',
  approval_needed: 'This changes money: a second person has to approve it first.',
  own_approval: 'You wrote this, so somebody else has to approve it.',
  related_approval: 'You and the author invited one another, so somebody else has to approve it.',
  approver_not_confirmed: 'Your own account is not confirmed by two people yet, so somebody else has to approve it.',
  staff_session_needed: 'This takes somebody who is signed in here, not a token.',
  fields_not_allowed: 'Your role may not change some of these settings.',
  nothing_to_roll_back_to: 'Nothing else has been live before.',
  schedule_not_found: 'This is not planned any more.',
  host_not_found: 'The brand has no host yet, so there is nothing to look at it on.',
  tenant_not_found: 'There is no such brand, or it is not one of yours.',
};

export const problemStates = {
  invalid: 'Something in this was not taken. Look at it again.',
  unreachable: 'Nothing answered. Check your connection and try again.',
  failed: 'This did not work. Try again; if it stays, tell whoever runs the platform.',
  limited: 'Too many tries. Wait {minutes} min.',
} as const;

/** What a password was refused for, by the code of the fault. */
export const passwordFaults: Readonly<Record<string, string>> = {
  required: 'Ten characters or more.',
  too_short: 'Ten characters or more.',
  common: 'Too many people use this one. Choose another.',
  too_long: 'Too long. Choose a shorter one.',
  too_personal: 'It holds your name or address. Choose another.',
};
