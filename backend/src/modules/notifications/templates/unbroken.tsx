import { splitAtShortHalves } from '../../../../../contract/text/short-halves';

/** A line whose words do not end it after “e-”. By style: fonts of mail programs may lack the hyphen that never breaks. */
export function Unbroken({ text }: { readonly text: string }) {
  return splitAtShortHalves(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
