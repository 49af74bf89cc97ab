import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../../../contract/text/locales';
import { DataKeys } from '../../../../platform/data-keys';
import { Database, type Statement } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { openBalance } from '../../../credits';
import { addProfile } from '../../../members';
import { type PostbackRule } from '../../../tenants';
import { type TrafficSource, postbackEntry } from '../../../traffic';
import { EmailInUse, PasskeyRefused } from '../../errors';
import { type MadePasskey, isKnownPasskey, keepPasskey } from '../../passkeys/made-passkey';
import { type RelyingParty } from '../../passkeys/relying-parties';
import { signUpPasskey } from '../../passkeys/sign-up-passkey';
import { PasswordHasher } from '../../passwords/password-hasher';
import { emailKey } from '../../../../../../contract/account/email-address';
import { isTaken, takenBy } from '../../rules/email-in-use';
import { newToken } from '../../secret-token';
import { NEW_ACCOUNT, Sessions } from '../../sessions/sessions';
import { firstActivationLink } from '../../tokens/activation-link';
import { type SignUp as Form } from './check-sign-up';

/** The terms on the page that sent the form. */
export interface ShownTerms {
  readonly revision: number;
  /** `YYYY-MM-DD`. */
  readonly termsDate: string;
  readonly isResellAsked: boolean;
}

export interface SignUpContext {
  readonly locale: Locale;
  readonly country: string | null;
  readonly host: string;
  readonly device: string;
  /** Where passkeys work, for a sign-up with one. */
  readonly party: RelyingParty | undefined;
  /** The token of the session that this one replaces. */
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
    private readonly keys: DataKeys,
  ) {}

  async signUp(form: Form, context: SignUpContext): Promise<{ id: number; token: string }> {
    const key = emailKey(form.email);
    const [takers] = await this.database.batch([takenBy(key)]);
    if (takers?.length !== 0) throw new EmailInUse();
    const passkey = await this.provenPasskey(form, key, context);
    const passwordHash = await this.hasher.hash(passkey === undefined ? form.password : newToken());
    const { token, statement } = this.sessions.open(NEW_ACCOUNT, context.device);
    const { network, ref, sub1, sub2, sub3 } = context.source ?? {};
    const rows = await this.database
      .batch([
        addProfile({
          ...{ name: form.name, gender: form.gender, seeking: form.seeking, born: form.dateOfBirth },
          ...{ country: context.country, language: context.locale },
        }),
        {
          text: `insert into account (id, email, email_key, password_hash, language, time_zone, signup_message, signup_host,
              network, ref, sub1, sub2, sub3, signup_answers, has_password, signup_member)
            values (current_id('profile_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
              (select id from profile where id = $15 and status = 'active')) returning id`,
          values: [
            ...[form.email, key, passwordHash, context.locale, form.timeZone, form.signupMessage, context.host],
            ...[network, ref, sub1, sub2, sub3].map((label) => label ?? null),
            ...[form.handover.answers && JSON.stringify(form.handover.answers), passkey === undefined],
            form.handover.member,
          ],
        },
        ...(passkey === undefined ? [] : [keepPasskey(NEW_ACCOUNT, passkey)]),
        consents(form, context),
        openBalance("current_id('profile_id')"),
        statement,
        ...postbackEntry('signup', context.postbacks, { text: "select current_id('profile_id')" }),
        ...firstActivationLink(this.keys, {
          name: form.name,
          email: form.email,
          locale: context.locale,
          country: context.country,
        }),
        ...(context.previousToken === undefined ? [] : [this.sessions.end(context.previousToken)]),
      ])
      .catch((error: unknown) => {
        throw isTaken(error) ? new EmailInUse() : isKnownPasskey(error) ? new PasskeyRefused() : error;
      });
    if (context.previousToken !== undefined) this.sessions.publishEnd(rows.at(-1));
    this.hint.give();
    return { id: Number(rows[1]?.[0]?.['id']), token };
  }

  /** Before anything is made. An account with a passkey has a password that nobody knows. */
  private async provenPasskey(
    { passkey }: Form,
    emailKey: string,
    { party, device }: SignUpContext,
  ): Promise<MadePasskey | undefined> {
    if (passkey === null) return undefined;
    if (party === undefined) throw new PasskeyRefused();
    return signUpPasskey(this.database, passkey, { emailKey, party, device });
  }
}

/** Pressing the button accepts the terms; sensitive data without a yes has been refused; a no to the rest is kept too. */
function consents({ isResellAllowed }: Form, { shown, locale }: SignUpContext): Statement {
  return {
    text: `insert into consent (account_id, kind, given, revision, language, terms_date)
      select current_id('profile_id'), kind, given, $3, $4, $5 from unnest($1::text[], $2::boolean[]) as c (kind, given)`,
    values: [
      ['terms', 'sensitive_data', ...(shown.isResellAsked ? ['member_resell'] : [])],
      [true, true, ...(shown.isResellAsked ? [isResellAllowed] : [])],
      ...[shown.revision, locale, shown.termsDate],
    ],
  };
}
