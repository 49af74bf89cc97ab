import { z } from 'zod';
import { FACT_FIELDS, FILTER_FIELDS, NOTE_FIELDS, wordsOf } from '../../../../../../contract/profile/fields';
import { field, moneyField } from './field';
import {
  country,
  credits,
  currency,
  email,
  localised,
  minorUnits,
  perCountry,
  phone,
  plainText,
  setOf,
} from './values';

const FICTIONAL_ICONS = ['mask', 'sparkles', 'quill', 'info'] as const;

const identity = {
  name: field(plainText(40, 2), {
    title: 'Name',
    required: true,
    description: 'The brand as visitors read it.',
    example: 'Everglow',
  }),
  niche: field(z.int().min(1).max(7), {
    title: 'Niche',
    required: true,
    example: 1,
    description: '1 plain, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay: which template the brand stands on.',
  }),
  countries: field(setOf(country(), 1), {
    title: 'Countries',
    required: true,
    description: 'Where the brand is offered; each needs prices.',
    example: ['NL', 'BE'],
  }),
  domain_language: field(z.string().regex(/^[a-z]{2}([_-][A-Z]{2})?$/, 'Give a language such as nl or nl-BE.'), {
    title: 'Language of the domain',
    required: true,
    example: 'nl',
    description: 'Its first two letters are the language of visitors who have not chosen one.',
  }),
  index_title: field(localised(70), {
    title: 'Title of the home page',
    required: true,
    edit: 'support',
    unit: 'text per language',
    description: 'Shown in the browser tab and by search engines. {name} and {min_age} are filled in.',
    example: { en: '{name}: dating with a little light in it' },
  }),
  description: field(localised(170), {
    title: 'Description',
    required: true,
    edit: 'support',
    unit: 'text per language',
    description: 'Shown by search engines and when the site is shared. {name} and {min_age} are filled in.',
    example: { en: 'Meet adults near you who would rather talk than collect matches.' },
  }),
  cdn_prefix: field(
    z
      .string()
      .regex(
        /^(\/[a-z0-9-]+|https:\/\/[a-z0-9.-]+(\/[a-z0-9-]+)*)$/,
        'Give a path such as /media or an https address, without a slash at the end.',
      ),
    {
      title: 'Prefix of pictures',
      default: '/media',
      description: 'Stands before every path of a picture.',
      example: '/media',
    },
  ),
};

const access = {
  enable_site_entry_popup: field(z.enum(['yes', 'no']), {
    title: 'Site-entry warning',
    default: 'no',
    description: 'Whether visitors see the warning for adults once.',
    example: 'no',
  }),
  site_entry_countries: field(setOf(country()), {
    title: 'Countries of the site-entry warning',
    default: [],
    description: 'Empty: everywhere.',
    example: ['DE'],
  }),
  signups: field(z.enum(['all', 'with_trafficsource', 'closed']), {
    title: 'Sign-ups',
    default: 'all',
    example: 'all',
    description: 'Who may sign up: everybody, only visitors from a traffic source, or nobody for now.',
  }),
  logged_out_search: field(z.boolean(), {
    title: 'Search without signing in',
    default: true,
    description: 'Whether visitors may search.',
    example: true,
  }),
  logged_out_search_trafficsource: field(z.boolean(), {
    title: 'Search for visitors from a traffic source',
    default: true,
    example: true,
    description: 'Whether visitors from a traffic source may search without signing in.',
  }),
};

const support = {
  support_phone: field(phone(), {
    title: 'Support phone',
    required: true,
    edit: 'support',
    description: 'Spaces and dashes are removed where it is dialled.',
    example: '+31 85 000 0001',
  }),
  support_email: field(email(), {
    title: 'Support e-mail',
    required: true,
    edit: 'support',
    description: 'Complaints and questions arrive here.',
    example: 'support@everglow.example',
  }),
  mail_name: field(plainText(40, 2), {
    title: 'Name of the sender',
    required: true,
    example: 'Everglow',
    description: 'The sender that members see in their inbox; discreet, it never names the niche.',
  }),
};

