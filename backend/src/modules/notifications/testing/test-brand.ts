import { type MailBrand, type SiteTheme } from '../brand/mail-brands';

const light: SiteTheme['light'] = {
  primary: '#a0205f',
  on_primary: '#ffffff',
  secondary: '#5b2a86',
  on_secondary: '#ffffff',
  unread: '#c2410c',
  on_unread: '#ffffff',
  surface_1: '#ffffff',
  surface_2: '#faf5f8',
  surface_3: '#f3e8ee',
  text_strong: '#1f1020',
  text: '#3b2a3b',
  text_muted: '#6b5a6b',
  line: '#e5d8e0',
  success: '#15803d',
  on_success: '#ffffff',
  warning: '#92400e',
  on_warning: '#ffffff',
  danger: '#b91c1c',
  on_danger: '#ffffff',
  primary_text: '#a0205f',
  focus: '#5b2a86',
};

export const TEST_THEME: SiteTheme = {
  scheme: 'auto',
  radius: 16,
  density: 'normal',
  shadow: 'soft',
  display_font: 'bricolage-grotesque',
  body_font: 'system',
  logo: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  mark: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  art: 'lights',
  hero: 'split',
  sections: ['steps'],
  light,
  dark: {
    ...light,
    primary: '#f07ab8',
    on_primary: '#2b0a1b',
    surface_1: '#1c131b',
    surface_2: '#120b11',
    text: '#e9dfe7',
    text_strong: '#ffffff',
    text_muted: '#b9a9b6',
    line: '#3a2c38',
  },
};

/** A brand for tests, told apart from every other by its name. */
export function testBrand(tenantId: number, name: string, overrides: Partial<MailBrand> = {}): MailBrand {
  const slug = name.toLowerCase();
  return {
    tenantId,
    revision: 1,
    name,
    host: `${slug}.example`,
    sender: { name, address: `hello@${slug}.example` },
    supportEmail: `support@${slug}.example`,
    supportPhone: '+31 85 000 0001',
    locale: 'nl',
    tagFor: (locale) => locale,
    company: {
      name: `${name} B.V.`,
      address: 'Voorbeeldkade 12',
      zip: '1011 AB',
      city: 'Amsterdam',
      country: 'NL',
      register: 'Kamer van Koophandel',
      kvk: '90000001',
      vat_numbers: ['NL000099998B57'],
    },
    theme: () => Promise.resolve(TEST_THEME),
    ...overrides,
  };
}
