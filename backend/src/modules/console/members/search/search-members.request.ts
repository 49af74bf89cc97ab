import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { NAME_CURSOR } from './name-cursor';
import { AfterPage, OneTenant } from '../../list.request';

export class SearchMembersRequest {
  @ApiPropertyOptional({
    description:
      'A whole id, e-mail address, reference of a complaint, order, receipt or payment, or how a name begins. Left out: everybody.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  readonly q: string = '';

  @OneTenant()
  readonly tenant?: string;

  @ApiPropertyOptional({
    minLength: 5,
    maxLength: 200,
    description: 'Why an address is looked for in several tenants. Operators alone may, and it is audited.',
  })
  @IsOptional()
  @IsString()
  @Length(5, 200)
  readonly reason?: string;

  @AfterPage(NAME_CURSOR)
  readonly after?: string;

  @ApiPropertyOptional({ default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  readonly most: number = 50;
}
