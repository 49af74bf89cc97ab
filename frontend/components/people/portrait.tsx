import { useState } from 'react';
import { type components } from '../../lib/api/schema';
import './portrait.css';

type Photo = components['schemas']['PhotoImage'];

interface Props {
  readonly person: { readonly id: number; readonly name: string };
  readonly photo: Photo | null;
  /** The alternative text of the photo; the drawing has none. */
  readonly alt: string;
  readonly locale: string;
  /** How wide it will be, as `sizes` says it. */
  readonly sizes: string;
  /** On the first screen. */
  readonly isFirst?: boolean;
}

/** Somebody's photo, filling its frame; without one a silhouette in the brand's colours, and in small round frames an initial. */
export function Portrait({ person, photo, alt, locale, sizes, isFirst = false }: Props) {
  const [broken, setBroken] = useState(false);
  if (photo === null || broken)
    return (
      <span className="member-portrait" data-drawing={person.id % 2} aria-hidden="true">
        {/* The head begins below what a card tells in its corner. */}
        <svg viewBox="0 -8 80 100" preserveAspectRatio="xMidYMin slice" className="member-silhouette">
          <circle cx="40" cy="25" r="12" />
          <path d="M12 100V63c0-14 12-23 28-23s28 9 28 23v37z" />
        </svg>
        <span className="member-initial">{initialOf(person.name, locale)}</span>
      </span>
    );
  return (
    <picture>
      {photo.sources !== null && (
        <>
          <source type="image/avif" srcSet={photo.sources.avif} sizes={sizes} />
          <source type="image/webp" srcSet={photo.sources.webp} sizes={sizes} />
        </>
      )}
      <img
        src={photo.path}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
        onError={() => {
          setBroken(true);
        }}
      />
    </picture>
  );
}

/** The first sign of a name as a person counts signs. */
function initialOf(name: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale).segment(name.trim());
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}
