import { Catch, Inject } from '@nestjs/common';
import { type Locale } from '../../../../../contract/text/locales';
import { type FieldError, FormFilter, type Problem, isForm } from '../../../platform/http';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { PublishedSites } from '../../tenants';
import { ACCOUNT_TEXTS, type AccountTextKey } from '../account-texts';

export { isForm };

const OF_CODE: Readonly<Record<string, AccountTextKey>> = {
  email_in_use: 'exists',
  sign_ups_closed: 'closed',
  sign_in_failed: 'sign_in_failed',
  sign_in_blocked: 'sign_in_blocked',
  account_pending_deletion: 'pending',
  account_blocked: 'blocked',
  authentication_required: 'signed_out',
  already_active: 'already_active',
  too_many_requests: 'limited',
  email_not_found: 'email_not_found',
  too_many_password_resets: 'too_many_resets',
  link_invalid: 'link_invalid',
  link_used: 'link_used',
  password_wrong: 'password_wrong',
  activation_code_wrong: 'code_wrong',
  activation_code_spent: 'code_spent',
  password_needed: 'password_needed',
};

const OF_FIELD: Readonly<Record<string, AccountTextKey>> = {
  email: 'email',
  name: 'name',
  password: 'password',
  password_again: 'password_again',
  new_password: 'password',
  new_password_again: 'password_again',
  old_password: 'password_wrong',
  date_of_birth: 'date_of_birth',
  gender: 'choice',
  seeking: 'choice',
  signup_message: 'message',
  code: 'code',
};

@Catch()
export class AccountFormFilter extends FormFilter<AccountTextKey> {
  constructor(
    @Inject(LOGGER) logger: Logger,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {
    super(logger, ACCOUNT_TEXTS);
  }

  protected override tagOf(tenantId: number, locale: Locale): Promise<string> {
    return this.published.tagOf(tenantId, locale);
  }

  protected override keysOf({ code, faults }: Problem): AccountTextKey[] {
    const known = OF_CODE[code];
    if (known !== undefined) return [known];
    const keys = faults.flatMap((fault) => keyOf(fault) ?? []);
    return keys.length > 0 ? [...new Set(keys)] : ['failed'];
  }
}

const OF_DATE = ['under_age', 'no_such_day', 'in_future', 'too_long_ago'] as const satisfies readonly AccountTextKey[];

function keyOf({ path, code }: FieldError): AccountTextKey | undefined {
  const ofDate = OF_DATE.find((known) => known === code);
  if (ofDate !== undefined) return ofDate;
  if (path === 'email' && code === 'same') return 'same_email';
  if (code === 'consent_required') return 'consent';
  return code === 'common' || code === 'too_personal' ? 'password_common' : OF_FIELD[path];
}
