import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { StaffNotFound } from '../errors';
import { endSessionsOf } from '../sign-in/staff-sessions';
import { CODE_TRIES, forgetTries } from '../sign-in/staff-tries';
import { noteAccess } from './staff-standing';

/** Roles, brands and second factors of staff. Every change ends the person's sessions. */
@Injectable()
export class StaffRoles {
  constructor(private readonly platform: PlatformDatabase) {}

  change(staffId: number, role: Actor['role'], tenantIds: readonly number[], actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const [before] = await connection.query<{ role: string; email: string }>(
        'select role, email from staff where id = $1 and disabled_at is null for update',
        [staffId],
      );
      if (!before) throw new StaffNotFound();
      await connection.query('update staff set role = $2 where id = $1', [staffId, role]);
      await connection.query('delete from staff_tenant where staff_id = $1', [staffId]);
      await connection.query('insert into staff_tenant (staff_id, tenant_id) select $1, unnest($2::integer[])', [
        staffId,
        tenantIds,
      ]);
      await endSessionsOf(connection, staffId);
      await noteAccess(connection, staffId, actor);
      await audit(connection, actor, {
        action: 'staff.role_changed',
        tenantId: null,
        subject: before.email,
        details: { from: before.role, to: role, tenants: tenantIds },
      });
    });
  }

  /** The next sign-in sets up a new one. */
  resetSecondFactor(staffId: number, actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const [person] = await connection.query<{ email: string }>('select email from staff where id = $1 for update', [
        staffId,
      ]);
      if (!person) throw new StaffNotFound();
      await connection.query('delete from staff_second_factor where staff_id = $1', [staffId]);
      await connection.query('delete from staff_recovery_code where staff_id = $1', [staffId]);
      const { text, values } = forgetTries(CODE_TRIES, String(staffId));
      await connection.query(text, values);
      await endSessionsOf(connection, staffId);
      await noteAccess(connection, staffId, actor);
      await audit(connection, actor, { action: 'staff.second_factor_reset', tenantId: null, subject: person.email });
    });
  }
}
