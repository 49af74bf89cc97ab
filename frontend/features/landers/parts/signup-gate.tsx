import { type ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button-link';
import { type CurrentSite } from '../../../site/current-site';
import { MEMBER_START } from '../../../site/member-pages';
import { ROUTES } from '../../../site/routes';

interface Props {
  readonly site: CurrentSite;
  readonly children: ReactNode;
}

/**
 * Shows a way to sign-up to those who may sign up, a kind word to everybody else. The page itself is the same for all:
 * whether a visitor came by a partner's link, and who is a member, is told by attributes that scripts set. Without scripts
 * the api decides.
 */
export function SignupGate({ site, children }: Props) {
  const { t } = site;
  return (
    <>
      <div className="contents member:hidden">
        <VisitorGate site={site}>{children}</VisitorGate>
      </div>
      <div className="grid justify-items-start gap-3 visitor:hidden">
        <p>{t('frame.member_already')}</p>
        <ButtonLink href={ROUTES[MEMBER_START.route]}>{t(MEMBER_START.label)}</ButtonLink>
      </div>
    </>
  );
}

function VisitorGate({ site, children }: Props) {
  const { signups } = site.document.settings;
  if (signups === 'closed') return <Shut text={site.t('landers.signup_closed')} />;
  if (signups === 'all') return children;
  return (
    <>
      <div className="hidden in-[[data-source]]:contents noscript:contents">{children}</div>
      <div className="in-[[data-source]]:hidden noscript:hidden">
        <Shut text={site.t('landers.signup_partners')} />
      </div>
    </>
  );
}

function Shut({ text }: { readonly text: string }) {
  return (
    <p className="max-w-[44ch] rounded-box border border-line bg-surface-2 px-5 py-4 text-body text-text-strong">
      {text}
    </p>
  );
}
