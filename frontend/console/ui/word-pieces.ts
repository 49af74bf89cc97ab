const LONGEST = 20;
/** A piece ends behind a mark within a word. */
const MARKED = /[^@._/:-]*[@._/:-]+|[^@._/:-]+/g;
const PIECE = 12;

/** Where a text may be broken besides its spaces: only within words that are too long for a narrow column. */
export function pieces(text: string): readonly string[] {
  const found: string[] = [];
  let before = '';
  for (const word of text.split(/(\s+)/)) {
    if (word.length <= LONGEST) {
      before += word;
      continue;
    }
    const [first = '', ...others] = (word.match(MARKED) ?? [word]).flatMap(parts);
    found.push(before + first, ...others.slice(0, -1));
    before = others.at(-1) ?? '';
  }
  return before === '' ? found : [...found, before];
}

/** A piece without marks is cut only where it is too long itself. */
function parts(piece: string): readonly string[] {
  const letters = Array.from(piece);
  if (letters.length <= LONGEST) return [piece];
  const count = Math.ceil(letters.length / PIECE);
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, at) => letters.slice(at * length, (at + 1) * length).join(''));
}
