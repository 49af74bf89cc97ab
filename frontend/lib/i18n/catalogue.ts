import { type Locale } from '../../../contract/text/locales';
import { type Overlay } from '../../../contract/text/regional-locale';
import type activation from '../../locales/en/activation.json';
import type activity from '../../locales/en/activity.json';
import type app from '../../locales/en/app.json';
import type attachments from '../../locales/en/attachments.json';
import type ban from '../../locales/en/ban.json';
import type buying from '../../locales/en/buying.json';
import type chats from '../../locales/en/chats.json';
import type common from '../../locales/en/common.json';
import type complaints from '../../locales/en/complaints.json';
import type cookies from '../../locales/en/cookies.json';
import type credits from '../../locales/en/credits.json';
import type decisions from '../../locales/en/decisions.json';
import type directDebit from '../../locales/en/direct-debit.json';
import type discounts from '../../locales/en/discounts.json';
import type errors from '../../locales/en/errors.json';
import type facts from '../../locales/en/facts.json';
import type faq from '../../locales/en/faq.json';
import type finder from '../../locales/en/finder.json';
import type firstMessage from '../../locales/en/first-message.json';
import type firstSteps from '../../locales/en/first-steps.json';
import type footer from '../../locales/en/footer.json';
import type frame from '../../locales/en/frame.json';
import type home from '../../locales/en/home.json';
import type joining from '../../locales/en/joining.json';
import type landers from '../../locales/en/landers.json';
import type likes from '../../locales/en/likes.json';
import type liking from '../../locales/en/liking.json';
import type links from '../../locales/en/links.json';
import type members from '../../locales/en/members.json';
import type navigation from '../../locales/en/navigation.json';
import type notices from '../../locales/en/notices.json';
import type passkeys from '../../locales/en/passkeys.json';
import type passwordless from '../../locales/en/passwordless.json';
import type photoCheck from '../../locales/en/photo-check.json';
import type photos from '../../locales/en/photos.json';
import type premium from '../../locales/en/premium.json';
import type pricing from '../../locales/en/pricing.json';
import type privacy from '../../locales/en/privacy.json';
import type profile from '../../locales/en/profile.json';
import type prompts from '../../locales/en/prompts.json';
import type push from '../../locales/en/push.json';
import type reasons from '../../locales/en/reasons.json';
import type reporting from '../../locales/en/reporting.json';
import type returns from '../../locales/en/returns.json';
import type safety from '../../locales/en/safety.json';
import type search from '../../locales/en/search.json';
import type service from '../../locales/en/service.json';
import type settingsRows from '../../locales/en/settings-rows.json';
import type settings from '../../locales/en/settings.json';
import type signIn from '../../locales/en/sign-in.json';
import type signUp from '../../locales/en/sign-up.json';
import type spendLimit from '../../locales/en/spend-limit.json';
import type swipe from '../../locales/en/swipe.json';
import type terms from '../../locales/en/terms.json';
import type unsubscribe from '../../locales/en/unsubscribe.json';
import type verified from '../../locales/en/verified.json';
import type withdrawal from '../../locales/en/withdrawal.json';

