import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
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
import { GraphemeLength } from '../../../../platform/http';
import { NAME_LENGTH } from '../../../../shared/member-name';
import { tidyText } from '../../../../shared/plain-text';
import { FACTS } from '../../facts/facts';
import { INTERESTS } from '../../interests/interests';
import { MOST_INTERESTS, NOTE_LENGTH, SEEKING } from '../../profile/profile-fields';

/** A word of a closed list; null takes it back. */
const Word =
  (words: readonly string[]): PropertyDecorator =>
  (target, name) => {
    ApiPropertyOptional({ type: String, enum: words, nullable: true })(target, name);
    IsOptional()(target, name);
    IsIn(words)(target, name);
  };

/** Plain text; null or an empty one takes it back. */
const Note = (): PropertyDecorator => (target, name) => {
  ApiPropertyOptional({ type: String, nullable: true, maxLength: NOTE_LENGTH })(target, name);
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value) : value))(target, name);
  IsOptional()(target, name);
  GraphemeLength(0, NOTE_LENGTH)(target, name);
};

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
  @Matches(/^[A-Z]{2}$/)
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
export class EditProfileRequest {
  @ApiPropertyOptional({ minLength: NAME_LENGTH.min, maxLength: NAME_LENGTH.max })
  @ValidateIf((_, value) => value !== undefined)
  @IsString()
  readonly name?: string;

  @Word(FACTS.gender)
  readonly gender?: string | null;

  @Word(SEEKING)
  readonly seeking?: string | null;

  @Word(FACTS.sexuality)
  readonly sexuality?: string | null;

  @Word(FACTS.relationship_status)
  readonly relationship_status?: string | null;

  @Word(FACTS.body_type)
  readonly body_type?: string | null;

  @Word(FACTS.hair_color)
  readonly hair_color?: string | null;

  @Word(FACTS.eye_color)
  readonly eye_color?: string | null;

  @ApiPropertyOptional({
    type: [Number],
    nullable: true,
    maxItems: MOST_INTERESTS,
    description: 'Ids as in interests.php, each once.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_INTERESTS)
  @ArrayUnique()
  @IsIn(INTERESTS.map(([id]) => id), { each: true })
  readonly interests?: readonly number[] | null;

  @Note()
  readonly about_me?: string | null;

  @Note()
  readonly looking_for?: string | null;

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
