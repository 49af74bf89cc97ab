import { LinkedText } from '../../components/ui/linked-text';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';

const TARGETS = { terms: ROUTES['pages-terms'], privacy: ROUTES['pages-privacy'] };

/** States above the button what pressing it agrees to. */
export function Agreement({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <p className="text-caption leading-relaxed text-text-muted">
      <LinkedText text={t('joining.agree', { button: t('sign-up.submit') })} targets={TARGETS} />
    </p>
  );
}
