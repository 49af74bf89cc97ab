import { type TextKey } from '../../../lib/i18n/catalogue';
import { type Values } from '../../../lib/i18n/translator';
import { type CurrentSite, fictionalLabel } from '../../../site/current-site';
import { legalLists } from './legal-lists';
import { type Contacts, escapeMarkdown, renderBlock, renderPage, type RenderedPage } from './markdown';
import { versionDate } from './version-date';

/** The texts of static pages, filled from the brand's settings. */
export interface PageTexts {
  /** A title or a line, as plain text. */
  readonly plain: (key: TextKey) => string;
  /** HTML of a text that is written in Markdown. */
  readonly html: (key: TextKey) => string;
  /** HTML of a text that the brand wrote, already filled in. */
  readonly page: (text: string) => RenderedPage;
}

export function createPageTexts(site: CurrentSite): PageTexts {
  const values = valuesOf(site);
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? escapeMarkdown(value) : value,
  ]);
  const filled = { ...(Object.fromEntries(words) as Values), ...notSold(site), ...legalLists(site) };
  const contacts = contactsOf(site);
  return {
    plain: (key) => site.t(key, values),
    html: (key) => renderBlock(withoutPrices(site.t(key, filled)), contacts),
    page: (text) => renderPage(text, contacts),
  };
}

/** The price of what the brand does not sell. Every language writes it as the same sign, and its line is left out. */
const NOT_SOLD = { value: Infinity, sign: '∞' } as const;

function notSold({ document: { features } }: CurrentSite): Values {
  return {
    ...(features.photo_messages ? {} : { photo_credits: NOT_SOLD.value }),
    ...(features.gifts ? {} : { gift_credits: NOT_SOLD.value }),
  };
}

const withoutPrices = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(NOT_SOLD.sign))
    .join('\n');

/** Spaces and dashes are for the eye. */
const dialled = (phone: string): string => `tel:${phone.replace(/[\s()-]/g, '')}`;

function contactsOf({ document }: CurrentSite): Contacts {
  const { settings, company } = document;
  const mails = [settings.support_email, company.email].map((mail) => [mail, `mailto:${mail}`]);
  return Object.fromEntries([[settings.support_phone, dialled(settings.support_phone)], ...mails]) as Contacts;
}

function valuesOf(site: CurrentSite): Values {
  const { document, formats } = site;
  const { settings, company, disclosures } = document;
  const country = formats.countryName(company.country);
  return {
    site: settings.name,
    company: company.name,
    address: `${company.address}, ${company.zip} ${company.city}, ${country}`,
    register: company.register,
    register_number: company.kvk,
    representative: company.representative,
    vat_numbers: company.vat_numbers.join(', '),
    legal_email: company.email,
    support_email: settings.support_email,
    support_phone: settings.support_phone,
    country,
    countries: formats.list(settings.countries.map(formats.countryName)),
    fictional: fictionalLabel(site),
    date: formats.date(versionDate(company.added)),
    body: disclosures.dispute_body?.name ?? '',
    url: disclosures.dispute_body?.url ?? '',
    percent: document.premium_match_claim_percent ?? 0,
    refund_days: settings.refund_days,
    message_credits: settings.message_credits,
    photo_credits: settings.photo_credits,
    gift_credits: settings.gift_credits,
    signup_credits: settings.signup_credits,
    free_messages: Math.floor(settings.signup_credits / settings.message_credits),
    message_length: settings.message_length,
  };
}
