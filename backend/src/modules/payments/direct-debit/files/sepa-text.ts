/** Letters that are no others with a mark. Greek and Cyrillic are spelled as banks of the SEPA area do. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH' },
  ...{ ł: 'l', Ł: 'L', ı: 'i', ħ: 'h', Ħ: 'H', ŋ: 'n', Ŋ: 'N', ĸ: 'k', '€': 'E', '&': '+', '’': "'", '‘': "'" },
  ...{ '–': '-', '—': '-', _: '-', '@': '(at)', '"': "'", '“': "'", '”': "'", '[': '(', ']': ')', '{': '(', '}': ')' },
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs('абвгдежзийклмнопрстуфхцчшщъьюя', 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya'),
};

function pairs(letters: string, spellings: string): Record<string, string> {
  const spelled = spellings.split(' ');
  return Object.fromEntries(
    Array.from(letters).flatMap((letter, at) => {
      const text = spelled[at] ?? '';
      return [
        [letter, text],
        [letter.toUpperCase(), `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`],
      ];
    }),
  );
}

const spell = (text: string): string => text.replace(/./gsu, (letter) => SPELLED[letter] ?? letter);

/**
 * The text in the characters that every bank of the SEPA area takes, cut to a length. A character that nothing stands for
 * becomes a point, and nothing at all the word that banks have for it.
 */
export function sepaText(text: string, length: number): string {
  const plain = spell(spell(text).normalize('NFKD').replace(/\p{M}/gu, ''));
  const written = plain
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    // A slash at an end, and two of them, are marks of the banks' own.
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '')
    .slice(0, length)
    .replace(/[/ ]+$/, '');
  return written || 'NOTPROVIDED';
}
