/** A place in the list of members that is in the order of their names and, among equal ones, of their ids. */
export interface NamePosition {
  readonly name: string;
  readonly id: number;
}

export const FIRST_NAME: NamePosition = { name: '', id: 0 };

/** Writes a position as addresses have it, and reads it back. */
export const NAME_CURSOR = /^[1-9]\d{0,9}\.[\w-]{0,800}$/;

export const nameCursorOf = ({ name, id }: NamePosition): string => `${id}.${Buffer.from(name).toString('base64url')}`;

/** `cursor` matches `NAME_CURSOR`. What was made up names a place like any other. */
export function namePositionIn(cursor: string): NamePosition {
  const [id = '', name = ''] = cursor.split('.');
  // No text of PostgreSQL holds the character 0.
  return {
    id: Math.min(Number(id), 2_147_483_647),
    name: Buffer.from(name, 'base64url').toString().replaceAll('\0', ''),
  };
}
