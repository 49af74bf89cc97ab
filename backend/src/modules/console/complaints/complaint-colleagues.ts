import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { STAFF_ROLES, permissionsOf } from '../../../platform/http';

export interface Colleague {
  readonly email: string;
  readonly name: string;
}

const ANSWERING = STAFF_ROLES.filter((role) => permissionsOf(role).includes('member.write'));

/** The staff to whom a brand's complaints can be given. */
@Injectable()
export class ComplaintColleagues {
  constructor(private readonly platform: PlatformDatabase) {}

  list(tenantId: number): Promise<Colleague[]> {
    return this.platform.query<Colleague>(
      `select email, name from staff s where disabled_at is null and not machine and role = any($2::text[]) and (role = 'operator' or exists (
         select from staff_tenant r where r.staff_id = s.id and r.tenant_id = $1)) order by name, email limit 200`,
      [tenantId, ANSWERING],
    );
  }

  async has(tenantId: number, email: string): Promise<boolean> {
    return (await this.list(tenantId)).some((colleague) => colleague.email === email);
  }
}
