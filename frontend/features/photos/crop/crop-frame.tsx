import { type KeyboardEvent } from 'react';
import { type CropTexts } from '../photos-texts';
import { useFingers } from './use-fingers';
import { cropOf, panned, type Picture, type View, zoomed } from './view';

interface Props {
  readonly texts: CropTexts;
  readonly src: string;
  /** Undefined until the picture is there. */
  readonly shown: { readonly picture: Picture; readonly view: View } | undefined;
  readonly onLoad: (picture: Picture) => void;
  readonly onFail: () => void;
  /** Takes a function of the current view: two fingers report changes before the first one's change is rendered. */
  readonly onView: (change: (view: View) => View) => void;
}

const STEP = 0.05;
const CLOSER = 1.15;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': CLOSER, '=': CLOSER, '-': 1 / CLOSER, _: 1 / CLOSER };

/** The frame, with the picture below it: moved by one finger, by two also closer or farther. */
export function CropFrame({ texts, src, shown, onLoad, onFail, onView }: Props) {
  const frame = useFingers((act) => {
    if (!shown) return;
    const { picture } = shown;
    onView((view) => zoomed(picture, panned(picture, view, act.dx, act.dy), act.factor, act.at));
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!shown) return;
    const [move, factor] = [MOVES[event.key], ZOOMS[event.key]];
    if (!move && factor === undefined) return;
    event.preventDefault();
    if (move) onView((view) => panned(shown.picture, view, ...move));
    if (factor !== undefined) onView((view) => zoomed(shown.picture, view, factor));
  };
  const crop = shown && cropOf(shown.picture, shown.view);
  return (
    <>
      <p id="crop-keys" hidden>
        {texts.keys}
      </p>
      <button
        ref={frame}
        type="button"
        aria-label={texts.frame}
        aria-describedby="crop-keys"
        aria-busy={!shown}
        className="relative mx-auto block aspect-[4/5] h-[min(50dvh,26rem)] max-w-full cursor-move touch-none overflow-hidden rounded-box bg-surface-3"
        onKeyDown={onKeyDown}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className="absolute max-w-none select-none"
          style={
            crop
              ? {
                  width: `${100 / crop.width}%`,
                  height: `${100 / crop.height}%`,
                  left: `${(-100 * crop.x) / crop.width}%`,
                  top: `${(-100 * crop.y) / crop.height}%`,
                }
              : { visibility: 'hidden' }
          }
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onLoad({ width, height })}
          onError={onFail}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-box border-2 border-surface-1/80"
        />
      </button>
    </>
  );
}
