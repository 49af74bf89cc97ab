import { type ReactNode } from 'react';
import { SignInFirst } from '../../components/settings/sign-in-first';
import { QueryProvider } from '../../lib/api/query-provider';
import { currentSite } from '../../site/current-site';
import { ProfileEditor } from './profile-editor';
import { editorTexts } from './texts';

interface Props {
  /** The member's photos. */
  readonly photos: ReactNode;
  /** How the check of the photos stands, and the way to it. */
  readonly check: ReactNode;
}

/** For members alone, but the same for all of them as it comes from the server: what they told is fetched here. */
export async function OwnProfilePage({ photos, check }: Props) {
  const site = await currentSite();
  const { t } = site;
  return (
    <div className="frame py-8 lg:py-14">
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-heading">{t('profile.title')}</h1>
        <SignInFirst text={t('profile.signed_out')} action={t('navigation.login')} route="profile" />
        <p className="mt-5 hidden [@media(scripting:none)]:block">{t('profile.needs_script')}</p>
        <div className="needs-script hidden [html[data-member]_&]:block">
          <QueryProvider>
            <ProfileEditor texts={editorTexts(site)} photos={photos} check={check} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
