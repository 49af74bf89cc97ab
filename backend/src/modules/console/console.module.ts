import { Global, Module } from '@nestjs/common';
import { StaffAuthenticator } from '../../platform/http';
import { TenantsModule } from '../tenants';
import { StaffController } from './staff/staff.controller';
import { StaffTokens } from './staff/staff-tokens';
import { StaffReleasesController } from './tenants/releases.controller';
import { StaffRevisionsController } from './tenants/revisions.controller';
import { TenantAccess } from './tenants/tenant-access';
import { StaffTenantsController } from './tenants/tenants.controller';

/** Operators and support staff. Global, because every guarded route asks who a staff token belongs to. */
@Global()
@Module({
  imports: [TenantsModule],
  controllers: [StaffController, StaffTenantsController, StaffRevisionsController, StaffReleasesController],
  providers: [StaffTokens, TenantAccess, { provide: StaffAuthenticator, useExisting: StaffTokens }],
  exports: [StaffTokens, StaffAuthenticator],
})
export class ConsoleModule {}
