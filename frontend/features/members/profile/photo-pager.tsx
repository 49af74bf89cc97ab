import { type Photo } from '../api/get-member';
import { Portrait } from '../../../components/people/portrait';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { TextLink } from '../../../components/ui/text-link';
import { type ProfileTexts } from './profile-texts';

interface Props {
  readonly texts: ProfileTexts;
  readonly person: { readonly id: number; readonly name: string };
  /** The main one first; empty where there is none. */
  readonly photos: readonly Photo[];
}

const SIZES = '(min-width: 62rem) 30rem, 100vw';
/** On a phone the name stands below it on the first screen, above the actions. */
export const PHOTO_SIZE = 'aspect-[4/5] w-full max-lg:max-h-[max(12rem,100svh-22.5rem)]';
const FRAME = `relative isolate ${PHOTO_SIZE} shrink-0 snap-center overflow-hidden rounded-box bg-surface-3`;

/** The first one again after the last. */
function showNext(button: HTMLElement): void {
  const here = button.closest('li');
  const next = here?.nextElementSibling ?? here?.parentElement?.firstElementChild;
  next?.scrollIntoView({ inline: 'center', block: 'nearest' });
  next?.querySelector('button')?.focus({ preventScroll: true });
}

/** One photo after the other, by thumb or by a button. */
export function PhotoPager({ texts, person, photos }: Props) {
  const shared = { person, locale: texts.locale, sizes: SIZES };
  const name = texts.photo.replace(PLACEHOLDER.name, person.name);
  if (photos.length === 0)
    return (
      <div className={FRAME}>
        <Portrait {...shared} photo={null} alt="" />
        <p className="absolute inset-x-0 bottom-4 text-center">
          <span className="rounded-pill bg-surface-1 px-3 py-1 text-caption font-semibold text-text-strong">
            {texts.noPhoto}
          </span>
        </p>
      </div>
    );
  if (photos.length === 1)
    return (
      <div className={FRAME}>
        <Portrait {...shared} photo={photos[0] ?? null} alt={name} isFirst />
      </div>
    );
  const total = String(photos.length);
  return (
    <div className="snap-x snap-mandatory overflow-x-auto rounded-box">
      <ul className="flex">
        {photos.map((photo, at) => {
          const told = texts.photoOf.replace(PLACEHOLDER.number, String(at + 1)).replace(PLACEHOLDER.total, total);
          return (
            <li key={photo.filename} className={FRAME}>
              <Portrait {...shared} photo={photo} alt={`${name}. ${told}`} isFirst={at === 0} />
              <p className="absolute inset-x-3 bottom-3 flex flex-wrap items-center justify-between gap-2 text-caption font-semibold text-text-strong">
                <button
                  type="button"
                  aria-label={`${told}. ${texts.nextPhoto}`}
                  className="min-h-11 rounded-pill bg-surface-1 px-4"
                  onClick={({ currentTarget }) => {
                    showNext(currentTarget);
                  }}
                >
                  {`${at + 1}/${total}`} <span aria-hidden="true">→</span>
                </button>
                {photo.blurred && (
                  <span className="rounded-box bg-surface-1 px-3 py-1">
                    {texts.blurred}{' '}
                    <span className="inline-block py-1">
                      <TextLink href={texts.premium.href}>{texts.premium.text}</TextLink>
                    </span>
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
