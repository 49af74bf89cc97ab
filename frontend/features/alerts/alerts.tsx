import { resendTexts } from '../../components/activation/resend-texts';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { AlertList } from './alert-list';

/** The alerts header: what a visitor should know whatever the page is about. */
export function Alerts({ site }: { readonly site: CurrentSite }) {
  const { t, document } = site;
  const alerts = [
    { name: 'offline', short: t('notices.offline'), text: t('frame.alert_offline') } as const,
    { name: 'unconfirmed', short: t('frame.unconfirmed_title'), text: t('frame.unconfirmed_text') } as const,
    {
      name: 'photo',
      short: t('notices.photo'),
      text: t('frame.alert_photo'),
      link: { href: `${ROUTES.profile}#photos`, text: t('frame.alert_photo_action') },
    } as const,
    ...(document.settings.signups === 'closed'
      ? [{ name: 'signup_closed', short: t('notices.signup_closed'), text: t('frame.alert_signup_closed') } as const]
      : []),
    {
      name: 'install',
      short: t('notices.install'),
      text: t('app.install_offer'),
      link: { href: `${ROUTES.notifications}#app`, text: t('app.install_action') },
    } as const,
  ];
  const unconfirmed = {
    texts: {
      title: t('frame.unconfirmed_title'),
      enter: t('activation.enter'),
      later: t('frame.unconfirmed_later'),
    },
    resend: resendTexts(site),
  };
  return <AlertList alerts={alerts} close={t('frame.alert_close')} unconfirmed={unconfirmed} />;
}
