import { Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo';
import { TenantsModule } from '../tenants';
import { PostbackReport } from './postbacks/postback-report';
import { TrafficReport } from './report/traffic-report';
import { NotePageHiddenController } from './use-cases/note-page-hidden/note-page-hidden.controller';
import { NotePageHidden } from './use-cases/note-page-hidden/note-page-hidden.use-case';
import { RecordVisitController } from './use-cases/record-visit/record-visit.controller';
import { RecordVisit } from './use-cases/record-visit/record-visit.use-case';
import { ShowSignUpAccessController } from './use-cases/show-sign-up-access/show-sign-up-access.controller';

/** Who lands on the sites, from where and for how long; never who they are. */
@Module({
  imports: [GeoModule, TenantsModule],
  controllers: [NotePageHiddenController, RecordVisitController, ShowSignUpAccessController],
  providers: [NotePageHidden, PostbackReport, RecordVisit, TrafficReport],
  exports: [PostbackReport, TrafficReport],
})
export class TrafficModule {}
