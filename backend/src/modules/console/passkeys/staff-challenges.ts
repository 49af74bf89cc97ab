import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { PlatformDatabase } from '../../../platform/database';
import { CEREMONY_MS, type RelyingParty } from '../../accounts';

/** The purpose of a challenge. A challenge is found for the same purpose and session only. */
export type StaffPurpose = 'make' | 'use';

const hashFor = (challenge: string, purpose: StaffPurpose): Buffer =>
  createHash('sha256').update(`${purpose} ${challenge}`).digest();

/** The challenges that devices of staff sign, each once, for five minutes. */
@Injectable()
export class StaffChallenges {
  /** The console’s host: a passkey of staff is offered at no brand. */
  readonly party: RelyingParty;

  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(CONFIG) config: Config,
  ) {
    this.party = { id: config.CONSOLE_HOST, origin: originOf(config, config.CONSOLE_HOST) };
  }

  /** With the handle by which a device that makes a passkey is to know the person. What is over goes. */
  async keep(challenge: string, purpose: StaffPurpose, session: string, userHandle?: Buffer): Promise<void> {
    await this.platform.execute('delete from staff_passkey_challenge where expires_at < now()');
    await this.platform.execute(
      `insert into staff_passkey_challenge (hash, session_id, user_handle, expires_at)
       values ($1, $2, $3, now() + make_interval(secs => $4))`,
      [hashFor(challenge, purpose), session, userHandle ?? null, CEREMONY_MS / 1000],
    );
  }

  /** Uses a challenge up. Undefined where it is late, used, or of another session or purpose. */
  async use(
    challenge: string,
    purpose: StaffPurpose,
    session: string,
  ): Promise<{ userHandle: Buffer | null } | undefined> {
    const [used] = await this.platform.query<{ userHandle: Buffer | null }>(
      `delete from staff_passkey_challenge where hash = $1 and session_id = $2::uuid and expires_at > clock_timestamp()
       returning user_handle as "userHandle"`,
      [hashFor(challenge, purpose), session],
    );
    return used;
  }
}
