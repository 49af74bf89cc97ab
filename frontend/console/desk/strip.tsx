import { desk as texts } from '../texts/desk';
import { type PictureState } from './pictures';

interface Props {
  readonly pictures: readonly { readonly key: string; readonly picture: PictureState | undefined }[];
  readonly filter: string;
}

/** Shows the next pictures, small. */
export function Strip({ pictures, filter }: Props) {
  if (pictures.length === 0) return undefined;
  return (
    <div>
      <h2 className="text-quiet">{texts.next}</h2>
      <ul className="mt-1 grid grid-cols-6 gap-2">
        {pictures.map(({ key, picture }) => (
          <li key={key} className="aspect-square overflow-hidden rounded bg-hover">
            {picture && 'url' in picture && (
              <img src={picture.url} alt="" decoding="async" className="size-full object-cover" style={{ filter }} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
