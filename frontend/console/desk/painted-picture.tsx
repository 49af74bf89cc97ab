import { useEffect, useRef } from 'react';

interface Props {
  readonly url: string;
  readonly alt: string;
  readonly filter: string;
  readonly className: string;
  /** It is the next one: decoded ahead, and not seen yet. */
  readonly isNext: boolean;
  /** The picture has been on the screen for a frame. */
  readonly onPainted: () => void;
}

/** A picture that says when it is seen. Give it a key of its own for each picture. */
export function PaintedPicture({ url, alt, filter, className, isNext, onPainted }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const told = useRef(onPainted);
  useEffect(() => {
    told.current = onPainted;
  });
  useEffect(() => {
    let isGone = false;
    let frame = 0;
    const next = (then: () => void): void => {
      frame = requestAnimationFrame(then);
    };
    image.current?.decode().then(
      () => {
        // The first frame paints it, the second one says that it has.
        if (!isGone && !isNext) next(() => next(() => told.current()));
      },
      // A picture that cannot be read is never painted, and so never decided about.
      () => undefined,
    );
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, [url, isNext]);
  return <img ref={image} src={url} alt={alt} hidden={isNext} className={className} style={{ filter }} />;
}
