import { Problem } from '../../../platform/http';

/** The brand has switched it off, has nobody who collects, or the package costs no euros where the member lives. */
export class DirectDebitNotOffered extends Problem {
  readonly code = 'direct_debit_not_offered';
  readonly kind = 'conflict';
}

/** A debit came back: the account and the IBAN cannot pay this way for a while. */
export class DirectDebitBlocked extends Problem {
  readonly code = 'direct_debit_blocked';
  readonly kind = 'denied';
}

/** A debit beyond the limits waits for the bank already. */
export class DirectDebitLimitReached extends Problem {
  readonly code = 'direct_debit_limit_reached';
  readonly kind = 'conflict';
}

/** When the credits come is not what the page said; nothing was ordered. */
export class DebitTermsChanged extends Problem {
  readonly code = 'direct_debit_terms_changed';
  readonly kind = 'conflict';
  override readonly members: { readonly credits_when: 'submitted' | 'paid' };

  constructor(creditsWhen: 'submitted' | 'paid') {
    super();
    this.members = { credits_when: creditsWhen };
  }
}

/** Its length, its country or its check digits are wrong. */
export class IbanInvalid extends Problem {
  readonly code = 'iban_invalid';
  readonly kind = 'invalid';
}

/** Banks of its country take part in no direct debits in euros. */
export class IbanNotSepa extends Problem {
  readonly code = 'iban_not_sepa';
  readonly kind = 'invalid';
}

export class PhoneInvalid extends Problem {
  readonly code = 'phone_invalid';
  readonly kind = 'invalid';
}

/** A landline, a number that costs extra, or one over the internet. */
export class PhoneNotMobile extends Problem {
  readonly code = 'phone_not_mobile';
  readonly kind = 'invalid';
}

/** The brand is not offered where the number is from. */
export class PhoneCountryNotServed extends Problem {
  readonly code = 'phone_country_not_served';
  readonly kind = 'invalid';
}

/** It is wrong, too old, was used, or too many wrong ones came before it. */
export class PhoneCodeInvalid extends Problem {
  readonly code = 'phone_code_invalid';
  readonly kind = 'invalid';
}

/** Too many codes were asked for. */
export class PhoneCodesLimited extends Problem {
  readonly code = 'phone_codes_limited';
  readonly kind = 'limited';
  override readonly retryAfter = 600;
}

/** The message could not be sent, or messages to this country are stopped. */
export class TextMessagesUnavailable extends Problem {
  readonly code = 'text_messages_unavailable';
  readonly kind = 'unavailable';
  override readonly retryAfter = 60;
}

export class MandateNotFound extends Problem {
  readonly code = 'mandate_not_found';
  readonly kind = 'absent';
}
