import { type CurrentSite } from '../../site/current-site';
import { Agreement } from './agreement';
import { modalTexts } from './modal-texts';
import { SignUpIsland } from './sign-up-island';
import { signUpTexts } from './sign-up-texts';

/** Sign-up over the page that a visitor is on. Without scripts, and where it does not arrive, its links lead to the page. */
export function SignUpModal({ site }: { readonly site: CurrentSite }) {
  const { signups } = site.document.settings;
  if (signups === 'closed') return null;
  return (
    <SignUpIsland gated={signups === 'with_trafficsource'} texts={modalTexts(site)} form={signUpTexts(site)}>
      <Agreement site={site} />
    </SignUpIsland>
  );
}
