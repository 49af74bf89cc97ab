import { ApiProperty } from '@nestjs/swagger';
import { type AuditEntry } from '../../tenants';

class AuditEntryResponse implements AuditEntry {
  @ApiProperty()
  readonly id!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
  @ApiProperty({ description: 'The address of who did it, or which process.' })
  readonly actor!: string;
  @ApiProperty({ example: 'revision.published' })
  readonly action!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The tenant’s slug; null for what concerns staff or the platform.',
  })
  readonly tenant!: string | null;
  @ApiProperty({ example: 'account:42' })
  readonly subject!: string;
  @ApiProperty({ type: 'object', additionalProperties: true })
  readonly details!: Readonly<Record<string, unknown>>;
}

export class AuditResponse {
  @ApiProperty({ type: [AuditEntryResponse], description: 'Newest first.' })
  readonly entries!: readonly AuditEntryResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `before` for the next page; null on the last.' })
  readonly next!: string | null;
}
