import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type Change, type DocumentSource, type Plan, type RevisionSummary } from '../../tenants';

/** Any JSON value. */
export const anyValue = (description: string): ApiPropertyOptions => ({
  description,
  nullable: true,
  oneOf: [
    ...[{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    ...[
      { type: 'object', additionalProperties: true },
      { type: 'array', items: {} },
    ],
  ],
});

export class SettingsChangeResponse implements Change {
  @ApiProperty({ example: 'packages[plus].price.EUR', description: 'Items of lists are named by their id or token.' })
  readonly path!: string;
  @ApiProperty(anyValue('Null where there was none.'))
  readonly before!: unknown;
  @ApiProperty(anyValue('Null where there is none now.'))
  readonly after!: unknown;
}

export class SettingsPlanResponse implements Plan {
  @ApiProperty({ type: Number, nullable: true, description: 'The revision that it was compared with.' })
  readonly live!: number | null;
  @ApiProperty({ type: [SettingsChangeResponse] })
  readonly changes!: readonly SettingsChangeResponse[];
}

export class DraftedRevisionResponse {
  @ApiProperty()
  readonly revision!: number;
}

class RevisionReleaseResponse {
  @ApiProperty({ enum: ['publish', 'rollback'] })
  readonly kind!: string;
  @ApiProperty()
  readonly author!: string;
  @ApiProperty()
  readonly reason!: string;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

class RevisionSummaryResponse implements Omit<RevisionSummary, 'behind'> {
  @ApiProperty()
  readonly revision!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'The revision that was live when it was written.' })
  readonly base!: number | null;
  @ApiProperty()
  readonly author!: string;
  @ApiProperty()
  readonly reason!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({ type: [String], description: 'The addresses of those who approved it.' })
  readonly approvers!: readonly string[];
  @ApiProperty({
    description:
      'The people who have to approve it where it changes money: two where its author is no confirmed person.',
  })
  readonly approvals_needed!: number;
  @ApiProperty({ description: 'Those of them that are still missing.' })
  readonly approvals_missing!: number;
  @ApiProperty({
    description: 'Whether the caller’s word would be taken: of a confirmed person who neither wrote nor approved it.',
  })
  readonly may_approve!: boolean;
  @ApiProperty()
  readonly live!: boolean;
  @ApiProperty({ type: [RevisionReleaseResponse] })
  readonly releases!: readonly RevisionReleaseResponse[];
}

export class RevisionsResponse {
  @ApiProperty({ type: [RevisionSummaryResponse], description: 'Newest first.' })
  readonly revisions!: readonly RevisionSummaryResponse[];
  @ApiProperty({ type: Number, nullable: true, description: 'The `after` of the next page; null on the last one.' })
  readonly next!: number | null;
  @ApiProperty({
    ...{ type: Number, nullable: true },
    description: 'The revision to which the brand is rolled back by default: the one that was live before.',
  })
  readonly before_live!: number | null;
}

/** Without the staff ids of those behind it. */
export function revisionSummaryAnswer(summary: RevisionSummary, mayApprove: boolean): RevisionSummaryResponse {
  const { revision, base, author, reason, created_at, approvers, approvals_needed, approvals_missing } = summary;
  return {
    ...{ revision, base, author, reason, created_at, approvers, approvals_needed, approvals_missing },
    ...{ may_approve: mayApprove, live: summary.live, releases: summary.releases },
  };
}

const DOCUMENT = { type: 'object', additionalProperties: true } as const;

class SettingsLayerResponse implements DocumentSource {
  @ApiProperty({ type: String, example: 'niche-2', description: '`product`, or `niche-` and its number.' })
  readonly origin!: DocumentSource['origin'];
  @ApiProperty(DOCUMENT)
  readonly values!: unknown;
}

export class RevisionResponse {
  @ApiProperty()
  readonly revision!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'The revision that was live when it was written.' })
  readonly base!: number | null;
  @ApiProperty({ ...DOCUMENT, description: 'What the tenant says itself, as in tenant.yaml.' })
  readonly source!: object;
  @ApiProperty({ type: [SettingsLayerResponse], description: 'The layers below it, as they were then.' })
  readonly template!: readonly SettingsLayerResponse[];
  @ApiProperty({ ...DOCUMENT, description: 'What all layers come to.' })
  readonly document!: object;
  @ApiProperty()
  readonly author!: string;
  @ApiProperty()
  readonly reason!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
}

export class OriginsResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true },
    description: 'By path: `tenant`, `niche-` and its number, or `product`; null where no layer says it.',
  })
  readonly origins!: Readonly<Record<string, string | null>>;
}

export class PreviewLinkResponse {
  @ApiProperty({ format: 'uri' })
  readonly url!: string;
  @ApiProperty({ format: 'date-time' })
  readonly expires_at!: string;
}
