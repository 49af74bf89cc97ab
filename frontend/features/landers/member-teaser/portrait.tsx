import { type ReactNode, useState } from 'react';
import { initialOf, named, type Teaser } from './teaser';
import { type TeaserTexts } from './teaser-texts';

interface Props {
  readonly texts: TeaserTexts;
  /** Undefined while the teaser is being fetched. */
  readonly teaser: Teaser | undefined;
  /** The brand's drawing: shown until the photo has loaded, and instead of it if there is none. */
  readonly art: ReactNode;
  readonly className: string;
  /** Too small for a note beside the initial. */
  readonly small?: boolean;
  readonly children?: ReactNode;
}

/** A photo's place in its final size. Without a photo it says so: a drawing and an initial, nobody's face. */
export function Portrait({ texts, teaser, art, className, small = false, children }: Props) {
  const [broken, setBroken] = useState('');
  const path = teaser?.main_image?.path;
  const hasPhoto = path !== undefined && path !== broken;
  return (
    <div className={`@container relative isolate overflow-hidden bg-surface-3 ${className}`}>
      <div className={`absolute inset-0 -z-20 ${teaser === undefined ? 'opacity-55' : ''}`}>{art}</div>
      {hasPhoto && (
        <img
          src={path}
          alt={teaser === undefined ? '' : named(texts.photo, teaser.name)}
          className="absolute inset-0 -z-10 h-full w-full object-cover"
          onError={() => {
            setBroken(path);
          }}
        />
      )}
      {teaser !== undefined && !hasPhoto && (
        <div
          className={`absolute inset-0 -z-10 flex flex-col items-center justify-center gap-3 ${small ? '' : 'pb-[42%]'}`}
        >
          <span aria-hidden="true" className="teaser-initial">
            {initialOf(teaser.name, texts.locale)}
          </span>
          <span
            className={
              small ? 'sr-only' : 'rounded-pill bg-surface-1 px-3 py-1 text-caption font-semibold text-text-strong'
            }
          >
            {texts.noPhoto}
          </span>
        </div>
      )}
      {children}
    </div>
  );
}
