import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type OwnPhoto } from './api/photos';
import { CropSheet } from './crop/crop-sheet';
import { moved } from './order/order';
import { useOrdering } from './order/use-ordering';
import { mainOf, type PhotoBoard } from './photo-board';
import { PhotoSheet } from './photo-sheet';
import { PhotoTile } from './photo-tile';
import { type PhotosTexts } from './photos-texts';

interface Props {
  readonly texts: PhotosTexts;
  readonly board: PhotoBoard;
  readonly photos: readonly OwnPhoto[];
  /** Tells who cannot see it. */
  readonly say: (text: string) => void;
  /** Content after the last photo. */
  readonly children: ReactNode;
}

interface Opened {
  readonly id: number;
  readonly sheet: 'photo' | 'crop';
}

export function PhotoGrid({ texts, board, photos, say, children }: Props) {
  const ids = photos.map(({ id }) => id);
  const order = (from: number, to: number): void => void board.order(moved(ids, from, to));
  const { list, ordering } = useOrdering({ ids, texts: texts.order, say, onOrder: order });
  const { opened, open, close } = useSheets();
  const at = photos.findIndex(({ id }) => id === opened?.id);
  const photo = photos[at];
  return (
    <>
      <p id="photos-order" hidden>
        {texts.order.hint}
      </p>
      <ul ref={list} aria-labelledby="photos-title" className="grid grid-cols-3 gap-2 md:grid-cols-4 md:gap-3">
        {photos.map((one, place) => (
          <PhotoTile
            key={one.id}
            texts={texts}
            photo={one}
            at={place}
            total={photos.length}
            isMain={mainOf(photos) === one}
            ordering={ordering}
            onOpen={() => open({ id: one.id, sheet: 'photo' })}
          />
        ))}
        {children}
      </ul>
      {photo && opened?.sheet === 'photo' && (
        <PhotoSheet
          {...{ texts, board, photo, at, say }}
          total={photos.length}
          onMove={(to) => {
            order(at, to);
            close();
          }}
          onCrop={() => open({ id: photo.id, sheet: 'crop' })}
          onClose={close}
        />
      )}
      {photo && opened?.sheet === 'crop' && (
        <CropSheet
          texts={texts.cropping}
          photo={photo}
          onSaved={(cropped) => {
            board.put(cropped);
            say(texts.cropSaved);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Which one is open; closed, the focus goes back to the photo, or to where another is added. */
function useSheets() {
  const [opened, setOpened] = useState<Opened>();
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (opened) last.current = opened.id;
    else if (last.current !== undefined) {
      (document.getElementById(`photo-${last.current}`) ?? document.getElementById('photos-add'))?.focus();
      last.current = undefined;
    }
  }, [opened]);
  return { opened, open: setOpened, close: () => setOpened(undefined) };
}
