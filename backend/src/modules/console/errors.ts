import { Problem } from '../../platform/http';

export class StaffExists extends Problem {
  readonly code = 'staff_exists';
  readonly kind = 'conflict';
}

export class StaffNotFound extends Problem {
  readonly code = 'staff_not_found';
  readonly kind = 'absent';
}

export class TokenNotFound extends Problem {
  readonly code = 'token_not_found';
  readonly kind = 'absent';
}

/** The same for an address that nobody has, a wrong password, and somebody who may not sign in. */
export class StaffSignInFailed extends Problem {
  readonly code = 'staff_sign_in_failed';
  readonly kind = 'unauthenticated';

  constructor() {
    super('E-mail address or password is wrong.');
  }
}

export class StaffSignInBlocked extends Problem {
  readonly code = 'staff_sign_in_blocked';
  readonly kind = 'limited';
  override readonly members: { readonly minutes: number };

  constructor(override readonly retryAfter: number) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    super(`Too many wrong attempts: try again in ${minutes} min.`);
    this.members = { minutes };
  }
}

/** The sign-in was never begun, began more than ten minutes ago, or is complete. */
export class StaffPasswordNeeded extends Problem {
  readonly code = 'staff_password_needed';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Give your e-mail address and password first.');
  }
}

export class SecondFactorWrong extends Problem {
  readonly code = 'second_factor_wrong';
  readonly kind = 'unauthenticated';

  constructor() {
    super('This code is wrong or has been used. Wait for the next one, or use a recovery code.');
  }
}

/** Late, used, of another session, person or site, not verified by its owner, or a copy. */
export class StaffPasskeyRefused extends Problem {
  readonly code = 'staff_passkey_refused';
  readonly kind = 'denied';

  constructor() {
    super('This passkey was not taken. Try again, or use a code.');
  }
}

export class StaffPasskeyNotFound extends Problem {
  readonly code = 'staff_passkey_not_found';
  readonly kind = 'absent';
}

export class EnrolmentNeeded extends Problem {
  readonly code = 'enrolment_needed';
  readonly kind = 'conflict';

  constructor() {
    super('Set up your second factor first.');
  }
}

export class AlreadyEnrolled extends Problem {
  readonly code = 'already_enrolled';
  readonly kind = 'conflict';

  constructor() {
    super('Your second factor is set up already. If you lost it, an operator can reset it.');
  }
}

export class InvitationInvalid extends Problem {
  readonly code = 'invitation_invalid';
  readonly kind = 'absent';

  constructor() {
    super('This invitation is used, late, or replaced by a newer one: ask for another.');
  }
}

export class StaffSessionNotFound extends Problem {
  readonly code = 'staff_session_not_found';
  readonly kind = 'absent';
}

export class NotOwnToken extends Problem {
  readonly code = 'not_own_token';
  readonly kind = 'denied';

  constructor() {
    super('Everybody makes tokens for themselves only.');
  }
}

/** New accounts, and those whose access others have given out, are nobody's second person yet. */
export class ApproverNotConfirmed extends Problem {
  readonly code = 'approver_not_confirmed';
  readonly kind = 'denied';

  constructor() {
    super('You may do this a day after your account was set up, once another operator has confirmed you.');
  }
}

export class RelatedApproval extends Problem {
  readonly code = 'related_approval';
  readonly kind = 'denied';

  constructor() {
    super(
      'One of these accounts was made by the other, or had its access given out by it: somebody else has to approve.',
    );
  }
}

export class OwnConfirmation extends Problem {
  readonly code = 'own_confirmation';
  readonly kind = 'denied';

  constructor() {
    super(
      'Whoever invited somebody, or gave out access to the account, cannot confirm them, nor can those whom they invited.',
    );
  }
}

/** Confirmed before the second factor is set up, the account could still become anybody's. */
export class StaffNotReady extends Problem {
  readonly code = 'staff_not_ready';
  readonly kind = 'conflict';

  constructor() {
    super('Only operators are confirmed, once they have a password and a second factor and no invitation is open.');
  }
}

/** The account belongs to a program, to which nobody signs in. */
export class MachineAccount extends Problem {
  readonly code = 'machine_account';
  readonly kind = 'conflict';

  constructor() {
    super('A program has this account, so nobody signs in to it: make a token.');
  }
}

/** Removing oneself, or changing one's own role or second factor, would leave nobody who noticed. */
export class OwnAccount extends Problem {
  readonly code = 'own_account';
  readonly kind = 'denied';

  constructor() {
    super('This is your own account: another operator has to do it.');
  }
}

export class OthersCanConfirm extends Problem {
  readonly code = 'others_can_confirm';
  readonly kind = 'conflict';

  constructor() {
    super('There are operators who can confirm this person: let them do it, signed in.');
  }
}

export class NicheNotFound extends Problem {
  readonly code = 'niche_not_found';
  readonly kind = 'absent';
}

/** The role does not see this kind of work. */
export class QueueNotAllowed extends Problem {
  readonly code = 'queue_not_allowed';
  readonly kind = 'denied';
}

/** Two people would decide on the same thing. */
export class ClaimedByAnother extends Problem {
  readonly code = 'claimed_by_another';
  readonly kind = 'conflict';

  constructor() {
    super('Somebody else is at this now. Take the next one.');
  }
}

/** Only operators may know that one person is with several brands. */
export class LookupAcrossTenants extends Problem {
  readonly code = 'lookup_across_tenants';
  readonly kind = 'denied';

  constructor() {
    super('Choose the brand in which to look for this address.');
  }
}

/** Audited, as the one look-up that connects brands. */
export class LookupReasonNeeded extends Problem {
  readonly code = 'lookup_reason_needed';
  readonly kind = 'denied';

  constructor() {
    super('Say why you look for this address in several brands, or choose one.');
  }
}

/** Nothing keeps mails from the member. */
export class NothingToLift extends Problem {
  readonly code = 'nothing_to_lift';
  readonly kind = 'conflict';
}

/** Delivered, discarded or handed over again meanwhile, or it never existed. */
export class GivenUpEntryNotFound extends Problem {
  readonly code = 'given_up_entry_not_found';
  readonly kind = 'absent';
}

/** Its secrets went when it was given up. */
export class EntryLostSecrets extends Problem {
  readonly code = 'entry_lost_secrets';
  readonly kind = 'conflict';

  constructor() {
    super('What it needs was deleted when it was given up, so it cannot be delivered any more. It can be discarded.');
  }
}

export class FailedJobNotFound extends Problem {
  readonly code = 'failed_job_not_found';
  readonly kind = 'absent';
}

/** Redis is away, and the queue with it. */
export class QueueUnreachable extends Problem {
  readonly code = 'queue_unreachable';
  readonly kind = 'unavailable';
}
