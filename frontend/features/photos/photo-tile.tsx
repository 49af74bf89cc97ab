import { type OwnPhoto } from './api/photos';
import { type Ordering } from './order/use-ordering';
import { PhotoPicture } from './photo-picture';
import { type PhotosTexts, placed } from './photos-texts';

interface Props {
  readonly texts: PhotosTexts;
  readonly photo: OwnPhoto;
  readonly at: number;
  readonly total: number;
  readonly isMain: boolean;
  readonly ordering: Ordering;
  readonly onOpen: () => void;
}

const SIZES = '(min-width: 48rem) 11rem, 33vw';
const CHIP = 'rounded-control px-1.5 py-0.5 text-[0.75rem] leading-tight font-semibold hyphens-auto';

export function PhotoTile({ texts, photo, at, total, isMain, ordering, onOpen }: Props) {
  const { status, id } = photo;
  const isGrabbed = ordering.grabbed === id;
  return (
    <li data-photo={id} className={`relative ${isGrabbed ? 'z-10' : ''}`} style={ordering.styleOf(at)}>
      <button
        id={`photo-${id}`}
        type="button"
        className={`relative block aspect-[4/5] w-full overflow-hidden rounded-box bg-surface-3 text-left ${isGrabbed ? 'shadow-raised ring-3 ring-focus' : ''}`}
        onClick={onOpen}
        {...ordering.byMouse(id)}
      >
        <span className="sr-only">{placed(texts.photo, at + 1, total)}.</span>
        <PhotoPicture photo={photo} sizes={SIZES} />
        <span className="absolute inset-x-1.5 bottom-1.5 flex flex-col items-start gap-1">
          {isMain && <span className={`${CHIP} bg-primary text-on-primary`}>{texts.main}</span>}
          {status === 'pending' && <span className={`${CHIP} bg-surface-1 text-text-strong`}>{texts.pending}</span>}
          {status === 'rejected' && <span className={`${CHIP} bg-danger text-on-danger`}>{texts.rejected}</span>}
        </span>
      </button>
      {total > 1 && (
        <button
          type="button"
          aria-label={texts.order.move.replace('{number}', String(at + 1))}
          aria-describedby="photos-order"
          aria-pressed={isGrabbed}
          className="absolute top-0 right-0 grid size-11 cursor-grab touch-none place-items-center active:cursor-grabbing"
          {...ordering.byHandle(id)}
        >
          <svg
            viewBox="0 0 16 16"
            className="box-content size-4 rounded-control bg-surface-1 fill-text-strong p-1.5"
            aria-hidden="true"
          >
            {[3, 8, 13].flatMap((y) => [5, 11].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.6" />))}
          </svg>
        </button>
      )}
    </li>
  );
}
