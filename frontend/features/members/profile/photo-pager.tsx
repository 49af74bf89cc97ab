import { type Photo } from '../api/get-member';
import { Portrait } from '../../../components/people/portrait';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { TextLink } from '../../../components/ui/text-link';
import { PHOTO_SIZES } from '../../../site/photo-sizes';
import { type ProfileTexts } from './profile-texts';
import { ThingHeart } from './things/thing-heart';
import { type Things } from './things/use-things';

interface Props {
  readonly texts: ProfileTexts;
  readonly person: { readonly id: number; readonly name: string };
  /** The main one first; empty where there is none. */
  readonly photos: readonly Photo[];
  readonly things: Things;
}

const FRAME = 'profile-photo relative isolate shrink-0 snap-center overflow-hidden bg-surface-3';
const TOLD = 'rounded-box bg-surface-1 px-3 py-1 text-caption font-semibold text-text-strong';

/** The first one again after the last. */
function showNext(button: HTMLElement): void {
  const here = button.closest('li');
  const next = here?.nextElementSibling ?? here?.parentElement?.firstElementChild;
  next?.scrollIntoView({ inline: 'center', block: 'nearest' });
  next?.querySelector('button')?.focus({ preventScroll: true });
}

/** One photo after the other, by thumb or by a button. What is said of a photo stands above: below is who it is. */
export function PhotoPager({ texts, person, photos, things }: Props) {
  const shared = { person, locale: texts.locale, sizes: PHOTO_SIZES.profile };
  const name = texts.photo.replace(PLACEHOLDER.name, person.name);
  if (photos.length === 0)
    return (
      <div className={FRAME}>
        <Portrait {...shared} photo={null} alt="" />
        <p className="absolute inset-x-16 top-4 text-center">
          <span className={`inline-block ${TOLD}`}>{texts.noPhoto}</span>
        </p>
      </div>
    );
  const [first] = photos;
  if (photos.length === 1 && first)
    return (
      <div className={FRAME}>
        <Portrait {...shared} photo={first} alt={name} isFirst />
        <PhotoHeart texts={texts} photo={first} things={things} place="top-3" />
      </div>
    );
  const total = String(photos.length);
  return (
    <div className="snap-x snap-mandatory overflow-x-auto">
      <ul className="flex">
        {photos.map((photo, at) => {
          const told = texts.photoOf.replace(PLACEHOLDER.number, String(at + 1)).replace(PLACEHOLDER.total, total);
          return (
            <li key={photo.filename} className={FRAME}>
              <Portrait {...shared} photo={photo} alt={`${name}. ${told}`} isFirst={at === 0} />
              <button
                type="button"
                aria-label={`${told}. ${texts.nextPhoto}`}
                className="absolute top-3 right-3 min-h-[44px] rounded-pill bg-surface-1 px-4 text-caption font-semibold text-text-strong"
                onClick={({ currentTarget }) => {
                  showNext(currentTarget);
                }}
              >
                {`${at + 1}/${total}`} <span aria-hidden="true">→</span>
              </button>
              <PhotoHeart texts={texts} photo={photo} things={things} place="top-[64px]" />
              {photo.blurred && (
                <p className={`absolute inset-x-3 top-[64px] mx-auto w-fit ${TOLD}`}>
                  {texts.blurred}{' '}
                  <span className="inline-block py-1">
                    <TextLink href={texts.premium.href}>{texts.premium.text}</TextLink>
                  </span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface HeartProps extends Pick<Props, 'texts' | 'things'> {
  readonly photo: Photo;
  readonly place: string;
}

/** None on a photo that the member sees blurred. */
function PhotoHeart({ texts: { thing }, things, photo, place }: HeartProps) {
  if (photo.id === undefined || photo.blurred) return null;
  return (
    <ThingHeart
      things={things}
      thing={{ kind: 'photo', id: photo.id, photo }}
      label={thing.photo}
      likedLabel={thing.liked}
      className={`absolute right-3 ${place}`}
    />
  );
}
