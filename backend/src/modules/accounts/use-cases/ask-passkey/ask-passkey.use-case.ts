import { Injectable } from '@nestjs/common';
import { type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { TooManyPasskeys } from '../../errors';
import { OwnPassword } from '../../passwords/own-password';
import { keepChallenge, MOST_PASSKEYS } from '../../passkeys/passkey-challenge';
import { registrationOptions } from '../../passkeys/registration-options';
import { type RelyingParty } from '../../passkeys/relying-parties';

/** The password, or a passkey where there is none, is not asked for again this long after a sign-in. */
const FRESH_MINUTES = 10;

interface Owner {
  readonly name: string;
  readonly email: string;
  readonly is_fresh: boolean;
}

interface Known {
  readonly credential_id: Buffer;
  readonly user_handle: Buffer;
  readonly transports: string[];
}

@Injectable()
export class AskPasskey {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** Returns the options from which the browser makes a passkey. */
  async ask(
    member: MemberIdentity,
    password: string | undefined,
    party: RelyingParty,
    brand: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { id, session } = member;
    const [owners, passkeys] = await this.database.batch([
      {
        text: `select p.name, a.email, s.created_at > now() - make_interval(mins => $3) as is_fresh
          from session s join account a on a.id = s.account_id join profile p on p.id = a.id
          where s.id = $2 and a.id = $1`,
        values: [id, session, FRESH_MINUTES],
      },
      { text: 'select credential_id, user_handle, transports from passkey where account_id = $1', values: [id] },
    ]);
    const owner = owners?.[0] as Owner | undefined;
    if (password !== undefined || owner?.is_fresh !== true) await this.ownPassword.check(member, password, 'password');
    const known = (passkeys ?? []) as unknown as Known[];
    if (known.length >= MOST_PASSKEYS) throw new TooManyPasskeys();
    const handle = known[0]?.user_handle ?? randomBytes(32);
    const { name = '', email = '' } = owner ?? {};
    const options = await registrationOptions({ handle, name, email, known }, party, brand);
    await this.database.batch([keepChallenge(options.challenge, { for: 'passkey', session }, handle)]);
    return options;
  }
}
