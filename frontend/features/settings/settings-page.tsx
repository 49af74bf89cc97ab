import { type ReactNode } from 'react';
import { SignInFirst } from '../../components/settings/sign-in-first';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { BlockedSection } from './blocked-section';
import { blockedTexts } from './blocked-texts';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { MailsSection } from './mails-section';
import { PasswordSection } from './password-section';
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
  /** Mandates for direct debits, of members who have given some. */
  readonly mandates?: ReactNode;
  /** More ways to log in. */
  readonly keys?: ReactNode;
  readonly leaving: ReactNode;
}

/** For members alone, but the same for all of them as it comes from the server: who they are is fetched here. */
export async function SettingsPage({ language, push, app, limit, mandates, keys, leaving }: Props) {
  const site = await currentSite();
  const { t } = site;
  return (
    <div className="frame py-8 lg:py-14">
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-heading">{t('settings.title')}</h1>
        <SignInFirst text={t('settings.signed_out')} action={t('navigation.login')} route="notifications" />
        <div className="hidden [@media(scripting:none)]:block [html[data-member]_&]:block">
          <p className="mt-5 hidden [@media(scripting:none)]:block">{t('settings.needs_script')}</p>
          <SettingsFrame>
            <Group title={t('faq.group_safety')}>
              <BlockedSection texts={blockedTexts(site)} />
              <VisibilitySection texts={visibilityTexts(site)} />
              <DevicesSection texts={devicesTexts(site)} />
              <LinkRow
                href={`${ROUTES['pages-faq']}#faq-group-safety`}
                title={t('settings.help_title')}
                text={t('settings.help_text')}
              />
            </Group>
            <Group title={t('settings.group_here')}>
              <MailsSection texts={mailsTexts(site)} />
              {push}
              {language}
              {app}
              {limit}
              {mandates}
              <LinkRow href={ROUTES.transactions} title={t('credits.title')} text={t('credits.description')} />
            </Group>
            <Group title={t('settings.group_login')}>
              <EmailSection texts={emailTexts(site)} />
              <PasswordSection texts={passwordTexts(site)} />
              {keys}
            </Group>
            <Group title={t('settings.group_data')}>
              <DataSection texts={dataTexts(site)} />
              {leaving}
            </Group>
          </SettingsFrame>
        </div>
      </div>
    </div>
  );
}

/** In the line of the groups around it, but it leads away. */
function LinkRow({ href, title, text }: { readonly href: string; readonly title: string; readonly text: string }) {
  return (
    <a href={href} className="flex min-h-16 items-center gap-4 border-y border-hairline py-3">
      <span className="min-w-0 grow">
        <h3 className="text-lead leading-tight">{title}</h3>
        <span className="mt-1 block text-caption text-text-muted">{text}</span>
      </span>
      <span aria-hidden="true">→</span>
    </a>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-caption text-text-muted">{title}</h2>
      {children}
    </section>
  );
}
