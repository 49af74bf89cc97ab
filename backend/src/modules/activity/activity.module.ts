import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery';
import { TenantsModule } from '../tenants';
import { ActivitySeen } from './history/activity-seen';
import { History } from './history/history';
import { HideVisitsController } from './use-cases/hide-visits/hide-visits.controller';
import { ListHistoryController } from './use-cases/list-history/list-history.controller';
import { ListVisitorsController } from './use-cases/list-visitors/list-visitors.controller';
import { VisitProfileController } from './use-cases/visit-profile/visit-profile.controller';
import { HiddenVisits } from './visits/hidden-visits';
import { ProfileVisits } from './visits/profile-visits';
import { Visitors } from './visits/visitors';

/** Visits of profiles, and the history of what happened to a member. Needs a MemberAuthenticator from a global module. */
@Module({
  imports: [DiscoveryModule, TenantsModule],
  controllers: [HideVisitsController, ListHistoryController, ListVisitorsController, VisitProfileController],
  providers: [ActivitySeen, HiddenVisits, History, ProfileVisits, Visitors],
})
export class ActivityModule {}
