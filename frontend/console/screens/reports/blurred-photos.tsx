import { useQuery } from '@tanstack/react-query';
import { KeyButton } from '../../desk/key-button';
import { useView } from '../../desk/use-view';
import { caseSettings, wellbeingQuery } from '../../desk/wellbeing';
import { useKeys } from '../../frame/keys';
import { desk as deskTexts } from '../../texts/desk';
import { reports as texts } from '../../texts/reports';

interface Props {
  readonly slug: string;
  readonly photos: readonly { readonly id: number; readonly name: string }[];
}

/** Photos of a case, shown as the person wants pictures to be shown, by the keys of the desks of photos. */
export function BlurredPhotos({ slug, photos }: Props) {
  const { data: wellbeing } = useQuery(wellbeingQuery);
  const view = useView(photos.map(({ id }) => id).join(' '), caseSettings(wellbeing, slug));
  useKeys(
    photos.length === 0
      ? []
      : [
          { keys: ' ', label: texts.show_photos, run: view.toggleVeil },
          { keys: 'g', label: deskTexts.grey, run: view.toggleGrey },
        ],
  );
  if (photos.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        {view.hasVeil && (
          <KeyButton shortcut=" " aria-pressed={!view.isVeiled} onClick={view.toggleVeil}>
            {texts.show_photos}
          </KeyButton>
        )}
        <KeyButton shortcut="g" aria-pressed={view.isGrey} onClick={view.toggleGrey}>
          {deskTexts.grey}
        </KeyButton>
      </div>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ id, name }) => (
          <li key={id} className="grid gap-1 overflow-hidden">
            <img
              src={`/api/staff/tenants/${slug}/photos/${id}/picture`}
              alt={name}
              loading="lazy"
              className="h-44 w-36 rounded-md object-cover"
              style={{ filter: view.filter }}
            />
            <span className="text-quiet">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
