// Private-use characters: no keyboard, no catalogue and no mark-up has them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const BLANK = new RegExp(`${OPEN}(\\w+)${CLOSE}`, 'g');

/** Marks the place of a value in a text that is made once for many mails. */
export const blank = (name: string): string => `${OPEN}${name}${CLOSE}`;

export type BlankValues = Readonly<Record<string, string>>;

/** A text cut at its blanks, so that filling it in is joining strings, and no value can bring blanks of its own. */
export class BlankForm {
  private readonly texts: readonly string[];
  private readonly names: readonly string[];

  constructor(
    text: string,
    private readonly escape: (value: string) => string = (value) => value,
  ) {
    const pieces = text.split(BLANK);
    this.texts = pieces.filter((_, index) => index % 2 === 0);
    this.names = pieces.filter((_, index) => index % 2 === 1);
  }

  fill(values: BlankValues): string {
    let filled = this.texts[0] ?? '';
    for (const [index, name] of this.names.entries()) {
      const value = values[name];
      if (value === undefined) throw new Error(`nothing to fill in for ${name}`);
      filled += this.escape(value) + (this.texts[index + 1] ?? '');
    }
    return filled;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For element content and quoted attributes; line ends stay visible. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character).replace(/\r\n?|\n/g, '<br/>');
