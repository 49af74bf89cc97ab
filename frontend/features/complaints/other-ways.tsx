import { TextLink } from '../../components/ui/text-link';
import { type CurrentSite } from '../../site/current-site';

const PARTICIPATION = {
  obliged: 'complaints.dispute_obliged',
  willing: 'complaints.dispute_willing',
  not_willing: 'complaints.dispute_not_willing',
} as const;

/** Settling a dispute out of court, where the brand names a body for it. */
export function OtherWays({ site }: { readonly site: CurrentSite }) {
  const { dispute_body: body, dispute_participation: participation } = site.document.disclosures;
  if (body === null) return null;
  return (
    <div>
      <p className="mb-2">{site.t('complaints.dispute')}</p>
      <p>
        <TextLink href={body.url} isAlone>
          {body.name}
        </TextLink>
      </p>
      <p className="mt-2 text-caption text-text-muted">{site.t(PARTICIPATION[participation])}</p>
    </div>
  );
}
