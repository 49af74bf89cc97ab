import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { CODE_TRIES, forgetTries } from '../sign-in/staff-tries';
import { CONSOLE_TABLES } from '../tables';
import { endAccess, endGivenInvitations } from './end-access';
import { holdPresent } from './hold-account';
import { noteAccess } from './staff-standing';

/** Roles, brands and second factors of staff. Every change ends the person's sessions and tokens. */
@Injectable()
export class StaffRoles {
  constructor(private readonly platform: PlatformDatabase) {}

  change(staffId: number, role: Actor['role'], tenantIds: readonly number[], actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const before = await holdPresent(connection, staffId, actor);
      await connection.repository(CONSOLE_TABLES.staff).update({ id: staffId }, { role });
      const reached = connection.repository(CONSOLE_TABLES.staff_tenant);
      await reached.delete({ staff_id: staffId });
      await reached.insert(tenantIds.map((tenantId) => ({ staff_id: staffId, tenant_id: tenantId })));
      const ended = await endAccess(connection, staffId);
      if (role !== 'operator') await endGivenInvitations(connection, staffId);
      await noteAccess(connection, staffId, actor);
      await audit(connection, actor, {
        action: 'staff.role_changed',
        tenantId: null,
        subject: before.email,
        details: { from: before.role, to: role, tenants: tenantIds, ...(ended > 0 && { tokens_ended: ended }) },
      });
    });
  }

  /** The next sign-in sets up a new one. Passkeys go with it. */
  resetSecondFactor(staffId: number, actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const person = await holdPresent(connection, staffId, actor);
      await connection.repository(CONSOLE_TABLES.staff_second_factor).delete({ staff_id: staffId });
      await connection.repository(CONSOLE_TABLES.staff_recovery_code).delete({ staff_id: staffId });
      await connection.repository(CONSOLE_TABLES.staff_passkey).delete({ staff_id: staffId });
      await forgetTries(connection, CODE_TRIES, String(staffId));
      const ended = await endAccess(connection, staffId);
      await noteAccess(connection, staffId, actor);
      await audit(connection, actor, {
        ...{ action: 'staff.second_factor_reset', tenantId: null, subject: person.email },
        ...(ended > 0 && { details: { tokens_ended: ended } }),
      });
    });
  }
}
