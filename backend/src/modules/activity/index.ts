export { ACTIVITY_DATA } from './activity-data';
export { ActivityModule } from './activity.module';
export { ProfileVisitRetention } from './retention/profile-visit-retention';
