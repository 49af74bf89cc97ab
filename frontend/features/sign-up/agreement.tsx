import { TextLink } from '../../components/ui/text-link';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';

const LINK = /\[([^\]]+)\]\((terms|privacy)\)/;
const TARGETS = { terms: ROUTES['pages-terms'], privacy: ROUTES['pages-privacy'] } as const;

/** States above the button what pressing it agrees to. */
export function Agreement({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  // Text, link text and target in turn.
  const parts = t('joining.agree', { button: t('sign-up.submit') }).split(LINK);
  return (
    <p className="text-caption leading-relaxed text-text-muted">
      {parts.map((part, at) => {
        if (at % 3 === 2) return null;
        const target = parts[at + 1];
        return at % 3 === 1 && (target === 'terms' || target === 'privacy') ? (
          <TextLink key={target} href={TARGETS[target]}>
            {part}
          </TextLink>
        ) : (
          part
        );
      })}
    </p>
  );
}