interface English {
  activation: typeof activation;
  activity: typeof activity;
  app: typeof app;
  attachments: typeof attachments;
  ban: typeof ban;
  buying: typeof buying;
  chats: typeof chats;
  common: typeof common;
  complaints: typeof complaints;
  cookies: typeof cookies;
  credits: typeof credits;
  decisions: typeof decisions;
  'direct-debit': typeof directDebit;
  discounts: typeof discounts;
  errors: typeof errors;
  facts: typeof facts;
  faq: typeof faq;
  finder: typeof finder;
  'first-message': typeof firstMessage;
  'first-steps': typeof firstSteps;
  footer: typeof footer;
  frame: typeof frame;
  home: typeof home;
  joining: typeof joining;
  landers: typeof landers;
  likes: typeof likes;
  liking: typeof liking;
  links: typeof links;
  members: typeof members;
  navigation: typeof navigation;
  notices: typeof notices;
  passkeys: typeof passkeys;
  passwordless: typeof passwordless;
  'photo-check': typeof photoCheck;
  photos: typeof photos;
  premium: typeof premium;
  pricing: typeof pricing;
  privacy: typeof privacy;
  profile: typeof profile;
  prompts: typeof prompts;
  push: typeof push;
  reasons: typeof reasons;
  reporting: typeof reporting;
  returns: typeof returns;
  safety: typeof safety;
  search: typeof search;
  service: typeof service;
  settings: typeof settings;
  'settings-rows': typeof settingsRows;
  'sign-in': typeof signIn;
  'sign-up': typeof signUp;
  'spend-limit': typeof spendLimit;
  swipe: typeof swipe;
  terms: typeof terms;
  unsubscribe: typeof unsubscribe;
  verified: typeof verified;
  withdrawal: typeof withdrawal;
}

export const NAMESPACES = [
  'activation',
  'activity',
  'app',
  'attachments',
  'ban',
  'buying',
  'chats',
  'common',
  'complaints',
  'cookies',
  'credits',
  'decisions',
  'direct-debit',
  'discounts',
  'errors',
  'facts',
  'faq',
  'finder',
  'first-message',
  'first-steps',
  'footer',
  'frame',
  'home',
  'joining',
  'landers',
  'likes',
  'liking',
  'links',
  'members',
  'navigation',
  'notices',
  'passkeys',
  'passwordless',
  'photo-check',
  'photos',
  'premium',
  'pricing',
  'privacy',
  'profile',
  'prompts',
  'push',
  'reasons',
  'reporting',
  'returns',
  'safety',
  'search',
  'service',
  'settings',
  'settings-rows',
  'sign-in',
  'sign-up',
  'spend-limit',
  'swipe',
  'terms',
  'unsubscribe',
  'verified',
  'withdrawal',
] as const;
export type Namespace = (typeof NAMESPACES)[number] & keyof English;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every text of the catalogues, as `<namespace>.<key>`; plural forms of one text share its key. */
export type TextKey = {
  [N in Namespace]: `${N}.${WithoutPlural<keyof English[N] & string>}`;
}[Namespace];

export type Catalogue = Readonly<Record<Namespace, Readonly<Record<string, string>>>>;

/** All texts of one language. Only the server loads it: no catalogue travels to the browser. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const loaded = await Promise.all(NAMESPACES.map(async (name) => [name, await loadNamespace(locale, name)] as const));
  return Object.fromEntries(loaded) as Catalogue;
}

type OverlayTexts = Readonly<Partial<Record<Namespace, Readonly<Record<string, string>>>>>;
const overlays = new Map<Overlay, Promise<OverlayTexts>>();

/** The texts in which an overlay differs from its language. Looked for once, because most namespaces have none. */
export function loadOverlay(overlay: Overlay): Promise<OverlayTexts> {
  let texts = overlays.get(overlay);
  if (!texts) {
    texts = readOverlay(overlay);
    overlays.set(overlay, texts);
    texts.catch(() => overlays.delete(overlay));
  }
  return texts;
}

async function readOverlay(overlay: Overlay): Promise<OverlayTexts> {
  const read = await Promise.all(
    NAMESPACES.map(async (name) => [name, await loadNamespace(overlay, name).catch(absent)] as const),
  );
  return Object.fromEntries(read);
}

const ABSENT = new Set<unknown>(['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND']);

function absent(error: unknown): Readonly<Record<string, string>> {
  if (typeof error === 'object' && error !== null && 'code' in error && ABSENT.has(error.code)) return {};
  throw error;
}

async function loadNamespace(
  locale: Locale | Overlay,
  namespace: Namespace,
): Promise<Readonly<Record<string, string>>> {
  const file = (await import(`../../locales/${locale}/${namespace}.json`)) as {
    default: Readonly<Record<string, string>>;
  };
  return file.default;
}
