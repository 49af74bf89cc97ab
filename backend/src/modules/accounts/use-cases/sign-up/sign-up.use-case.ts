import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { type Locale, type PostbackRule } from '../../../tenants';
import { type TrafficSource, postbackEntry } from '../../../traffic';
import { EmailInUse } from '../../errors';
import { PasswordHasher } from '../../passwords/password-hasher';
import { emailKey } from '../../rules/email-address';
import { isTaken, takenBy } from '../../rules/email-in-use';
import { NEW_ACCOUNT, Sessions } from '../../sessions/sessions';
import { firstActivationLink } from '../../tokens/activation-link';
import { type SignUp as Form } from './check-sign-up';

/** What stood on the page that the form was sent from. */
export interface ShownTerms {
  readonly revision: number;
  /** `YYYY-MM-DD`. */
  readonly termsDate: string;
  readonly isResellAsked: boolean;
}

export interface SignUpVisit {
  readonly locale: Locale;
  readonly country: string | null;
  readonly host: string;
  readonly device: string;
  /** Of the session that this one takes the place of. */
  readonly previousToken: string | undefined;
  readonly source: TrafficSource | null;
  /** Which networks are told of a sign-up. */
  readonly postbacks: readonly PostbackRule[];
  readonly shown: ShownTerms;
}

/**
 * Makes profile, account, consents, session, balance and the activation mail in one round trip: either everything is
 * there or nothing. Of two at once with one address, one gets the account.
 */
@Injectable()
export class SignUp {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly hint: OutboxHint,
  ) {}

  async signUp(form: Form, visit: SignUpVisit): Promise<{ id: number; token: string }> {
    const key = emailKey(form.email);
    const [takers] = await this.database.batch([takenBy(key)]);
    if (takers?.length !== 0) throw new EmailInUse();
    const passwordHash = await this.hasher.hash(form.password);
    const { token, statement } = this.sessions.open(NEW_ACCOUNT, visit.device);
    const { network, ref, sub1, sub2, sub3 } = visit.source ?? {};
    const rows = await this.database
      .batch([
        {
          text: `insert into profile (name, gender, seeking, birth_date, country, language)
            values ($1, $2, $3, $4, $5, $6)`,
          values: [form.name, form.gender, form.seeking, form.dateOfBirth, visit.country, visit.locale],
        },
        {
          text: `insert into account (id, email, email_key, password_hash, language, time_zone, signup_message, signup_host,
              network, ref, sub1, sub2, sub3, signup_answers, signup_member)
            values (currval('profile_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
              (select id from profile where id = $14 and status = 'active')) returning id`,
          values: [
            ...[form.email, key, passwordHash, visit.locale, form.timeZone, form.signupMessage, visit.host],
            ...[network, ref, sub1, sub2, sub3].map((label) => label ?? null),
            ...[form.handover.answers && JSON.stringify(form.handover.answers), form.handover.member],
          ],
        },
        consents(form, visit),
        "insert into credit_balance (account_id) values (currval('profile_id'))",
        statement,
        ...(visit.previousToken === undefined ? [] : [this.sessions.end(visit.previousToken)]),
        ...postbackEntry('signup', visit.postbacks, { text: "select currval('profile_id')::integer" }),
        ...firstActivationLink({ name: form.name, email: form.email, locale: visit.locale }),
      ])
      .catch((error: unknown) => {
        throw isTaken(error) ? new EmailInUse() : error;
      });
    this.hint.give();
    return { id: Number(rows[1]?.[0]?.['id']), token };
  }
}

/** Pressing the button accepts the terms; sensitive data without a yes has been refused; a no to the rest is kept too. */
function consents({ isResellAllowed }: Form, { shown, locale }: SignUpVisit): Statement {
  return {
    text: `insert into consent (account_id, kind, given, revision, language, terms_date)
      select currval('profile_id'), kind, given, $3, $4, $5 from unnest($1::text[], $2::boolean[]) as c (kind, given)`,
    values: [
      ['terms', 'sensitive_data', ...(shown.isResellAsked ? ['member_resell'] : [])],
      [true, true, ...(shown.isResellAsked ? [isResellAllowed] : [])],
      ...[shown.revision, locale, shown.termsDate],
    ],
  };
}
