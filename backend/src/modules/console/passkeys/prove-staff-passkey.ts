import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { type PasskeyUseRequest, challengeIn, provenUsed } from '../../accounts';
import { StaffPasskeyRefused, StaffPasswordNeeded } from '../errors';
import { noteSignIn } from '../sign-in/sign-in-audit';
import { type Stage, holdSession } from '../sign-in/staff-sessions';
import { StaffChallenges } from './staff-challenges';

interface UsedPasskey {
  readonly person: StaffIdentity;
  readonly session: string;
  /** The stage of the session in which it is used. */
  readonly stage: Stage;
  readonly given: PasskeyUseRequest;
}

interface Known {
  readonly id: string;
  readonly public_key: Buffer;
}

const COUNT = `
  update staff_passkey set counter = $2, backed_up = $3, used_at = now()
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning name`;

/** Takes a signature of one of the person's passkeys as their second factor, once. */
@Injectable()
export class ProveStaffPasskey {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly challenges: StaffChallenges,
  ) {}

  /** `then` is part of the transaction that counts the use. */
  async prove<T>(used: UsedPasskey, then: (connection: PlatformConnection) => Promise<T>): Promise<T> {
    const { person, given } = used;
    const known = await this.find(used);
    const challenge = challengeIn(given.client_data) ?? '';
    const use = known && (await provenUsed(given, known.public_key, challenge, this.challenges.party));
    const answer =
      known &&
      use &&
      (await this.platform.transaction(async (connection) => {
        // It may have ended, and the person left, since it was looked at.
        const { session, stage } = used;
        if (!(await holdSession(connection, { staffId: person.id, session, stage }))) throw new StaffPasswordNeeded();
        // A counter that does not go on tells of a copy of the passkey.
        const counted = await connection.query(COUNT, [known.id, use.counter, use.isBackedUp]);
        return counted.length === 1 ? { value: await then(connection) } : undefined;
      }));
    if (answer) return answer.value;
    await noteSignIn(this.platform, person, 'sign_in_failed', { step: 'passkey' });
    throw new StaffPasskeyRefused();
  }

  /** The passkey that is meant, where the challenge is this session's. */
  private async find({ person, session, given }: UsedPasskey): Promise<Known | undefined> {
    const challenge = challengeIn(given.client_data);
    if (challenge === undefined || !(await this.challenges.use(challenge, 'use', session))) return undefined;
    const [known] = await this.platform.query<Known>(
      'select id, public_key from staff_passkey where credential_id = $1 and staff_id = $2',
      [Buffer.from(given.id, 'base64url'), person.id],
    );
    return known;
  }
}
