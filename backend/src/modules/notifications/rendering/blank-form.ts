// Private-use characters: no keyboard, no catalogue and no mark-up has them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const BLANK = new RegExp(`${OPEN}(\\w+)${CLOSE}`, 'g');

/** Marks the place of a value in a text that is made once for many mails. */
export const blank = (name: string): string => `${OPEN}${name}${CLOSE}`;

export type BlankValues = Readonly<Record<string, string>>;

/** How fixed texts (once) and values (each time) are turned into pieces, and how pieces are joined. */
export interface Writing<Piece> {
  readonly fixed: (text: string) => Piece;
  readonly value: (value: string) => Piece;
  readonly join: (pieces: readonly Piece[]) => Piece;
}

/** A text cut at its blanks, so that filling it in is joining pieces, and no value can bring blanks of its own. */
export class BlankForm<Piece> {
  private readonly first: Piece;
  private readonly rest: readonly { readonly name: string; readonly after: Piece }[];

  constructor(
    text: string,
    private readonly writing: Writing<Piece>,
  ) {
    const [first = '', ...rest] = text.split(BLANK);
    this.first = writing.fixed(first);
    this.rest = Array.from({ length: rest.length / 2 }, (_, index) => ({
      name: rest[index * 2] ?? '',
      after: writing.fixed(rest[index * 2 + 1] ?? ''),
    }));
  }

  fill(values: BlankValues): Piece {
    const pieces = [this.first];
    for (const { name, after } of this.rest) {
      const value = values[name];
      if (value === undefined) throw new Error(`nothing to fill in for ${name}`);
      pieces.push(this.writing.value(value), after);
    }
    return this.writing.join(pieces);
  }
}

const same = (text: string): string => text;

export const PLAIN: Writing<string> = { fixed: same, value: same, join: (pieces) => pieces.join('') };
