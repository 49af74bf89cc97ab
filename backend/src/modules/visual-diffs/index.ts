export { VisualDiffNotFound, VisualDiffUnderWay, VisualDiffsOff } from './errors';
export {
  DIFF_FAILURES,
  DIFF_STATUSES,
  type DiffFailure,
  type DiffStatus,
  PICTURES,
  type PictureKind,
  SCHEMES,
  type Shot,
  WIDTHS,
} from './shot';
export { type VisualDiffRow } from './visual-diff-rows';
export { VisualDiffs } from './visual-diffs';
export { VISUAL_DIFFS_DATA } from './visual-diffs-data';
export { VisualDiffsJobsModule, VisualDiffsModule } from './visual-diffs.module';
