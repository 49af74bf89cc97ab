import { AccountFrame } from '../../components/layouts/account-frame';
import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { Agreement } from './agreement';
import { SignUpForm } from './sign-up-form';
import { signUpTexts } from './sign-up-texts';

/**
 * For those who may sign up. Whether a visitor came by a partner's link is told by an attribute that a script sets; without
 * scripts the api decides once the form is sent.
 */
export async function SignUpPage() {
  const site = await currentSite();
  const { t, document } = site;
  const { signups } = document.settings;
  const closed = <p className="py-10 text-lead">{t(signups === 'closed' ? 'sign-up.closed' : 'sign-up.partners')}</p>;
  const form = (
    <SignUpForm texts={signUpTexts(site)}>
      <Agreement site={site} />
    </SignUpForm>
  );
  return (
    <AccountFrame site={site}>
      <h1 className="sr-only">{t('sign-up.title')}</h1>
      {signups === 'closed' && closed}
      {signups === 'all' && form}
      {signups === 'with_trafficsource' && (
        <>
          <p className="hidden py-6 text-lead noscript:block">{t('joining.partners_plain')}</p>
          <div className="hidden in-[[data-source]]:block noscript:block">{form}</div>
          <div className="in-[[data-source]]:hidden noscript:hidden">{closed}</div>
        </>
      )}
      <p className="mt-8 border-t border-hairline pt-5">
        {t('sign-up.have_account')} <TextLink href={ROUTES.login}>{t('navigation.login')}</TextLink>
      </p>
    </AccountFrame>
  );
}
