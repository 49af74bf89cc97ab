import { Module } from '@nestjs/common';
import { PublicRequests } from '../../platform/outside';
import { StorageModule } from '../../platform/storage';
import { TenantsModule } from '../tenants';
import { BrowserPresence } from './browser-presence';
import { CaptureRevisions } from './capture-revisions';
import { DiffPictures } from './diff-pictures';
import { VisualDiffRetention } from './visual-diff-retention';
import { VisualDiffRows } from './visual-diff-rows';
import { VisualDiffRunner } from './visual-diff-runner';
import { VisualDiffs } from './visual-diffs';

/** Comparisons of revisions as pictures: asking for them and looking at them. */
@Module({
  imports: [StorageModule, TenantsModule],
  providers: [BrowserPresence, DiffPictures, VisualDiffRows, VisualDiffs],
  exports: [BrowserPresence, DiffPictures, VisualDiffRows, VisualDiffs],
})
export class VisualDiffsModule {}

/** Making them: for workers. */
@Module({
  imports: [TenantsModule, VisualDiffsModule],
  providers: [CaptureRevisions, PublicRequests, VisualDiffRetention, VisualDiffRunner],
})
export class VisualDiffsJobsModule {}
