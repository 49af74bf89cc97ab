/** The hyphen of “e-mail” and its kin, with a letter on each side. */
const SHORT_HALF = /\b(\p{L}-\p{L})/iu;

/**
 * A heading whose words do not end a line after “e-”. By style, not by a sign of its own: what is searched for or copied
 * has the hyphen that people type.
 */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(SHORT_HALF).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
