import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';
import { MadePasskeyRequest } from '../../accounts';

export class StaffPasskeyRequest extends MadePasskeyRequest {
  @ApiProperty({ minLength: 1, maxLength: 60, example: 'Work phone' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, 60)
  readonly name!: string;
}
