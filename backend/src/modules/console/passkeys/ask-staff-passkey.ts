import { Injectable } from '@nestjs/common';
import { type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import { CEREMONY_MS } from '../../accounts';
import { StaffPasskeyNotFound } from '../errors';
import { StaffChallenges } from './staff-challenges';
import { StaffPasskeys } from './staff-passkeys';

/** Lets a session ask for one of its person's passkeys. */
@Injectable()
export class AskStaffPasskey {
  constructor(
    private readonly passkeys: StaffPasskeys,
    private readonly challenges: StaffChallenges,
  ) {}

  async ask(staffId: number, session: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const known = await this.passkeys.list(staffId);
    if (known.length === 0) throw new StaffPasskeyNotFound();
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: this.challenges.party.id,
      challenge: Uint8Array.from(randomBytes(32)),
      timeout: CEREMONY_MS,
      userVerification: 'required',
      allowCredentials: known.map(({ credential_id: id, transports }) => ({
        id: id.toString('base64url'),
        transports: [...transports],
      })),
    });
    await this.challenges.keep(options.challenge, 'use', session);
    return options;
  }
}
