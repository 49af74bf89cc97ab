import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { type Actor, audit } from '../../tenants';
import { ApproverNotConfirmed, OthersCanConfirm, OwnConfirmation, StaffNotFound, StaffNotReady } from '../errors';
import { CONSOLE_TABLES } from '../tables';

/** The people of the very first day, whom nobody could confirm. */
const FOUNDERS = 2;

interface Account {
  readonly id: number;
  readonly email: string;
  readonly held_by: readonly number[];
  readonly held_by_unknown: boolean;
  readonly confirmed_by: readonly number[];
  readonly approves_from: Date | null;
  readonly is_ready: boolean;
}

/** SQL over a row of `staff` with the alias s: the person alone could have everything that the account needs. */
const IS_READY = `s.role = 'operator' and s.password_hash is not null
    and exists (select from staff_second_factor f where f.staff_id = s.id and f.confirmed_at is not null)
    and not exists (select from staff_invitation i where i.staff_id = s.id and i.used_at is null and i.expires_at > now())`;

const FIND = `select id, email, held_by, held_by_unknown, confirmed_by, approves_from, ${IS_READY} as is_ready
  from staff s where id = $1 and disabled_at is null for update`;

const MAY_APPROVE = "role = 'operator' and disabled_at is null and approves_from <= now()";

/** From when the people confirmed may approve: a day after their newest password, second factor, invitation or role. */
const WAIT = "held_at + interval '24 hours'";

/**
 * Makes operators people who count as a second person. It says: I know this person, and they alone hold the password and the
 * second factor. So it has to be somebody who had no access to the account.
 */
@Injectable()
export class StaffConfirmations {
  constructor(private readonly platform: PlatformDatabase) {}

  confirm(staffId: number, by: StaffIdentity): Promise<void> {
    return this.platform.transaction(async (connection) => {
      // In the order of `holdAccount`: the person may be acting on the one who confirms them at this moment.
      await connection.query('select from staff where id = any($1::integer[]) order by id for update', [
        [staffId, by.id],
      ]);
      const person = await this.ready(connection, staffId);
      if (by.id === staffId || person.held_by.includes(by.id)) throw new OwnConfirmation();
      const [may] = await connection.query<{ is_related: boolean }>(
        `select created_by && $2::integer[] as is_related from staff where id = $1 and ${MAY_APPROVE}`,
        [by.id, person.held_by],
      );
      if (!may) throw new ApproverNotConfirmed();
      if (may.is_related) throw new OwnConfirmation();
      if (person.approves_from !== null || person.confirmed_by.includes(by.id)) return;
      const confirmedBy = [...person.confirmed_by, by.id];
      if (confirmedBy.length >= needed(person))
        await this.settle(connection, staffId, `greatest(now(), ${WAIT})`, false);
      else await connection.repository(CONSOLE_TABLES.staff).update({ id: staffId }, { confirmed_by: confirmedBy });
      await note(connection, by, person);
    });
  }

  /**
   * On the machine, where no person is proven: for the first two operators, at once; later only where there are too few who
   * could confirm, and a day later. Answers from when the person may approve.
   */
  confirmOnMachine(staffId: number): Promise<Date> {
    return this.platform.transaction(async (connection) => {
      const person = await this.ready(connection, staffId);
      if (person.approves_from !== null) return person.approves_from;
      const [counted] = await connection.query<{ founders: number; others: number }>(
        `select count(*) filter (where founder)::integer as founders,
           count(*) filter (where ${MAY_APPROVE} and id <> $1 and id <> all($2::integer[])
             and not created_by && $2::integer[])::integer as others from staff`,
        [staffId, person.held_by],
      );
      const isFounder = (counted?.founders ?? 0) < FOUNDERS;
      if (!isFounder && (counted?.others ?? 0) >= needed(person)) throw new OthersCanConfirm();
      const from = isFounder ? 'now()' : "now() + interval '24 hours'";
      const settled = await this.settle(connection, staffId, from, isFounder);
      await note(connection, { email: 'command line' }, person);
      return settled;
    });
  }

  /** The people whom somebody may confirm now. */
  async confirmable(by: StaffIdentity): Promise<ReadonlySet<number>> {
    const rows = await this.platform.query<{ id: number }>(
      `select s.id from staff s join staff me on me.id = $1
       where me.role = 'operator' and me.disabled_at is null and me.approves_from <= now() and s.id <> me.id
         and s.disabled_at is null and s.approves_from is null and not me.id = any(s.held_by || s.confirmed_by)
         and not me.created_by && s.held_by and ${IS_READY}`,
      [by.id],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Asked for by somebody who may see all of the staff. */
  private async ready(connection: PlatformConnection, staffId: number): Promise<Account> {
    const [person] = await connection.query<Account>(FIND, [staffId]);
    if (!person) throw new StaffNotFound();
    if (!person.is_ready) throw new StaffNotReady();
    return person;
  }

  private async settle(
    connection: PlatformConnection,
    staffId: number,
    from: string,
    isFounder: boolean,
  ): Promise<Date> {
    const [row] = await connection.query<{ approves_from: Date }>(
      `update staff set held_by = '{}', held_by_unknown = false, confirmed_by = '{}', approves_from = ${from},
         founder = founder or $2 where id = $1 returning approves_from`,
      [staffId, isFounder],
    );
    if (!row) throw new StaffNotFound();
    // Tokens may have been made by somebody else who had access to the account.
    await connection
      .repository(CONSOLE_TABLES.staff_token)
      .update({ staff_id: staffId, revoked_at: IsNull() }, { revoked_at: () => 'now()' });
    return row.approves_from;
  }
}

/** An account made on the command line needs two confirmations, because the person with that access may be one of them. */
const needed = ({ held_by_unknown }: Account): number => (held_by_unknown ? 2 : 1);

const note = (connection: PlatformConnection, by: Pick<Actor, 'email'>, { email }: Account): Promise<void> =>
  audit(connection, by, { action: 'staff.confirmed', tenantId: null, subject: email });
