import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { NAME_LENGTH } from '../../../../../../contract/account/member-name';
import { editableFields } from './editable-fields';

const Degrees =
  (most: number): PropertyDecorator =>
  (target, name) => {
    ApiProperty({ minimum: -most, maximum: most })(target, name);
    IsNumber({ allowNaN: false, allowInfinity: false })(target, name);
    Min(-most)(target, name);
    Max(most)(target, name);
  };

class ChosenPlace {
  @ApiProperty({ example: 'NL' })
  @Matches(/^[A-Z]{2}$/, { message: 'Enter a two-letter country code, like NL.' })
  readonly country!: string;

  @ApiProperty({ example: 'Utrecht' })
  @IsString()
  @MaxLength(200)
  readonly city!: string;

  @Degrees(90)
  readonly lat!: number;

  @Degrees(180)
  readonly lon!: number;
}

/** Any of these: what is left out stays as it is. */
export class EditProfileRequest extends editableFields() {
  @ApiPropertyOptional({ minLength: NAME_LENGTH.min, maxLength: NAME_LENGTH.max })
  @ValidateIf((_, value) => value !== undefined)
  @IsString()
  readonly name?: string;

  @ApiPropertyOptional({
    type: ChosenPlace,
    nullable: true,
    description:
      'A town as `/api/places` gives it. What is kept is the town’s own middle; null keeps the country alone.',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ChosenPlace)
  readonly place?: ChosenPlace | null;
}
