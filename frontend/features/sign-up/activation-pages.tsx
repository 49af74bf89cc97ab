import { type ReactNode } from 'react';
import { Unbroken } from '../../components/ui/unbroken';
import { AccountFrame } from '../../components/layouts/account-frame';
import { ButtonLink } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { ActivationOutcomes } from './activation-outcomes';
import { Resend } from './resend';
import { resendTexts } from '../../components/activation/resend-texts';

/** Everybody may open it: only who comes from a link that confirmed an address is told so. */
export async function ActivateDonePage() {
  const site = await currentSite();
  const { t, document } = site;
  const { signup_credits: given, message_credits: cost } = document.settings;
  const free = cost > 0 ? Math.floor(given / cost) : 0;
  const toLogIn = (
    <span className="member:hidden">
      <TextLink href={ROUTES.login}>{t('sign-up.done_login')}</TextLink>
    </span>
  );
  const confirmed = (
    <Told
      title={t('sign-up.done_title')}
      text={`${t('sign-up.done_text')} ${free > 0 ? t('sign-up.done_free', { count: free }) : ''}`}
    >
      <ButtonLink href="/signup-matches">{t('sign-up.done_action')}</ButtonLink>
      {toLogIn}
    </Told>
  );
  const before = (
    <Told title={t('sign-up.done_before_title')} text={t('sign-up.done_before_text')}>
      <ButtonLink href={ROUTES.members}>{t('sign-up.done_action')}</ButtonLink>
      {toLogIn}
    </Told>
  );
  const used = (
    <Told title={t('links.used_title')} text={t('links.used_once')}>
      <ButtonLink href={ROUTES.login}>{t('sign-up.done_login')}</ButtonLink>
    </Told>
  );
  const open = (
    <Told title={t('sign-up.done_open_title')} text={t('sign-up.done_open_text')}>
      <ButtonLink href={ROUTES.index}>{t('sign-up.done_action')}</ButtonLink>
      {toLogIn}
    </Told>
  );
  return (
    <AccountFrame site={site}>
      <ActivationOutcomes confirmed={confirmed} confirmed_before={before} used={used}>
        {open}
      </ActivationOutcomes>
    </AccountFrame>
  );
}

interface ToldProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

function Told({ title, text, children }: ToldProps) {
  return (
    <>
      <h1 className="mb-5 text-heading">
        <Unbroken text={title} />
      </h1>
      <p className="mb-8 text-lead">{text}</p>
      <div className="flex flex-wrap items-center gap-6">{children}</div>
    </>
  );
}

/** Everybody may open it: only who comes from a link that opened nothing is told so. */
export async function ActivateErrorPage() {
  const site = await currentSite();
  const { t } = site;
  const failed = (
    <>
      <h1 className="mb-5 text-heading">{t('sign-up.error_title')}</h1>
      <p className="mb-3 text-lead">
        <Unbroken text={t('sign-up.error_text')} />
      </p>
    </>
  );
  return (
    <AccountFrame site={site}>
      <ActivationOutcomes invalid={failed}>
        <h1 className="mb-5 text-heading">
          <Unbroken text={t('links.activate_title')} />
        </h1>
        <p className="mb-3 text-lead">{t('sign-up.error_open_text')}</p>
      </ActivationOutcomes>
      <p className="mb-6 member:hidden">
        {t('sign-up.error_more')}{' '}
        <TextLink href={`${ROUTES.login}?next=/complete-signup`}>{t('sign-up.done_login')}</TextLink>
      </p>
      <Resend texts={resendTexts(site)} />
    </AccountFrame>
  );
}
