import { type ReactNode } from 'react';
import { SettingsGroup } from '../../components/settings/settings-group';
import { SignInFirst } from '../../components/settings/sign-in-first';
import { languageName } from '../../lib/i18n/formats';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { BlockedSection } from './blocked-section';
import { blockedTexts } from './blocked-texts';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { MailsSection } from './mails-section';
import { PasswordSection } from './password-section';
import { AddressValue, MailsValue, SafetyValue } from './row-values';
import { SettingsFrame } from './settings-frame';
import { dataTexts, devicesTexts, emailTexts, mailsTexts, passwordTexts, visibilityTexts } from './settings-texts';
import { VisibilitySection } from './visibility-section';

interface Props {
  readonly language: ReactNode;
  /** Push notifications. */
  readonly push: ReactNode;
  /** The site as an app. */
  readonly app: ReactNode;
  /** What one allows oneself to spend. */
  readonly limit: ReactNode;
  /** The same in one line. */
  readonly limitValue: ReactNode;
  /** Mandates for direct debits, of members who have given some. */
  readonly mandates?: ReactNode;
  /** More ways to log in. */
  readonly keys?: ReactNode;
  readonly leaving: ReactNode;
}

/** For members alone, but the same for all of them as it comes from the server: who they are is fetched here. */
export async function SettingsPage({ language, push, app, limit, limitValue, mandates, keys, leaving }: Props) {
  const site = await currentSite();
  const { t } = site;
  const [visibility, blocked, mails] = [visibilityTexts(site), blockedTexts(site), mailsTexts(site)];
  return (
    <div className="frame py-8 lg:py-14">
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-heading">{t('settings.title')}</h1>
        <SignInFirst text={t('settings.signed_out')} action={t('navigation.login')} route="notifications" />
        <div className="hidden [@media(scripting:none)]:block [html[data-member]_&]:block">
          <p className="mt-5 hidden [@media(scripting:none)]:block">{t('settings.needs_script')}</p>
          <SettingsFrame>
            <div className="mt-8">
              <SettingsGroup
                id="group-safety"
                title={t('faq.group_safety')}
                value={<SafetyValue visibility={visibility} blocked={blocked} />}
              >
                <BlockedSection texts={blocked} />
                <VisibilitySection texts={visibility} />
                <DevicesSection texts={devicesTexts(site)} />
                <LinkRow
                  href={`${ROUTES['pages-faq']}#faq-group-safety`}
                  title={t('settings.help_title')}
                  text={t('settings.help_text')}
                />
                <LinkRow href={ROUTES.decisions} title={t('decisions.title')} text={t('decisions.text')} />
              </SettingsGroup>
              <SettingsGroup
                id="group-login"
                title={t('settings-rows.login')}
                value={<AddressValue loading={t('settings.loading')} />}
              >
                <EmailSection texts={emailTexts(site)} />
                <PasswordSection texts={passwordTexts(site)} />
                {keys}
              </SettingsGroup>
              <SettingsGroup id="group-notify" title={t('settings-rows.notify')} value={<MailsValue texts={mails} />}>
                <MailsSection texts={mails} />
                {push}
              </SettingsGroup>
              <SettingsGroup id="group-app" title={t('settings-rows.app')} value={languageName(site.locale)}>
                {language}
                {app}
              </SettingsGroup>
              <SettingsGroup id="group-payments" title={t('settings-rows.payments')} value={limitValue}>
                {limit}
                {mandates}
                <LinkRow href={ROUTES.transactions} title={t('credits.title')} text={t('credits.description')} />
              </SettingsGroup>
              <SettingsGroup id="group-data" title={t('settings.group_data')}>
                <DataSection texts={dataTexts(site)} />
                {leaving}
              </SettingsGroup>
            </div>
          </SettingsFrame>
        </div>
      </div>
    </div>
  );
}

/** In the line of the parts around it, but it leads away. */
function LinkRow({ href, title, text }: { readonly href: string; readonly title: string; readonly text: string }) {
  return (
    <a href={href} className="flex min-h-14 items-center gap-4 border-y border-hairline py-3">
      <span className="min-w-0 grow">
        <h3 className="leading-tight font-semibold text-text-strong">{title}</h3>
        <span className="mt-1 block text-caption text-text-muted">{text}</span>
      </span>
      <span aria-hidden="true">→</span>
    </a>
  );
}
