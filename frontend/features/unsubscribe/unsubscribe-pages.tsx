import { Unbroken } from '../../components/ui/unbroken';
import { type Metadata } from 'next';
import { AccountFrame } from '../../components/layouts/account-frame';
import { ButtonLink } from '../../components/ui/button-link';
import { type CurrentSite, currentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';
import { KIND, MAIL_KINDS } from './mail-kinds';
import { UnsubscribeForm } from './unsubscribe-form';
import { UnsubscribedJustNow } from './unsubscribed-just-now';

/** Its address has the token, which is told to no other site and no search engine. */
export async function unsubscribeMetadata(
  title: 'unsubscribe.title' | 'unsubscribe.done_open_title' | 'links.invalid_title',
): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t(title), robots: { index: false }, referrer: 'same-origin' };
}

/** The link in a mail's foot: programs that open links press no button. */
export async function UnsubscribePage() {
  const site = await currentSite();
  const { t } = site;
  const kinds = Object.fromEntries(MAIL_KINDS.map((kind) => [kind, t(`settings.mail_${kind}`)]));
  const texts = {
    about: t('unsubscribe.about', { kind: KIND }),
    stop: t('unsubscribe.stop'),
    stopAll: t('unsubscribe.stop_all'),
    kinds,
  };
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading">
        <Unbroken text={t('unsubscribe.title')} />
      </h1>
      <p className="mb-4 text-lead">{t('unsubscribe.text')}</p>
      <UnsubscribeForm texts={texts} />
      <p className="mt-8">{t('unsubscribe.needed')}</p>
    </AccountFrame>
  );
}

/** Everybody may open it: only who has just pressed the button is told that it worked. */
export async function UnsubscribeDonePage() {
  const site = await currentSite();
  const { t } = site;
  const heading = (title: 'done_title' | 'done_open_title', text: 'done_text' | 'done_open_text') => (
    <>
      <h1 className="mb-5 text-heading">
        <Unbroken text={t(`unsubscribe.${title}`)} />
      </h1>
      <p className="mb-8 text-lead">{t(`unsubscribe.${text}`)}</p>
    </>
  );
  return (
    <AccountFrame site={site}>
      <UnsubscribedJustNow done={heading('done_title', 'done_text')}>
        {heading('done_open_title', 'done_open_text')}
      </UnsubscribedJustNow>
      <ToSettings site={site} />
    </AccountFrame>
  );
}

export async function UnsubscribeErrorPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading">{t('links.invalid_title')}</h1>
      <p className="mb-8 text-lead">{t('unsubscribe.error_text')}</p>
      <ToSettings site={site} />
    </AccountFrame>
  );
}

function ToSettings({ site: { t } }: { readonly site: CurrentSite }) {
  const settings = exists('notifications') ? `${ROUTES.notifications}#mails` : ROUTES.index;
  return (
    <div>
      <ButtonLink href={settings}>{t('unsubscribe.settings')}</ButtonLink>
    </div>
  );
}
