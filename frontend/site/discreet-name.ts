import { type SiteDocument } from './site-document';

/**
 * What may be read on a lock screen and a home screen. While a deployment runs, the api may be older than the web and not
 * tell it yet; the sender of mails is discreet as well.
 */
export function discreetName({ settings, notifications }: Named): string {
  return notifications?.discreet_name ?? settings.mail_name;
}

type Named = Pick<SiteDocument, 'settings'> & Partial<Pick<SiteDocument, 'notifications'>>;
