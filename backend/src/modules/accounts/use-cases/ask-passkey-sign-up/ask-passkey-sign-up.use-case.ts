import { Injectable } from '@nestjs/common';
import { type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import { emailAddress, emailKey } from '../../../../../../contract/account/email-address';
import { tidyName } from '../../../../../../contract/account/member-name';
import { Database } from '../../../../platform/database';
import { InvalidInput } from '../../../../platform/http';
import { EmailInUse } from '../../errors';
import { keepChallenge } from '../../passkeys/passkey-challenge';
import { registrationOptions } from '../../passkeys/registration-options';
import { type RelyingParty } from '../../passkeys/relying-parties';
import { takenBy } from '../../rules/email-in-use';
import { type AskPasskeySignUpRequest } from './ask-passkey-sign-up.request';

@Injectable()
export class AskPasskeySignUp {
  constructor(private readonly database: Database) {}

  /**
   * Returns the options from which a visitor's browser makes a passkey. A taken address is refused here already, before the
   * device keeps a passkey that would open nothing.
   */
  async ask(
    given: AskPasskeySignUpRequest,
    party: RelyingParty,
    brand: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const email = emailAddress(given.email);
    if (email === undefined)
      throw new InvalidInput([
        { path: 'email', code: 'format', message: 'Enter an email address like name@example.com.' },
      ]);
    const key = emailKey(email);
    const [takers] = await this.database.batch([takenBy(key)]);
    if (takers?.length !== 0) throw new EmailInUse();
    const handle = randomBytes(32);
    const options = await registrationOptions({ handle, name: tidyName(given.name), email, known: [] }, party, brand);
    await this.database.batch([keepChallenge(options.challenge, { for: 'sign-up', emailKey: key }, handle)]);
    return options;
  }
}
