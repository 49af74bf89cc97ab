import { type ReactNode, useState } from 'react';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
import { type OwnPhoto, saveCrop } from '../api/photos';
import { type CropTexts } from '../photos-texts';
import { CropFrame } from './crop-frame';
import { closest, cropOf, held, type Picture, type View, viewOf } from './view';

interface Props {
  readonly texts: CropTexts;
  readonly photo: OwnPhoto;
  readonly onSaved: (photo: OwnPhoto) => void;
  readonly onClose: () => void;
}

/** Which part of the whole picture is shown. */
export function CropSheet({ texts, photo, onSaved, onClose }: Props) {
  const [picture, setPicture] = useState<Picture>();
  const [view, setView] = useState<View>();
  const [errorState, setErrorState] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const isSmall = picture !== undefined && closest(picture) < 1;

  const save = async (): Promise<void> => {
    if (!picture || !view || isSaving || isSmall) return;
    setIsSaving(true);
    setErrorState('');
    const answer = await saveCrop(photo.id, withinBounds(cropOf(picture, view)));
    setIsSaving(false);
    if (answer.state === 'done') onSaved(answer.value);
    else setErrorState(answer.state === 'failed' && answer.code === 'photos_busy' ? texts.busy : texts.failed);
  };

  return (
    <Sheet labelledBy="crop-title" onClose={onClose}>
      <h2 id="crop-title" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-1 mb-3 text-caption">{isSmall ? texts.small : texts.hint}</p>
      <CropFrame
        texts={texts}
        src={photo.whole}
        shown={picture && view && { picture, view }}
        onLoad={(loaded) => {
          setPicture(loaded);
          setView(viewOf(loaded, photo.crop));
        }}
        onFail={() => setErrorState(texts.loadFailed)}
        onView={(change) => setView((now) => now && change(now))}
      />
      {picture && view && closest(picture) > 1 && (
        <Zoom
          label={texts.zoom}
          most={closest(picture)}
          zoom={view.zoom}
          onZoom={(zoom) => setView(held(picture, { ...view, zoom }))}
        />
      )}
      <ErrorState>{errorState}</ErrorState>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <button type="button" className={QUIET_BUTTON} onClick={onClose}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className={BUTTON}
          aria-disabled={isSaving || isSmall || !picture}
          onClick={() => void save()}
        >
          {texts.save}
        </button>
      </div>
    </Sheet>
  );
}

interface ZoomProps {
  readonly label: string;
  readonly most: number;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

function Zoom({ label, most, zoom, onZoom }: ZoomProps) {
  return (
    <label className="mt-3 flex min-h-11 items-center gap-4 text-caption font-semibold text-text-strong">
      {label}
      <input
        type="range"
        min={1}
        max={most}
        step={0.01}
        value={zoom}
        className="h-11 min-w-0 grow accent-primary"
        onChange={({ currentTarget }) => onZoom(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function ErrorState({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="text-caption font-semibold text-danger">
      {children}
    </p>
  );
}

/** Sums of shares are a little beyond 1 now and then. */
function withinBounds({ x, y, width, height }: ReturnType<typeof cropOf>): ReturnType<typeof cropOf> {
  const from = { x: Math.max(0, x), y: Math.max(0, y) };
  return { ...from, width: Math.min(width, 1 - from.x), height: Math.min(height, 1 - from.y) };
}
