import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { InvitationInvalid, MachineAccount } from '../errors';
import { endAccess } from '../staff/end-access';
import { holdPresent } from '../staff/hold-account';
import { noteAccess, noteNewCredential } from '../staff/staff-standing';
import { ACCOUNT_TRIES, accountSubject, forgetTries } from '../sign-in/staff-tries';
import { CONSOLE_TABLES } from '../tables';

const DAYS = 3;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Invited {
  readonly email: string;
  readonly name: string;
}

/** Leave to set a password: at the start, and again where one is lost. Only the newest of a person works. */
@Injectable()
export class Invitations {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Told this once. Another person's ends at once what the account may be used by; one's own does when the password is set. */
  create(staffId: number, actor: Actor): Promise<{ token: string; expires_at: Date }> {
    const token = randomBytes(32).toString('base64url');
    return this.platform.transaction(async (connection) => {
      const person = await holdPresent(connection, staffId, actor);
      if (person.machine) throw new MachineAccount();
      await connection.repository(CONSOLE_TABLES.staff_invitation).delete({ staff_id: staffId, used_at: IsNull() });
      const [row] = await connection.query<{ expires_at: Date }>(
        `insert into staff_invitation (hash, staff_id, expires_at) values ($1, $2, now() + make_interval(days => $3))
         returning expires_at`,
        [hashOf(token), staffId, DAYS],
      );
      const isOwn = actor.people?.ids[0] === staffId;
      const ended = isOwn ? 0 : await endAccess(connection, staffId);
      await noteAccess(connection, staffId, actor);
      await audit(connection, actor, {
        ...{ action: 'staff.invited', tenantId: null, subject: person.email },
        ...(ended > 0 && { details: { tokens_ended: ended } }),
      });
      return { token, expires_at: row?.expires_at ?? new Date() };
    });
  }

  /** The person that a valid invitation is for. */
  async find(token: string): Promise<Invited | undefined> {
    const [row] = await this.platform.query<Invited>(
      `select s.email, s.name from staff_invitation i join staff s on s.id = i.staff_id
       where i.hash = $1 and i.used_at is null and i.expires_at > now() and s.disabled_at is null`,
      [hashOf(token)],
    );
    return row;
  }

  /** Sets the password. Whoever was signed in as this person, or has a token of theirs, no longer is; a lockout is lifted. */
  accept(token: string, passwordHash: string): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const [used] = await connection.query<{ staff_id: number }>(
        `update staff_invitation set used_at = now() where hash = $1 and used_at is null and expires_at > now()
         returning staff_id`,
        [hashOf(token)],
      );
      const [person] = await connection.query<{ email: string }>(
        'update staff set password_hash = $2 where id = $1 and disabled_at is null returning email',
        [used?.staff_id ?? 0, passwordHash],
      );
      if (!used || !person) throw new InvitationInvalid();
      await endAccess(connection, used.staff_id);
      await noteNewCredential(connection, used.staff_id);
      await forgetTries(connection, ACCOUNT_TRIES, accountSubject(person.email));
      await audit(connection, person, { action: 'staff.invitation_accepted', tenantId: null, subject: person.email });
    });
  }
}
