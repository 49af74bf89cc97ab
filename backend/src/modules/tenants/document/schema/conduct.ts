import { z } from 'zod';
import { field } from './field';
import { LOCALES_BY_COUNTRY } from './locales-by-country';
import { httpsUrl, locale, perCountry, plainText, setOf } from './values';

export const localesSchema = z.strictObject({
  offered: field(setOf(locale(), 1), {
    title: 'Languages',
    required: true,
    description: 'Languages of the brand; each needs its texts.',
    example: ['nl', 'fr', 'de', 'en'],
  }),
  by_country: field(perCountry(setOf(locale(), 1)), {
    title: 'Languages by country',
    default: LOCALES_BY_COUNTRY,
    unit: 'languages in order',
    example: { BE: ['nl', 'fr', 'de'] },
    description: 'What the switcher shows in a country, of those offered. Elsewhere it shows all.',
  }),
});
export type LocalesPart = z.infer<typeof localesSchema>;

export const mailSchema = z.strictObject({
  mailbox: field(
    z.string().regex(/^[a-z0-9][a-z0-9._-]{0,31}$/, 'Give the part of an address before the @, such as hello.'),
    {
      title: 'Mailbox',
      default: 'hello',
      description: 'Stands before the @ of the sender; the primary domain after it.',
      example: 'hello',
      public: false,
    },
  ),
  domain: field(z.string().regex(z.regexes.domain, 'Give a domain such as mail.example.com.').nullable(), {
    title: 'Domain of the sender',
    default: null,
    example: null,
    public: false,
    description: 'Only where mail leaves from another domain than the primary one.',
  }),
});
export type MailPart = z.infer<typeof mailSchema>;

export const notificationsSchema = z.strictObject({
  discreet_name: field(plainText(30, 2), {
    title: 'Discreet name',
    required: true,
    example: 'Everglow',
    description: 'What a lock screen shows, and a home screen under the icon of the app. It never names the niche.',
  }),
  unread_mail_delay_minutes: field(z.int().min(1).max(10_080), {
    title: 'Mail about an unread message',
    default: 15,
    unit: 'minutes',
    edit: 'support',
    example: 15,
    public: false,
    description: 'Sent when a message has stayed unread this long.',
  }),
  digest_hours: field(z.int().min(1).max(720), {
    title: 'Pause between mails about likes',
    default: 24,
    unit: 'hours',
    edit: 'support',
    example: 24,
    public: false,
    description: 'Likes in between are told in one mail.',
  }),
});
export type NotificationsPart = z.infer<typeof notificationsSchema>;

const feature = (title: string, description: string, isOn = true) =>
  field(z.boolean(), { title, description, default: isOn, settingsCall: true, example: true });

export const featuresSchema = z.strictObject({
  welcome_like: feature('Welcome like', 'A like for new members from a profile that is labelled fictional.', false),
  swipe_game: feature('Swipe game', 'The deck of profiles.'),
  match_finder: feature('Match finder', 'Profiles that fit, after a few questions.'),
  gifts: feature('Gifts', 'Gifts in conversations.'),
  gif_search: feature('GIF search', 'GIFs in conversations. Off: those that were sent stay.'),
  photo_messages: feature(
    'Photos in conversations',
    'Photos may be sent in a conversation. Off: those that were sent stay.',
  ),
  push: feature('Push messages', 'Members may subscribe to push messages.'),
  time_bonus: feature(
    'Time bonus',
    'The discount in the hours after signing up. Off: it ends for those who have it, too.',
  ),
  welcome_discount: feature('Welcome discount', 'The discount code for new members.'),
  invisible_mode: feature(
    'Invisible mode',
    'Members may hide from search. Off: nobody hides anew; hidden members stay so until they show themselves again.',
  ),
  invisible_mode_for: field(z.enum(['everybody', 'premium']), {
    title: 'Who may be invisible',
    default: 'premium',
    settingsCall: true,
    description:
      'Every member, or premium members alone. Members who lose premium stay hidden until they choose otherwise.',
    example: 'premium',
  }),
  direct_debit: feature('Direct debit', 'Paying by direct debit.', false),
  heic_photos: feature(
    'HEIC photos',
    'Photos in the format of iPhones are taken. Its decoder may be subject to patents in your country: off where a lawyer objects.',
  ),
});
export type Features = z.infer<typeof featuresSchema>;

const disputeBody = z.strictObject({ name: plainText(160, 2), url: httpsUrl() });

export const disclosuresSchema = z.strictObject({
  fictional_profiles: field(z.boolean(), {
    title: 'The brand runs fictional profiles',
    default: true,
    example: true,
    description: 'Says so at the foot of every page. Each such profile is labelled whatever stands here.',
  }),
  moderation: field(z.enum(['people', 'software', 'people_and_software']), {
    title: 'Moderation',
    default: 'people_and_software',
    description: 'Who looks at photos and reported texts.',
    example: 'people_and_software',
  }),
  vat_note: field(z.enum(['included', 'not_charged']), {
    title: 'Note on VAT',
    default: 'included',
    description: 'What stands beside every price.',
    example: 'included',
  }),
  dispute_body: field(disputeBody.nullable(), {
    title: 'Dispute body',
    default: null,
    description: 'Where a consumer can take a dispute out of court.',
    example: { name: 'Geschillencommissie', url: 'https://www.degeschillencommissie.nl' },
  }),
  dispute_participation: field(z.enum(['obliged', 'willing', 'not_willing']), {
    title: 'Taking part in disputes',
    default: 'not_willing',
    description: 'Whether the company takes part before that body.',
    example: 'willing',
  }),
});
export type Disclosures = z.infer<typeof disclosuresSchema>;
