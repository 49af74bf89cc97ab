import { common } from '../texts/common';
import { desk as texts } from '../texts/desk';
import { Button } from '../ui/button';
import { problemText } from '../ui/problem-text';
import { PaintedPicture } from './painted-picture';
import { type View } from './use-view';
import { type PictureState } from './pictures';

interface Props {
  readonly picture: PictureState | undefined;
  /** The picture that follows. */
  readonly next: PictureState | undefined;
  readonly alt: string;
  readonly view: Pick<View, 'filter' | 'isSmall'>;
  /** Whether the buttons stand below it, and want room on the first screen. */
  readonly isAboveActs?: boolean;
  readonly onPainted: () => void;
  readonly onRetry: () => void;
}

/** The picture that is decided about, or why it is not here yet. */
export function LargePicture({ picture, next, alt, view, isAboveActs = false, onPainted, onRetry }: Props) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-lg border border-line bg-panel ${isAboveActs ? 'h-[32dvh] sm:h-[min(68dvh,calc(100dvh-24rem))]' : 'h-[40dvh] sm:h-[68dvh]'}`}
    >
      {picture === undefined && <p role="status">{texts.picture_waits}</p>}
      {picture && 'fault' in picture && (
        <div className="grid justify-items-center gap-3 p-4">
          <p role="alert">
            {texts.picture_fault} {problemText(picture.fault)}
          </p>
          <Button onClick={onRetry}>{common.retry}</Button>
        </div>
      )}
      {[picture, next].map(
        (one, index) =>
          one &&
          'url' in one && (
            <PaintedPicture
              key={one.url}
              url={one.url}
              alt={alt}
              filter={view.filter}
              className={`object-contain ${view.isSmall ? 'size-32' : 'size-full'}`}
              isNext={index > 0}
              onPainted={onPainted}
            />
          ),
      )}
    </div>
  );
}
