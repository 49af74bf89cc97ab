import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';

const SCHEMES = ['light', 'dark', 'auto'] as const;
const COLOUR = /^oklch\((0|1|0?\.\d+|\d{1,3}(\.\d+)?%) (0|0?\.\d+) \d{1,3}(\.\d+)?\)$/;
const IsColour = (): PropertyDecorator =>
  Matches(COLOUR, { message: 'Give a colour such as oklch(0.62 0.21 350): lightness, chroma, hue.' });

class ThemeSeedsRequest {
  @ApiProperty({ example: 'oklch(0.55 0.22 350)' })
  @IsColour()
  readonly primary!: string;

  @ApiProperty({ example: 'oklch(0.45 0.16 305)' })
  @IsColour()
  readonly secondary!: string;

  @ApiProperty({ example: 'oklch(0.58 0.2 30)' })
  @IsColour()
  readonly unread!: string;

  @ApiProperty({ example: 'oklch(0.985 0.006 340)' })
  @IsColour()
  readonly surface!: string;

  @ApiPropertyOptional({ example: 'oklch(0.19 0.04 268)' })
  @IsOptional()
  @IsColour()
  readonly surface_dark?: string;
}

export class ThemeSampleRequest {
  @ApiProperty({ enum: SCHEMES })
  @IsIn(SCHEMES)
  readonly scheme!: (typeof SCHEMES)[number];

  @ApiProperty({ type: ThemeSeedsRequest })
  @IsObject()
  @ValidateNested()
  @Type(() => ThemeSeedsRequest)
  readonly seeds!: ThemeSeedsRequest;
}
