export { ErasureReportsResponse } from './erasure/erasure-report';
export { ErasureReports } from './erasure/erasure-reports';
export { ErasureJobsModule, ErasureModule } from './erasure/erasure.module';
export { DECLARED_TABLES, PERSONAL_TABLES } from './personal-data';
export { PrivacyJobsModule, PrivacyModule } from './privacy.module';
export { personalDataPage } from './personal-data-page';
