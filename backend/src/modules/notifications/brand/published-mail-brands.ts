import { Injectable } from '@nestjs/common';
import { regionalLocale } from '../../../../../contract/text/regional-locale';
import { DeliveryError } from '../../../platform/outbox';
import { localeOfTag } from '../../../platform/texts';
import { PublishedSites } from '../../tenants';
import { type MailBrand, MailBrands } from './mail-brands';

/** Brands as they are live now. */
@Injectable()
export class PublishedMailBrands extends MailBrands {
  constructor(private readonly sites: PublishedSites) {
    super();
  }

  override async brandOf(tenantId: number): Promise<MailBrand> {
    const { revision, primaryHost, document } = await this.sites.get(tenantId);
    if (primaryHost === '') throw new DeliveryError('deferred', 'no_primary_domain');
    const { settings, company, mail } = document;
    return {
      tenantId,
      revision,
      name: settings.name,
      host: primaryHost,
      sender: { name: settings.mail_name, address: `${mail.mailbox}@${mail.domain ?? primaryHost}` },
      supportEmail: settings.support_email,
      supportPhone: settings.support_phone,
      locale: localeOfTag(settings.domain_language),
      tagFor: (locale, country) => regionalLocale(locale, settings.domain_language, settings.countries, country),
      company,
      theme: async () => (await this.sites.siteDocument(tenantId, revision)).theme,
    };
  }
}
