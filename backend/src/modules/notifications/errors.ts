import { Problem } from '../../platform/http';

/** The link was not signed by us, was altered, or belongs to another brand. */
export class UnsubscribeLinkInvalid extends Problem {
  readonly code = 'unsubscribe_link_invalid';
  readonly kind = 'absent';
}

/** Not signed with our secret, too old, or not whole. */
export class SignatureInvalid extends Problem {
  readonly code = 'signature_invalid';
  readonly kind = 'unauthenticated';
}

/** There is no secret to sign with. */
export class MailEventsOff extends Problem {
  readonly code = 'mail_events_off';
  readonly kind = 'absent';
}
