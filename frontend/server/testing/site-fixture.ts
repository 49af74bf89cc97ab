import { fillInDefaults } from '../../../contract/site/defaults';
import SITE_DEFAULTS from '../../site/site-defaults.json';
import { COLOUR_ROLES, type SiteDocument, type ThemeColours } from '../../site/site-document';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#b0125b"/></svg>';

function colours(surface: string, text: string): ThemeColours {
  const roles = COLOUR_ROLES.map((role) => [role, /^(?:surface|on_)/.test(role) ? surface : text]);
  return Object.fromEntries(roles) as ThemeColours;
}

type Own = { readonly [Part in keyof SiteDocument]?: Partial<SiteDocument[Part]> };

/** A complete small site, told from others by its name; what is not said here is the product's default. */
export function makeSite(name: string): SiteDocument {
  const own: Own = {
    settings: {
      name,
      niche: 1,
      countries: ['NL', 'DE'],
      domain_language: 'nl',
      index_title: { en: name, nl: name },
      description: { en: `Meet people at ${name}.`, nl: `Ontmoet mensen bij ${name}.` },
      cdn_prefix: `https://pictures.${name.toLowerCase().replace(/\W+/g, '-')}.test/media`,
      support_phone: '+31 20 000 0000',
      support_email: 'support@example.test',
      mail_name: name,
      search_fields: ['gender', 'min_age', 'max_age'],
      visible_profile_fields: ['gender', 'interests'],
      visible_profile_notes: ['about_me'],
      fictional_singular: { en: 'Fictional profile' },
      minimum_message_costs: {},
      message_credits: 4,
      photo_credits: 6,
      gift_credits: 8,
      signup_credits: 20,
    },
    company: {
      id: 1,
      name: `${name} B.V.`,
      address: 'Kade 1',
      zip: '1011 AA',
      city: 'Amsterdam',
      country: 'NL',
      kvk: '00000000',
      register: 'KvK',
      representative: 'A. Person',
      email: 'company@example.test',
      support_phone: '+31 20 000 0001',
      vat_numbers: ['NL000000000B01'],
      added: '2026-01-15',
    },
    min_age: 18,
    locales: { offered: ['en', 'nl', 'de'], by_country: {} },
    theme: {
      scheme: 'light',
      radius: 12,
      density: 'normal',
      shadow: 'soft',
      display_font: 'outfit',
      body_font: 'system',
      logo: MARK,
      mark: MARK,
      art: 'lights',
      hero: 'split',
      sections: ['steps'],
      light: colours('#ffffff', '#221122'),
      dark: colours('#111111', '#eeeeee'),
    },
    packages: [{ id: 'small', credits: 50, price: { EUR: 1000 } }],
    disclosures: {
      fictional_profiles: true,
      moderation: 'people',
      vat_note: 'included',
      dispute_body: null,
      dispute_participation: 'not_willing',
    },
    notifications: { discreet_name: name },
    premium_match_claim_percent: null,
  };
  return fillInDefaults(own, SITE_DEFAULTS) as SiteDocument;
}
