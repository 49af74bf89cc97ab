import { desk as deskTexts } from '../../texts/desk';
import { photoChecks as texts } from '../../texts/photo-checks';
import { type PictureState } from '../../desk/pictures';

interface Props {
  readonly filter: string;
  readonly pictures: readonly { readonly id: number; readonly picture: PictureState | undefined }[];
}

/** The photos of the profile, beside the picture that they are compared with. */
export function ComparedPhotos({ filter, pictures }: Props) {
  return (
    <section aria-label={texts.profile_photos}>
      <ul className="grid grid-cols-2 gap-2">
        {pictures.map(({ id, picture }, index) => (
          <li
            key={id}
            className="grid aspect-square grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded bg-hover"
          >
            {picture && 'url' in picture ? (
              <img
                src={picture.url}
                alt={texts.profile_photo.replace('{number}', String(index + 1))}
                className="size-full object-contain"
                style={{ filter }}
              />
            ) : (
              <p>{picture ? deskTexts.picture_fault : deskTexts.picture_waits}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
