import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import {
  type ChoiceName,
  type ListName,
  PLAIN_FIELDS,
  type PlainName,
  type TextName,
  fieldOf,
} from '../../../../../../contract/profile/fields';
import { tidyText } from '../../../../../../contract/text/plain-text';
import { GraphemeLength } from '../../../../platform/http';
import { INTERESTS } from '../../interests/interests';

type EditableFields = Readonly<
  Partial<Record<ChoiceName | TextName, string | null> & Record<ListName, readonly number[] | null>>
>;

/** The class that the request extends: a property for each choice, list and text that members change, with its rules. */
export function editableFields(): new () => EditableFields {
  class Fields {}
  for (const name of PLAIN_FIELDS)
    if (fieldOf(name).editable !== 'never') for (const decorate of rulesOf(name)) decorate(Fields.prototype, name);
  return Fields;
}

function rulesOf(name: PlainName): readonly PropertyDecorator[] {
  const { kind, words = [], most = 0 } = fieldOf(name);
  if (kind === 'list') return list(most);
  return kind === 'text' ? text(most) : choice(words);
}

/** A word of a closed list; null takes it back. */
const choice = (words: readonly string[]): PropertyDecorator[] => [
  ApiPropertyOptional({ type: String, enum: [...words], nullable: true }),
  IsOptional(),
  IsIn(words),
];

const list = (most: number): PropertyDecorator[] => [
  ApiPropertyOptional({
    type: [Number],
    nullable: true,
    maxItems: most,
    description: 'Ids as in interests.php, each once.',
  }),
  IsIn(
    INTERESTS.map(([id]) => id),
    { each: true, message: 'Send ids as /api/interests lists them.' },
  ),
  ArrayUnique(),
  ArrayMaxSize(most),
  IsArray(),
  IsOptional(),
];

/** Plain text; null or an empty one takes it back. */
const text = (most: number): PropertyDecorator[] => [
  ApiPropertyOptional({ type: String, nullable: true, maxLength: most }),
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value) : value)),
  IsOptional(),
  GraphemeLength(0, most),
];
