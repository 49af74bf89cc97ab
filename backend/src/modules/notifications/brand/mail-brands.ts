import { type Locale } from '../../../../../contract/text/locales';
import { type SiteDocument, type TenantDocument } from '../../tenants';

export type SiteTheme = SiteDocument['theme'];

/** The tenant's data that a mail needs, from the published revision. */
export interface MailBrand {
  readonly tenantId: number;
  readonly revision: number;
  readonly name: string;
  /** The primary domain: all links and the sender. */
  readonly host: string;
  readonly sender: { readonly name: string; readonly address: string };
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** The language of the domain, and so of its support. */
  readonly locale: Locale;
  /** Returns the tag whose texts and dates a reader of that language gets: of their own country, else of the brand’s. */
  readonly tagFor: (locale: Locale, country?: string | null) => string;
  readonly company: Pick<
    TenantDocument['company'],
    'name' | 'address' | 'zip' | 'city' | 'country' | 'register' | 'kvk' | 'vat_numbers'
  >;
  readonly theme: () => Promise<SiteTheme>;
}

/** Knows every tenant's brand. */
export abstract class MailBrands {
  /** Rejects for a tenant that has published nothing yet. */
  abstract brandOf(tenantId: number): Promise<MailBrand>;
}
