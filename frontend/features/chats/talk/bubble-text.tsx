import { piecesOf } from './links';

interface Props {
  readonly text: string;
  readonly onLink: (href: string, host: string) => void;
}

/** Plain text as it was written. Addresses in it ask before they are followed: nothing is loaded by reading. */
export function BubbleText({ text, onLink }: Props) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {piecesOf(text).map((piece, at) => {
        const { link } = piece;
        if (link === undefined) return piece.text;
        return (
          <button
            key={at}
            type="button"
            className="inline text-start font-medium wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
            onClick={() => {
              onLink(link.href, link.host);
            }}
          >
            {piece.text}
          </button>
        );
      })}
    </p>
  );
}
