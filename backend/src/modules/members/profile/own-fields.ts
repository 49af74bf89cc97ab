import { ApiProperty } from '@nestjs/swagger';
import {
  type ChoiceName,
  type ListName,
  PLAIN_FIELDS,
  type PlainName,
  type TextName,
  fieldOf,
} from '../../../../../contract/profile/fields';

/** The choices, lists and texts of a profile; null and an empty list are what is not told. */
export type OwnFields = Readonly<Record<ChoiceName | TextName, string | null> & Record<ListName, readonly number[]>>;

/** The class that a member's own profile extends: a property for each such row of the table of fields. */
export function ownFields(): new () => OwnFields {
  class Fields {}
  for (const name of PLAIN_FIELDS) describe(name)(Fields.prototype, name);
  return Fields as new () => OwnFields;
}

function describe(name: PlainName): PropertyDecorator {
  const { kind, words } = fieldOf(name);
  if (kind === 'list') return ApiProperty({ type: [Number], description: 'Ids as in interests.php.' });
  if (kind === 'text') return ApiProperty({ type: String, nullable: true, description: 'Plain text.' });
  return ApiProperty({ type: String, enum: words ? [...words] : [], nullable: true });
}
