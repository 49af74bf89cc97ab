import { useState } from 'react';
import { useKeys } from '../../frame/keys';
import { reports as texts } from '../../texts/reports';
import { Button } from '../../ui/button';

interface Props {
  readonly slug: string;
  readonly photos: readonly { readonly id: number; readonly name: string }[];
}

/** Photos of a case, blurred until somebody wants to see them. */
export function BlurredPhotos({ slug, photos }: Props) {
  const [isClear, setClear] = useState(false);
  const toggle = (): void => {
    setClear((before) => !before);
  };
  useKeys([{ keys: 'v', label: texts.show_photos, run: toggle }]);
  if (photos.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={toggle}>{isClear ? texts.hide_photos : texts.show_photos}</Button>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ id, name }) => (
          <li key={id} className="grid gap-1 overflow-hidden">
            <img
              src={`/api/staff/tenants/${slug}/photos/${id}/picture`}
              alt={name}
              loading="lazy"
              className={`h-44 w-36 rounded-md object-cover ${isClear ? '' : 'blur-xl'}`}
            />
            <span className="text-quiet">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
