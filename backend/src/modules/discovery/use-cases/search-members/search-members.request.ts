import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  type ChoiceName,
  type Gender,
  PROFILE_FIELDS,
  SEARCHED_TRAITS,
  type SearchedTrait,
  wordsOf,
} from '../../../../../../contract/profile/fields';
import { FURTHEST_KM } from '../../search/distances';
import { SEARCH_ORDERS, type SearchOrder } from '../../search/search-filters';

const WHOLE = /^\d{1,10}$/;
const DECIMAL = /^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/i;

type Decorator = PropertyDecorator;
const all =
  (...decorators: readonly Decorator[]): Decorator =>
  (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };
const read = (from: (text: string) => unknown): Decorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? from(value) : value));

/** Repeated, or one value with commas; what comes twice counts once. */
const List = (of: (text: string) => unknown = (text) => text): Decorator =>
  Transform(({ value }: { value: unknown }) => {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? part.split(',').map(of) : [part])))];
  });

const wholeNumber = (text: string): unknown => (WHOLE.test(text) ? Number(text) : text);

const Whole = (min: number, max: number, description?: string): Decorator =>
  all(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, ...(description && { description }) }),
    IsOptional(),
    read(wholeNumber),
    IsInt(),
    Min(min),
    Max(max),
  );

const Degrees = (most: number): Decorator =>
  all(
    ApiPropertyOptional({ minimum: -most, maximum: most }),
    IsOptional(),
    read((text) => (DECIMAL.test(text) ? Number(text) : text)),
    IsNumber({ allowNaN: false, allowInfinity: false }),
    Min(-most),
    Max(most),
  );

const Words = (name: ChoiceName): Decorator =>
  all(
    ApiPropertyOptional({ enum: wordsOf(name), isArray: true }),
    IsOptional(),
    List(),
    IsArray(),
    ArrayMinSize(1),
    IsIn(wordsOf(name), { each: true }),
  );

const Flag = (description: string): Decorator =>
  all(
    ApiPropertyOptional({ type: Boolean, description }),
    IsOptional(),
    read((text) => (text === 'true' ? true : text === 'false' ? false : text)),
    IsBoolean(),
  );

type TraitFilters = Readonly<Partial<Record<SearchedTrait, string[]>>>;

/** The class that the request extends: a filter for each trait that searches check. */
function traitFilters(): new () => TraitFilters {
  class Filters {}
  for (const name of SEARCHED_TRAITS) Words(name)(Filters.prototype, name);
  return Filters;
}

/** Lists are repeated or hold commas; one of their values is enough. */
export class SearchMembersRequest extends traitFilters() {
  @Words('gender')
  readonly gender?: Gender[];

  @ApiPropertyOptional({ description: 'ISO 3166-1 alpha-2.' })
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'Enter a two-letter country code, like NL.' })
  readonly country?: string;

  @Whole(1, 2_147_483_647, 'The id that regions.php gives.')
  readonly countryregion?: number;

  @Whole(18, 99)
  readonly min_age?: number;

  @Whole(18, 99)
  readonly max_age?: number;

  @Whole(1, FURTHEST_KM, 'Kilometres, from `lat` and `lon` or else from the member’s own place.')
  readonly distance?: number;

  @Degrees(90)
  readonly lat?: number;

  @Degrees(180)
  readonly lon?: number;

  @ApiPropertyOptional({ type: [Number], description: 'The ids that interests.php gives.' })
  @IsOptional()
  @List(wholeNumber)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PROFILE_FIELDS.interests.most)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(9999, { each: true })
  readonly interests?: number[];

  @Flag('Only who shows a photo.')
  readonly with_photo?: boolean;

  @Flag('Only members who staff have confirmed to be the person in their photos: for members.')
  readonly verified_only?: boolean;

  @Flag('Only who is there now.')
  readonly online?: boolean;

  @Flag('Only who has joined in the last 14 days.')
  readonly new?: boolean;

  @ApiPropertyOptional({
    enum: SEARCH_ORDERS,
    default: 'recommended',
    description:
      'By distance and by shared interests only for members. Shared interests sort each 500 of the recommended order.',
  })
  @IsOptional()
  @IsIn(SEARCH_ORDERS)
  readonly sort?: SearchOrder;

  @ApiPropertyOptional({ description: 'The `next` of the page before, with the same filters and order.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly cursor?: string;
}
