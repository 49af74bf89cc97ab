import { ButtonLink } from '../../../components/ui/button-link';
import { type CurrentSite } from '../../../site/current-site';
import { SignupGate } from './signup-gate';
import { SmallPrint } from './small-print';
import { wayOn } from './way-on';

interface Props {
  readonly site: CurrentSite;
  /** Leads elsewhere than to sign-up. */
  readonly href?: string;
  readonly label?: string;
  readonly className?: string;
}

/** The one way on, and what is true about it before anyone follows it. */
export function LanderAction({ site, href, label, className = '' }: Props) {
  return (
    <SignupGate site={site}>
      <div className={`flex flex-col gap-3 ${className}`}>
        <div>
          <ButtonLink href={href ?? wayOn(site)}>{label ?? site.t('landers.action')}</ButtonLink>
        </div>
        <SmallPrint site={site} />
      </div>
    </SignupGate>
  );
}
