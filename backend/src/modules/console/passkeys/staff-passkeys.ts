import { Injectable } from '@nestjs/common';
import { type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { randomBytes, randomUUID } from 'node:crypto';
import { type PlatformConnection, PlatformDatabase, type RowOf } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import {
  MOST_PASSKEYS,
  type MadePasskeyRequest,
  type NewPasskey,
  TooManyPasskeys,
  challengeIn,
  provenMade,
  registrationOptions,
} from '../../accounts';
import { StaffPasskeyNotFound, StaffPasskeyRefused } from '../errors';
import { noteSignIn } from '../sign-in/sign-in-audit';
import { holdSession } from '../sign-in/staff-sessions';
import { noteNewCredential } from '../staff/staff-standing';
import { CONSOLE_TABLES } from '../tables';
import { StaffChallenges } from './staff-challenges';

export type StaffPasskey = Readonly<RowOf<typeof CONSOLE_TABLES.staff_passkey>>;

interface Made extends NewPasskey {
  readonly name: string;
  readonly userHandle: Buffer;
  readonly transports: readonly string[];
}

const INSERT = `
  insert into staff_passkey (id, staff_id, credential_id, user_handle, public_key, counter, transports, backed_up, name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning *`;

/** A person's own passkeys: several, each with a name. */
@Injectable()
export class StaffPasskeys {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly challenges: StaffChallenges,
  ) {}

  /** Oldest first. */
  list(staffId: number): Promise<StaffPasskey[]> {
    return this.platform
      .repository(CONSOLE_TABLES.staff_passkey)
      .find({ where: { staff_id: staffId }, order: { created_at: 'asc', id: 'asc' } });
  }

  /** Returns the options from which the browser makes a passkey. */
  async ask(person: StaffIdentity, session: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.list(person.id);
    if (known.length >= MOST_PASSKEYS) throw new TooManyPasskeys();
    const handle = known[0]?.user_handle ?? randomBytes(32);
    const { name, email } = person;
    const owner = {
      ...{ handle, name, email },
      known: known.map(({ credential_id, transports }) => ({ credential_id, transports: [...transports] })),
    };
    const options = await registrationOptions(owner, this.challenges.party, 'Manyhearts staff');
    await this.challenges.keep(options.challenge, 'make', session, handle);
    return options;
  }

  async add(person: StaffIdentity, session: string, name: string, given: MadePasskeyRequest): Promise<StaffPasskey> {
    const challenge = challengeIn(given.client_data);
    const used = challenge === undefined ? undefined : await this.challenges.use(challenge, 'make', session);
    const { userHandle } = used ?? {};
    const proven = userHandle && challenge && (await provenMade(given, challenge, this.challenges.party));
    if (!proven) throw new StaffPasskeyRefused();
    const made = { ...proven, name, userHandle, transports: given.transports ?? [] };
    return this.platform.transaction(async (connection) => {
      const own = { staffId: person.id, session, stage: 'full' } as const;
      if (!(await holdSession(connection, own))) throw new StaffPasskeyRefused();
      return this.keep(connection, person, made);
    });
  }

  /** The audit names the passkey, so that its owner finds out if somebody else removed it. */
  async remove(person: StaffIdentity, passkey: string): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const removed = await connection.query<{ name: string }>(
        'delete from staff_passkey where id = $1::uuid and staff_id = $2 returning name',
        [passkey, person.id],
      );
      if (removed.length === 0) throw new StaffPasskeyNotFound();
      await noteSignIn(connection, person, 'passkey_removed', { name: removed[0]?.name });
    });
  }

  /** The person is held, so that many at once are counted one after the other. */
  private async keep(connection: PlatformConnection, person: StaffIdentity, made: Made): Promise<StaffPasskey> {
    const { credential, isBackedUp, name, userHandle, transports } = made;
    const passkeys = await connection.repository(CONSOLE_TABLES.staff_passkey).countBy({ staff_id: person.id });
    if (passkeys >= MOST_PASSKEYS) throw new TooManyPasskeys();
    const [kept] = await connection.query<StaffPasskey>(INSERT, [
      ...[randomUUID(), person.id, Buffer.from(credential.id, 'base64url'), userHandle],
      ...[Buffer.from(credential.publicKey), credential.counter, transports, isBackedUp, name],
    ]);
    if (!kept) throw new StaffPasskeyRefused();
    await noteNewCredential(connection, person.id);
    await noteSignIn(connection, person, 'passkey_added', { name });
    return kept;
  }
}
