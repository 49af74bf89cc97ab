import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../../contract/text/locales';
import { regionalLocale } from '../../../../../contract/text/regional-locale';
import { currentTenantId } from '../../../platform/tenancy';
import { PublishedSites, RevisionNotFound } from '../../tenants';
import { sayPush } from '../push-texts';

/** The facts of a brand that its pushes need, from the published revision. */
interface PushBrand {
  /** The name that says nothing about the niche: it stands above every push. */
  readonly title: string;
  /** The language with the country whose texts and numbers its readers get. */
  readonly tagFor: (locale: Locale) => string;
  /** The brand's word for one fictional profile, or for several. */
  readonly labelIn: (locale: Locale, word: 'one' | 'several') => string;
}

@Injectable()
export class PushBrands {
  constructor(private readonly sites: PublishedSites) {}

  /** The brand in scope; undefined where it sends no pushes. */
  async current(): Promise<PushBrand | undefined> {
    const site = await this.sites.get(currentTenantId()).catch((error: unknown) => {
      if (error instanceof RevisionNotFound) return undefined;
      throw error;
    });
    if (!site?.document.features.push) return undefined;
    const { notifications, settings } = site.document;
    const tagFor = (locale: Locale): string => regionalLocale(locale, settings.domain_language, settings.countries);
    return {
      title: notifications.discreet_name,
      tagFor,
      labelIn: (locale, word) =>
        word === 'one'
          ? (settings.fictional_singular[locale] ?? sayPush(tagFor(locale), 'fictional'))
          : (settings.fictional_plural[locale] ?? sayPush(tagFor(locale), 'fictional_profiles')),
    };
  }
}
