import { splitAtShortHalves } from '../../../contract/text/short-halves';

/**
 * A text whose words do not end a line after “e-”. By style, not by a sign of its own: what is searched for or
 * copied has the hyphen that people type.
 */
export function Unbroken({ text }: { readonly text: string }) {
  return splitAtShortHalves(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
