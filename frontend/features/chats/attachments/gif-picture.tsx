import { type Gif } from './api/attachments';

interface Props {
  readonly gif: Gif;
  readonly alt: string;
  readonly className: string;
}

/** Users who prefer reduced motion get the still image. */
export const GifPicture = ({ gif, alt, className }: Props) => (
  <picture>
    <source media="(prefers-reduced-motion: reduce)" srcSet={gif.still} />
    <img
      src={gif.path}
      alt={alt}
      width={gif.width}
      height={gif.height}
      loading="lazy"
      decoding="async"
      style={{ aspectRatio: `${gif.width} / ${gif.height}` }}
      className={`bg-surface-3 object-cover ${className}`}
    />
  </picture>
);
