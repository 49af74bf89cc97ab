import { type OwnPhoto } from './api/photos';

interface Props {
  readonly photo: OwnPhoto;
  /** How wide it will be, as `sizes` says it. */
  readonly sizes: string;
}

/** It fills its frame; what it is, is said beside it. */
export function PhotoPicture({ photo, sizes }: Props) {
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
        alt=""
        width={photo.width}
        height={photo.height}
        draggable={false}
        decoding="async"
        className={`absolute inset-0 size-full object-cover ${photo.status === 'rejected' ? 'opacity-40' : ''}`}
      />
    </picture>
  );
}