const fictional = {
  fictional_icon: field(z.enum(FICTIONAL_ICONS), {
    title: 'Icon of fictional profiles',
    default: 'mask',
    description: 'Stands beside the word, never instead of it.',
    example: 'mask',
  }),
  fictional_warning: field(localised(300), {
    title: 'Warning before the first paid message',
    default: {},
    unit: 'text per language',
    example: {},
    description: 'A language without one uses the product’s text: the warning itself cannot be switched off.',
  }),
  fictional_singular: field(localised(40), {
    title: 'Word for one fictional profile',
    default: {},
    unit: 'text per language',
    example: { en: 'fictional profile' },
    description: 'A language without one uses the product’s word.',
  }),
  fictional_plural: field(localised(40), {
    title: 'Word for fictional profiles',
    default: {},
    unit: 'text per language',
    example: { en: 'fictional profiles' },
    description: 'A language without one uses the product’s word.',
  }),
};

const profiles = {
  visible_profile_fields: field(setOf(z.enum(FACT_FIELDS)), {
    title: 'Facts on a profile',
    default: [...FACT_FIELDS],
    description: 'In the order of the profile page.',
    example: ['gender', 'interests'],
  }),
  visible_profile_notes: field(setOf(z.enum(NOTE_FIELDS)), {
    title: 'Texts on a profile',
    default: [...NOTE_FIELDS],
    description: 'What members write about themselves.',
    example: ['about_me'],
  }),
  genders: field(setOf(z.enum(wordsOf('gender')), 1), {
    title: 'Genders',
    default: [...wordsOf('gender')],
    defaultByNiche: { 7: ['man'] },
    description:
      'Whom sign-up, profiles and the search offer, in the order of the forms. Members who are here already keep their own.',
    example: ['woman', 'man'],
  }),
  search_fields: field(setOf(z.enum(FILTER_FIELDS), 1), {
    title: 'Filters of the search',
    default: ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'distance'],
    description: 'In the order of the form.',
    example: ['gender', 'min_age', 'max_age'],
  }),
};

const messageCost = z.strictObject({ costs: minorUnits(), currency: currency() });

const money = {
  minimum_message_costs: moneyField(perCountry(messageCost), {
    title: 'Lowest cost of a message',
    required: true,
    unit: 'minor units',
    currency: 'by country',
    example: { NL: { costs: 83, currency: 'EUR' } },
    description: 'By country, in its currency, VAT included: what a message costs from the largest package.',
  }),
  message_credits: moneyField(credits().min(1), {
    title: 'Cost of a message',
    default: 10,
    unit: 'credits',
    description: 'Receiving and reading are free.',
    example: 10,
  }),
  photo_credits: moneyField(credits(), {
    title: 'Cost of a photo in a chat',
    default: 20,
    unit: 'credits',
    description: 'On top of nothing: the photo alone.',
    example: 20,
  }),
  gift_credits: moneyField(credits(), {
    title: 'Cost of a gift',
    default: 20,
    unit: 'credits',
    description: 'One gift.',
    example: 20,
  }),
  signup_credits: moneyField(credits(), {
    title: 'Credits for a new member',
    default: 30,
    unit: 'credits',
    example: 30,
    description: 'Granted at activation; divided by the cost of a message it is the number of free messages.',
  }),
  message_length: field(z.int().min(100).max(5000), {
    title: 'Length of a message',
    default: 1000,
    unit: 'characters',
    description: 'Counted as a person counts.',
    example: 1000,
  }),
  refund_days: moneyField(z.int().min(14).max(365), {
    title: 'Days to withdraw',
    default: 14,
    unit: 'days',
    description: 'From payment, pro rata on unused credits.',
    example: 14,
  }),
  member_resell: field(z.boolean(), {
    title: 'Disclosure on passing on members',
    default: false,
    example: false,
    description: 'Shows the disclosure and records consent. No member’s data ever crosses to another brand.',
  }),
};

export const settingsSchema = z.strictObject({
  ...identity,
  ...access,
  ...support,
  ...fictional,
  ...profiles,
  ...money,
});
export type Settings = z.infer<typeof settingsSchema>;

/** Settings that nobody writes: the answer of the settings call adds them for the visitor and the installation. */
export const DERIVED_SETTINGS = {
  domain: 'The host of the tenant’s primary domain.',
  company_id: 'The id of the company.',
  geoip_country: 'The visitor’s country by address: ISO 3166-1 alpha-2.',
  geoip_selected_country: 'The visitor’s country if the brand is offered there, else the brand’s first.',
  push_public_key: 'The public key for push subscriptions.',
  locale: 'The language of the texts in this answer.',
  locales: 'What the language switcher shows in the visitor’s country.',
  revision: 'The revision that the settings are of.',
} as const;
