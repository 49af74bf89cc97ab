import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';

/** Either of them. */
export class FindMemberRequest {
  @ApiPropertyOptional()
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly id?: number;

  @ApiPropertyOptional({ format: 'email' })
  @IsOptional()
  @IsString()
  @Length(3, 254)
  readonly email?: string;
}

export class MemberActRequest {
  @ApiProperty({ description: 'For the record, and for whoever answers when the member asks.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}
