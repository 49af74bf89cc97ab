import { ApiProperty } from '@nestjs/swagger';

export class Passkey {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ example: 'Safari, iPhone', description: 'Where it was added. Empty where the browser did not say.' })
  name!: string;
  @ApiProperty({ format: 'date-time' })
  created!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null before its first sign-in.' })
  last_used!: string | null;
  @ApiProperty({ description: 'Whether other devices of its owner have it as well.' })
  backed_up!: boolean;
}

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
  readonly backed_up: boolean;
}

export const PASSKEY_COLUMNS = 'id, name, created_at, used_at, backed_up';

export const passkeyOf = ({ id, name, created_at, used_at, backed_up }: PasskeyRow): Passkey => ({
  id,
  name,
  created: created_at.toISOString(),
  last_used: used_at?.toISOString() ?? null,
  backed_up,
});
