import { COLOUR_ROLES, type SiteDocument, type ThemeColours } from '../../site/site-document';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#b0125b"/></svg>';

function colours(surface: string, text: string): ThemeColours {
  const roles = COLOUR_ROLES.map((role) => [role, /^(?:surface|on_)/.test(role) ? surface : text]);
  return Object.fromEntries(roles) as ThemeColours;
}

/** A complete small site, told from others by its name. */
export function makeSite(name: string): SiteDocument {
  return {
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
      search_fields: ['gender', 'min_age', 'max_age'],
      visible_profile_fields: ['gender', 'interests'],
      visible_profile_notes: ['about_me'],
      fictional_icon: 'mask',
      fictional_warning: {},
      fictional_singular: { en: 'Fictional profile' },
      fictional_plural: {},
      minimum_message_costs: {},
      message_credits: 4,
      photo_credits: 6,
      gift_credits: 8,
      signup_credits: 20,
      message_length: 1000,
      refund_days: 14,
      member_resell: false,
      signups: 'all',
      enable_site_entry_popup: 'no',
      site_entry_countries: [],
    },
    company: {
      name: `${name} B.V.`,
      address: 'Kade 1',
      zip: '1011 AA',
      city: 'Amsterdam',
      country: 'NL',
      kvk: '00000000',
      register: 'KvK',
      representative: 'A. Person',
      email: 'company@example.test',
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
    features: { swipe_game: true, gifts: true, gif_search: true, photo_messages: true, invisible_mode: true },
    disclosures: {
      fictional_profiles: true,
      moderation: 'people',
      vat_note: 'included',
      dispute_body: null,
      dispute_participation: 'not_willing',
    },
    premium_match_claim_percent: null,
    texts: {},
    pages: [],
  };
}
