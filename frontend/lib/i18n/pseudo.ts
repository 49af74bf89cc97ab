const ACCENTS = 'aá eé ií oó uú yý AÅ EÉ IÎ OØ UÛ YÝ cç CÇ nñ NÑ sš SŠ zž ZŽ gğ GĞ rř RŘ tť TŤ';
const ACCENTED = new Map(ACCENTS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));
/** Parts that are not text: placeholders, targets of links, addresses. */
const KEPT = /(\{\{[^}]*\}\}|\]\([^)]*\)|(?:https?|mailto):\S+)/;
/** A text of up to this many characters is a label, which other languages make twice as long. */
const LABEL = 14;

/** A text as a stranger language might have it: every word accented and longer, its ends marked. */
export function pseudoText(text: string): string {
  const times = text.length <= LABEL ? 3 : 2;
  const parts = text.split(KEPT).map((part, i) => (i % 2 === 1 ? part : stretched(part, times)));
  return `⟦${parts.join('')}⟧`;
}

function stretched(part: string, times: number): string {
  return part.replace(/[a-z]/gi, (letter) =>
    (ACCENTED.get(letter) ?? letter).repeat(/[aeiouy]/.test(letter) ? times : 1),
  );
}
