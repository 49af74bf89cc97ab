import { Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo';
import { TenantsModule } from '../tenants';
import { PostbackReport } from './postbacks/postback-report';
import { PostbackSignatures } from './postbacks/postback-signature';
import { TrafficReport } from './report/traffic-report';
import { NotePageHiddenController } from './use-cases/note-page-hidden/note-page-hidden.controller';
import { NotePageHidden } from './use-cases/note-page-hidden/note-page-hidden.use-case';
import { RecordVisitController } from './use-cases/record-visit/record-visit.controller';
import { RecordVisit } from './use-cases/record-visit/record-visit.use-case';
import { ShowSignUpAccessController } from './use-cases/show-sign-up-access/show-sign-up-access.controller';

/** Counts visits to the sites by origin and duration; never identifies visitors. */
@Module({
  imports: [GeoModule, TenantsModule],
  controllers: [NotePageHiddenController, RecordVisitController, ShowSignUpAccessController],
  providers: [NotePageHidden, PostbackReport, PostbackSignatures, RecordVisit, TrafficReport],
  exports: [PostbackReport, PostbackSignatures, TrafficReport],
})
export class TrafficModule {}
