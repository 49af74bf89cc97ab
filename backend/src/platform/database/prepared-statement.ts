import { createHash } from 'node:crypto';

/** A statement that each connection parses once, under a name that only this text has. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

export const preparedStatement = (text: string): PreparedStatement => ({
  name: `p_${createHash('sha1').update(text).digest('base64url')}`,
  text,
});
