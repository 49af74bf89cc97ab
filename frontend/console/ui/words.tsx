import { Fragment } from 'react';
import { pieces } from './word-pieces';

/** A text whose long words may go on in the next line: addresses at their marks, other long words where a line ends. */
export const Words = ({ children }: { readonly children: string }) => (
  <span>
    {pieces(children).map((piece, at) => (
      // Pieces of a text have no name but their place.
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </span>
);
