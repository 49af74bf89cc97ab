import { desk as deskTexts } from '../../texts/desk';
import { photos as texts } from '../../texts/photos';
import { fromNow } from '../../ui/times';
import { type ClaimedPhoto } from './photo-desk';

/** Shows the facts about the member that matter for the photo. */
export function PhotoFacts({ photo }: { readonly photo: ClaimedPhoto }) {
  const { name, age, fictional, first, created_at: came, rejections, cause, deleted } = photo;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-quiet">{name || texts.erased}</dt>
      <dd>
        {age !== null && deskTexts.age.replace('{age}', String(age))}
        {fictional && `, ${deskTexts.fictional}`}{' '}
        {first && (
          <strong className="ms-2 rounded border border-current px-1.5 text-sm whitespace-nowrap text-accent">
            {texts.first}
          </strong>
        )}
      </dd>
      {cause && (
        <>
          <dt className="text-quiet">{texts.cause}</dt>
          <dd>{texts.causes[cause]}</dd>
        </>
      )}
      {deleted && (
        <>
          <dt className="text-quiet">{texts.deleted}</dt>
          <dd>{texts.kept}</dd>
        </>
      )}
      <dt className="text-quiet">{texts.came}</dt>
      <dd>{fromNow(came)}</dd>
      <dt className="text-quiet">{texts.rejected_before}</dt>
      <dd>
        {rejections.length === 0
          ? texts.never_rejected
          : rejections.map(({ reason, at }) => `${texts.reasons[reason]}, ${fromNow(at)}`).join('; ')}
      </dd>
    </dl>
  );
}
