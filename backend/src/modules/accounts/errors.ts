import { type FieldError, Problem } from '../../platform/http';
import { type OwnBlock } from '../decisions';

export class EmailInUse extends Problem {
  readonly code = 'email_in_use';
  readonly kind = 'conflict';
  override readonly faults = [
    { path: 'email', code: 'in_use', message: 'An account with this email address already exists.' },
  ];
}

export class SignUpsClosed extends Problem {
  readonly code = 'sign_ups_closed';
  readonly kind = 'denied';
}

export class SignInFailed extends Problem {
  readonly code = 'sign_in_failed';
  readonly kind = 'unauthenticated';
}

/** Told to nobody who does not know the password. */
export class AccountBlocked extends Problem {
  readonly code = 'account_blocked';
  readonly kind = 'denied';
  override readonly members: { readonly blocked_until: string | null; readonly decision_token: string | null };

  constructor({ until, token }: OwnBlock) {
    super();
    this.members = { blocked_until: until?.toISOString() ?? null, decision_token: token };
  }
}

/** Told to nobody who does not know the password. */
export class AccountPendingDeletion extends Problem {
  readonly code = 'account_pending_deletion';
  readonly kind = 'denied';
  override readonly members: { readonly deletes_at: string };

  constructor(deletesAt: Date) {
    super();
    this.members = { deletes_at: deletesAt.toISOString() };
  }
}

export class SignInBlocked extends Problem {
  readonly code = 'sign_in_blocked';
  readonly kind = 'limited';
  override readonly members: { readonly minutes: number };

  constructor(override readonly retryAfter: number) {
    super();
    this.members = { minutes: Math.max(1, Math.ceil(retryAfter / 60)) };
  }
}

export class AlreadyActive extends Problem {
  readonly code = 'already_active';
  readonly kind = 'conflict';
}

export class Overloaded extends Problem {
  readonly code = 'overloaded';
  readonly kind = 'unavailable';
  override readonly retryAfter = 5;
}

export class SessionNotFound extends Problem {
  readonly code = 'session_not_found';
  readonly kind = 'absent';
}

/** The password of whoever is signed in, asked for once more. */
export class PasswordWrong extends Problem {
  readonly code = 'password_wrong';
  readonly kind = 'invalid';
  override readonly faults: readonly FieldError[];

  constructor(path: string) {
    super();
    this.faults = [{ path, code: 'wrong', message: 'This isn’t your password.' }];
  }
}

export class EmailNotFound extends Problem {
  readonly code = 'email_not_found';
  readonly kind = 'absent';
  override readonly faults = [{ path: 'email', code: 'not_found', message: 'Email address not found.' }];
}

export class TooManyPasswordResets extends Problem {
  readonly code = 'too_many_password_resets';
  readonly kind = 'limited';

  constructor(override readonly retryAfter: number) {
    super();
  }
}

/** Late, replaced by a newer one, of another brand, or never ours. */
export class LinkInvalid extends Problem {
  readonly code = 'link_invalid';
  readonly kind = 'absent';
}

/** It was ours and did what it is for, once. Only its holder can ask, so nobody else learns of the account. */
export class LinkUsed extends Problem {
  readonly code = 'link_used';
  readonly kind = 'absent';
}

/** Not the code of the newest mail. */
export class ActivationCodeWrong extends Problem {
  readonly code = 'activation_code_wrong';
  readonly kind = 'invalid';
  override readonly faults = [
    { path: 'code', code: 'wrong', message: 'This isn’t the code in the newest activation email.' },
  ];
}

/** No code could be entered: it was tried too often, it is late, or its mail was replaced. The next mail has a new one. */
export class ActivationCodeSpent extends Problem {
  readonly code = 'activation_code_spent';
  readonly kind = 'absent';
}

export class AlreadyLeaving extends Problem {
  readonly code = 'already_leaving';
  readonly kind = 'conflict';
}

export class MemberNotFound extends Problem {
  readonly code = 'member_not_found';
  readonly kind = 'absent';
}

/** Blocked already, not blocked, or on its way out. */
export class MemberNotBlockable extends Problem {
  readonly code = 'member_not_blockable';
  readonly kind = 'conflict';
}

/** Something that a borrowed session must not do, and the member signed in a while ago. */
export class PasswordNeeded extends Problem {
  readonly code = 'password_needed';
  readonly kind = 'invalid';
  override readonly faults: readonly FieldError[];

  constructor(path = 'password') {
    super();
    this.faults = [{ path, code: 'required', message: 'Enter your password.' }];
  }
}

/** The same for an account without a password: `POST /api/passkey-confirmations` comes first. */
export class PasskeyNeeded extends Problem {
  readonly code = 'passkey_needed';
  readonly kind = 'invalid';
}

export class TooManyPasskeys extends Problem {
  readonly code = 'too_many_passkeys';
  readonly kind = 'conflict';
}

/** Late, used, of another session, sign-up or site, not verified by its owner, or known already. */
export class PasskeyRefused extends Problem {
  readonly code = 'passkey_refused';
  readonly kind = 'invalid';
}

/** The only way into an account without a password: a password or another passkey comes first. */
export class LastPasskey extends Problem {
  readonly code = 'last_passkey';
  readonly kind = 'conflict';
}

export class PasskeyNotFound extends Problem {
  readonly code = 'passkey_not_found';
  readonly kind = 'absent';
}

export class PasskeySignInFailed extends Problem {
  readonly code = 'passkey_sign_in_failed';
  readonly kind = 'unauthenticated';
}

/** On a host that is not the brand's primary one or below it, where browsers offer no passkey of it. */
export class PasskeysElsewhere extends Problem {
  readonly code = 'passkeys_elsewhere';
  readonly kind = 'conflict';
}

/** Nothing here is to be brought back: the account is open. */
export class NotPendingDeletion extends Problem {
  readonly code = 'not_pending_deletion';
  readonly kind = 'conflict';
}

/** A file opens to staff who say why, for an hour. */
export class LookReasonNeeded extends Problem {
  readonly code = 'look_reason_needed';
  readonly kind = 'denied';

  constructor() {
    super('Say first why you look at this member’s file.');
  }
}

/** Blocked, or on its way out. */
export class MailNotChangeable extends Problem {
  readonly code = 'mail_not_changeable';
  readonly kind = 'conflict';
}

/** Another new address waits for a second person: it is decided or taken back first. */
export class MailChangeWaits extends Problem {
  readonly code = 'mail_change_waits';
  readonly kind = 'conflict';
}

/** The member has no such gift of credits. */
export class CreditGiftNotFound extends Problem {
  readonly code = 'credit_gift_not_found';
  readonly kind = 'absent';
}

/** It was given, refused or taken back already, or its seven days are over. */
export class CreditGiftOver extends Problem {
  readonly code = 'credit_gift_over';
  readonly kind = 'conflict';
}

/** The credits that would come back are more than one person may give in a day, or one member may get. */
export class CreditBoundReached extends Problem {
  readonly code = 'credit_bound_reached';
  readonly kind = 'denied';
  override readonly members: { readonly left: number };

  constructor(left: number) {
    super();
    this.members = { left };
  }
}

export class StaffMailChangeNotFound extends Problem {
  readonly code = 'staff_mail_change_not_found';
  readonly kind = 'absent';
}

/** It was done, refused or taken back already, or its seven days are over. */
export class MailChangeOver extends Problem {
  readonly code = 'mail_change_over';
  readonly kind = 'conflict';
}
