import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';

/** A thousand people with the longest texts are a little less. */
const FILE_LENGTH = 800_000;

export class FictionalPeopleQuery {
  @ApiPropertyOptional({ description: 'The `next` value of the page before.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly after?: number;
}

export class PlanPeopleRequest {
  @ApiProperty({ maxLength: FILE_LENGTH, description: 'A people.yaml: see tenants/people.schema.json.' })
  @IsString()
  @MaxLength(FILE_LENGTH)
  readonly yaml!: string;
}

const trimmed = ({ value }: { readonly value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

export class FictionalPersonActRequest {
  @ApiProperty({ minLength: 5, maxLength: 500, example: 'The photo looks like a real person' })
  @Transform(trimmed)
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}

export class PlacePeopleRequest extends PlanPeopleRequest {
  @ApiProperty({ description: 'The `state` of the plan that the writer saw.' })
  @Matches(/^[0-9a-f]{32}$/, { message: 'Send the `state` of the plan.' })
  readonly state!: string;

  @ApiProperty({ minLength: 5, maxLength: 500, example: 'The first people of the brand' })
  @Transform(trimmed)
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}
