import { type components } from '../../../lib/api/schema';
import { photos as texts } from '../../texts/photos';
import { fromNow } from '../../ui/times';

export type SimilarReject = components['schemas']['SimilarRejectResponse'];

interface Props {
  readonly similar: readonly SimilarReject[];
  /** How the person wants pictures to be shown. */
  readonly filter: string;
}

/** Up to this distance it is the same picture in another size. */
const SAME = 6;

/** Shows similar pictures that were rejected before, each with its reason. */
export function SimilarRejects({ similar, filter }: Props) {
  if (similar.length === 0) return <p className="text-quiet">{texts.none_similar}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3">
      {similar.map(({ picture, reason, rejected_at: at, distance, same_member: isSame }) => (
        <li key={`${picture ?? reason} ${at}`} className="grid content-start gap-1 wrap-anywhere">
          <span className="grid aspect-square place-items-center overflow-hidden rounded bg-hover text-quiet">
            {picture === null ? (
              texts.no_picture
            ) : (
              <img src={picture} alt="" loading="lazy" className="size-full object-cover" style={{ filter }} />
            )}
          </span>
          <strong>{texts.reasons[reason]}</strong>
          <span className="text-sm text-quiet">
            {distance <= SAME && `${texts.same_picture} · `}
            {isSame ? texts.same_member : texts.other_member} · {fromNow(at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
