import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { StaffNotFound } from '../errors';
import { endSessionsOf } from '../sign-in/staff-sessions';
import { CODE_TRIES, forgetTries } from '../sign-in/staff-tries';
import { CONSOLE_TABLES } from '../tables';
import { noteAccess } from './staff-standing';

/** Roles, brands and second factors of staff. Every change ends the person's sessions. */
@Injectable()
export class StaffRoles {
  constructor(private readonly platform: PlatformDatabase) {}

  change(staffId: number, role: Actor['role'], tenantIds: readonly number[], actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const staff = connection.repository(CONSOLE_TABLES.staff);
      const before = await staff.findOne({
        select: { id: true, role: true, email: true },
        where: { id: staffId, disabled_at: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) throw new StaffNotFound();
      await staff.update({ id: staffId }, { role });
      const reached = connection.repository(CONSOLE_TABLES.staff_tenant);
      await reached.delete({ staff_id: staffId });
      await reached.insert(tenantIds.map((tenantId) => ({ staff_id: staffId, tenant_id: tenantId })));
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

  /** The next sign-in sets up a new one. Passkeys go with it. */
  resetSecondFactor(staffId: number, actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const person = await connection.repository(CONSOLE_TABLES.staff).findOne({
        select: { id: true, email: true },
        where: { id: staffId, disabled_at: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!person) throw new StaffNotFound();
      await connection.repository(CONSOLE_TABLES.staff_second_factor).delete({ staff_id: staffId });
      await connection.repository(CONSOLE_TABLES.staff_recovery_code).delete({ staff_id: staffId });
      await connection.repository(CONSOLE_TABLES.staff_passkey).delete({ staff_id: staffId });
      await forgetTries(connection, CODE_TRIES, String(staffId));
      await endSessionsOf(connection, staffId);
      await noteAccess(connection, staffId, actor);
      await audit(connection, actor, { action: 'staff.second_factor_reset', tenantId: null, subject: person.email });
    });
  }
}
