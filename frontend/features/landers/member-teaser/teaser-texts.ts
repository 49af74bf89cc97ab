import { type CurrentSite, fictionalLabel } from '../../../site/current-site';
import { type SiteSettings } from '../../../site/site-document';
import { NAME_HERE } from './teaser';

/** The texts that every island about a profile needs in the browser. */
export function teaserTexts(site: CurrentSite) {
  const { t } = site;
  return {
    locale: site.formats.locale,
    loading: t('landers.member_loading'),
    nameAge: t('landers.member_name_age', { name: NAME_HERE, age: '{age}' }),
    noPhoto: t('landers.member_no_photo'),
    photo: t('landers.member_photo', { name: NAME_HERE }),
    noAbout: t('landers.member_no_about', { name: NAME_HERE }),
    label: fictionalLabel(site),
    icon: site.document.settings.fictional_icon,
    fictional: t('landers.member_fictional'),
    absentTitle: t('landers.member_absent_title'),
    absentText: t('landers.member_absent_text'),
    failedTitle: t('landers.member_failed_title'),
    failedText: t('landers.member_failed_text'),
    retry: t('errors.retry'),
  } satisfies Record<string, string> & { icon: SiteSettings['fictional_icon'] };
}

export type TeaserTexts = ReturnType<typeof teaserTexts>;
