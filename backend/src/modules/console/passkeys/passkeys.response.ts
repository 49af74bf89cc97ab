import { ApiProperty } from '@nestjs/swagger';
import { type StaffPasskey } from './staff-passkeys';

export class StaffPasskeyResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly used_at!: string | null;

  @ApiProperty({ description: 'Whether other devices of its owner have it as well.' })
  readonly backed_up!: boolean;
}

export class StaffPasskeysResponse {
  @ApiProperty({ type: [StaffPasskeyResponse], description: 'Oldest first, ten at most.' })
  readonly passkeys!: readonly StaffPasskeyResponse[];
}

export const passkeyAnswer = ({ id, name, created_at, used_at, backed_up }: StaffPasskey): StaffPasskeyResponse => ({
  ...{ id, name, backed_up },
  ...{ created_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null },
});
