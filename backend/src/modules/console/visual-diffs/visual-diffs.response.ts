import { ApiProperty } from '@nestjs/swagger';
import {
  DIFF_FAILURES,
  DIFF_STATUSES,
  type DiffFailure,
  SCHEMES,
  type Shot,
  type VisualDiffRow,
  WIDTHS,
} from '../../visual-diffs';

class ComparedShotResponse implements Shot {
  @ApiProperty({ example: '/signup' })
  readonly page!: string;
  @ApiProperty({ enum: WIDTHS, type: Number, description: 'Of the window, in pixels.' })
  readonly width!: Shot['width'];
  @ApiProperty({ enum: SCHEMES })
  readonly scheme!: Shot['scheme'];
  @ApiProperty({ description: 'The share of pixels that differ, from 0 to 1.' })
  readonly changed!: number;
}

export class VisualDiffResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty()
  readonly revision!: number;
  @ApiProperty()
  readonly against!: number;
  @ApiProperty({ enum: DIFF_STATUSES })
  readonly status!: VisualDiffRow['status'];
  @ApiProperty({ enum: DIFF_FAILURES, nullable: true, type: String })
  readonly failure!: DiffFailure | null;
  @ApiProperty({
    type: [ComparedShotResponse],
    description: 'Those that there are so far; a picture is named by its place.',
  })
  readonly shots!: readonly ComparedShotResponse[];
  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly done_at!: string | null;
}

export class NewestVisualDiffResponse {
  @ApiProperty({ description: 'Whether some worker of this deployment makes pictures.' })
  readonly is_offered!: boolean;
  @ApiProperty({ type: VisualDiffResponse, nullable: true, description: 'Null where none was asked for, or is kept.' })
  readonly diff!: VisualDiffResponse | null;
}

export const visualDiffAnswer = (row: VisualDiffRow): VisualDiffResponse => ({
  ...{ id: row.id, revision: row.revision, against: row.against, status: row.status, failure: row.failure },
  ...{ shots: row.shots, created_at: row.created_at.toISOString(), done_at: row.done_at?.toISOString() ?? null },
});
