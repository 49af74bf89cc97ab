import type { FieldError } from '../../../platform/http/problem';
import { defaultLayer } from './defaults';
import { drawMark, drawWordmark } from './draw/draw-logo';
import { type DocumentSource, resolve } from './layers';
import { isPlainObject } from './path';
import { regionalTemplate } from './regional-template';
import { isDiscreet } from './rules/law-rules';
import type { Company } from './schema/company';
import { STANDARD_VAT_RATES } from './schema/vat-rates';
import { LOCALES_BY_COUNTRY } from './schema/locales-by-country';
import type { DocumentLayer, TenantDocument } from './schema/document';
import { isLocale, type Locale } from '../../../../../contract/text/locales';
import type { CreditPackage } from './schema/packages';
import type { TenantHead } from './schema/tenant-file';
import { suggestedPrices } from './suggested-prices';
import { deriveTheme } from './theme/derive-theme';
import { type Validated, validateDocument } from './validate';
import { validateHead } from './validate-head';

/** The input for a new brand. Only niche and host must be given. */
export interface NewTenant {
  readonly niche: number;
  readonly host: string;
  /** The niche's template, as read from its folder. */
  readonly template: unknown;
  /** The trading company; the operator's if no other is given. */
  readonly company: Company;
  /** The operator's price list; the brand takes the currencies of its countries from it. */
  readonly prices: readonly CreditPackage[];
  readonly slug?: string | undefined;
  readonly name?: string | undefined;
  /** The countries of the brand; the company's own country if none is given. */
  readonly countries?: readonly string[] | undefined;
  readonly locales?: readonly Locale[] | undefined;
}

/** A tenant as its folder holds it, and the document that comes out of it. */
export interface CreatedTenant {
  readonly head: TenantHead;
  readonly own: DocumentLayer;
  readonly resolved: TenantDocument;
}

/** Layers of a brand, lowest first. The template speaks as the brand's countries do. */
export function documentLayers(niche: number, template: unknown, own: unknown): DocumentSource[] {
  return [
    { origin: 'product', values: defaultLayer(niche) },
    { origin: `niche-${niche}`, values: regionalTemplate(template, own) },
    { origin: 'tenant', values: own },
  ];
}

/** Makes a brand that validates at once, or says everything that stands in the way. */
export function newTenant(wish: NewTenant): Validated<CreatedTenant> {
  const slug = wish.slug ?? slugOf(wish.host);
  const head = validateHead({ slug, domains: domainsOf(wish.host) });
  const name = wish.name ?? nameOf(slug);
  const own = ownLayer(wish, name);
  const resolved = validateDocument(resolve(documentLayers(wish.niche, wish.template, own)));
  if (head.ok && resolved.ok) return { ok: true, document: { head: head.document, own, resolved: resolved.document } };
  return { ok: false, faults: [...faultsIn(head), ...faultsIn(resolved)] };
}

const faultsIn = (result: Validated<unknown>): readonly FieldError[] => (result.ok ? [] : result.faults);

function ownLayer(wish: NewTenant, name: string): DocumentLayer {
  const countries = [...(wish.countries ?? [wish.company.country])];
  const offered = [...(wish.locales ?? localesOf(countries))];
  const theme = themeOf(wish);
  // A name that tells the niche may stand on the site, but not on a lock screen.
  const discreet = isDiscreet(name) ? name : wish.company.name.slice(0, 40);
  const settings = {
    name,
    niche: wish.niche,
    countries,
    domain_language: offered[0] ?? 'en',
    support_phone: wish.company.support_phone,
    support_email: wish.company.email,
    mail_name: discreet,
  };
  const taxed = countries.some((country) => STANDARD_VAT_RATES[country] !== 0);
  const { message_credits } = resolvedSettings(wish);
  const { packages, minimum_message_costs } = suggestedPrices(wish.prices, countries, message_credits);
  return {
    settings: { ...settings, minimum_message_costs },
    company: wish.company,
    locales: { offered },
    theme: { logo: drawWordmark(name), mark: drawMark(name, deriveTheme(theme).light, theme.radius) },
    notifications: { discreet_name: discreet.slice(0, 30) },
    disclosures: { vat_note: taxed ? 'included' : 'not_charged' },
    packages: [...packages],
  };
}

function localesOf(countries: readonly string[]): Locale[] {
  const shown = countries.flatMap((country) => LOCALES_BY_COUNTRY[country] ?? ['en' as const]);
  return [...new Set(shown)].filter(isLocale);
}

const resolvedBase = (wish: NewTenant): DocumentLayer =>
  resolve(documentLayers(wish.niche, wish.template, {})) as DocumentLayer;
const resolvedSettings = (wish: NewTenant) => ({ message_credits: resolvedBase(wish).settings?.message_credits });

function themeOf(wish: NewTenant) {
  const { theme } = resolvedBase(wish);
  const fallback = defaultLayer(wish.niche).theme;
  const seeds = {
    ...fallback?.seeds,
    ...(isPlainObject(theme?.seeds) ? theme.seeds : {}),
  } as TenantDocument['theme']['seeds'];
  return { scheme: theme?.scheme ?? 'auto', seeds, radius: theme?.radius ?? 12 } as const;
}

function domainsOf(host: string): TenantHead['domains'] {
  const primary = { host, kind: 'primary' as const };
  return host.startsWith('www.') ? [primary] : [primary, { host: `www.${host}`, kind: 'redirect', target: host }];
}

const slugOf = (host: string) => host.replace(/^www\./, '').split('.')[0] ?? host;
const nameOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
