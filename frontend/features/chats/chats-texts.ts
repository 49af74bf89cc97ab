import { abusiveTexts } from '../../components/careful/abusive-texts';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { openerTexts } from '../../components/openers/opener-texts';
import { safetyTexts } from '../../components/safety/safety-texts';
import { messageCosts } from '../../components/prices/message-costs';
import { errorTexts } from '../../components/settings/error-texts';
import { resendTexts } from '../../components/activation/resend-texts';
import { type CurrentSite, fictionalLabel } from '../../site/current-site';
import { questionTexts } from '../../site/questions';
import { exists, ROUTES } from '../../site/routes';
import { attachmentTexts } from './attachments/attachment-texts';
import { BALANCE_HOLE, HOST_HOLE, MONEY_HOLE, TEXT_HOLE } from './holes';

const name = { name: PLACEHOLDER.name };
const number = { number: PLACEHOLDER.number };

const listTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    title: t('chats.title'),
    loading: t('chats.loading'),
    failedTitle: t('chats.failed_title'),
    retry: t('errors.retry'),
    search: t('chats.search'),
    searchNone: t('chats.search_none'),
    emptyTitle: t('chats.empty_title'),
    emptyText: t('chats.empty_text'),
    find: t('chats.find'),
    more: t('chats.more'),
    moreFailed: t('chats.more_failed'),
    draft: t('chats.draft', { text: TEXT_HOLE }),
    youSaid: t('chats.you_said', { text: TEXT_HOLE }),
    kinds: { photo: t('chats.photo'), gift: t('chats.gift'), gif: t('chats.gif') },
    withdrawn: t('chats.withdrawn'),
    unread: t('chats.unread', number),
    notHere: t('chats.not_here'),
    actions: t('chats.actions', name),
  };
};
export type ListTexts = ReturnType<typeof listTexts>;

const removeTexts = ({ t }: CurrentSite) => ({
  remove: t('chats.delete'),
  title: t('chats.delete_title', name),
  text: t('chats.delete_text', name),
  failed: t('chats.delete_failed'),
  cancel: t('safety.cancel'),
});
export type RemoveTexts = ReturnType<typeof removeTexts>;

const bubbleTexts = (site: CurrentSite) => {
  const { t, document } = site;
  return {
    you: t('chats.you'),
    kinds: { photo: t('chats.photo'), gift: t('chats.gift'), gif: t('chats.gif') },
    withdrawn: t('chats.withdrawn'),
    warnings: {
      spam: t('chats.warning_spam'),
      contact: t('chats.warning_contact'),
      payment: t('chats.warning_payment'),
    } as Readonly<Record<string, string | undefined>>,
    heldText: t('chats.why_held'),
    appeal: { href: ROUTES.decisions, text: t('photo-check.appeal') },
    rejected: {
      spam: t('chats.why_rejected_spam'),
      contact: t('chats.why_rejected_contact'),
      payment: t('chats.why_rejected_payment'),
    } as Readonly<Record<string, string | undefined>>,
    states: {
      sending: t('chats.state_sending'),
      waiting: t('chats.state_waiting'),
      sent: t('chats.state_sent'),
      delivered: t('chats.state_delivered'),
      read: t('chats.state_read'),
      held: t('chats.state_held'),
      failed: t('chats.state_failed'),
    },
    why: {
      credits: t('chats.why_credits', { cost: TEXT_HOLE, balance: BALANCE_HOLE }),
      premium: t('chats.why_premium'),
      unconfirmed: t('chats.why_unconfirmed'),
      gone: t('chats.why_gone', name),
      absent: t('chats.why_absent'),
      invalid: t('chats.why_invalid'),
      limited: t('chats.why_limited'),
      quote: t('liking.gone'),
      failed: t('chats.why_failed'),
    },
    costs: costTexts(site),
    buy: buyLink(site),
    premium: exists('premium') ? { href: ROUTES.premium, text: t('navigation.get_premium') } : undefined,
    again: t('chats.again'),
    discard: t('chats.discard'),
    menu: t('chats.message_menu'),
    report: t('first-message.report'),
    withdraw: t('chats.withdraw'),
    withdrawTitle: t('chats.withdraw_title'),
    withdrawText: t('chats.withdraw_text', name),
    withdrawLate: t('chats.withdraw_late'),
    linkTitle: t('chats.link_title', { host: HOST_HOLE }),
    linkText: t('chats.link_text', { site: document.settings.name }),
    linkOpen: t('chats.link_open'),
    cancel: t('safety.cancel'),
  };
};
export type BubbleTexts = ReturnType<typeof bubbleTexts>;

const buyLink = ({ t }: CurrentSite) =>
  exists('credits') ? { href: ROUTES.credits, text: t('chats.buy') } : undefined;

/** The texts that state the cost of each kind of message. */
const costTexts = ({ t, document }: CurrentSite) => {
  const { message_credits: message, photo_credits: photo, gift_credits: gift } = document.settings;
  const cost = (count: number): string => t('common.credits', { count });
  return { text: cost(message), gif: cost(message), photo: cost(photo), gift: cost(gift) };
};

const composerTexts = (site: CurrentSite) => {
  const { t, document, formats } = site;
  return {
    locale: formats.locale,
    write: t('chats.write', name),
    placeholder: t('chats.placeholder'),
    send: t('chats.send'),
    cost: t('common.credits', { count: document.settings.message_credits }),
    message: document.settings.message_credits,
    balance: t('chats.balance', number),
    balanceMoney: t('first-message.balance_money', { ...number, money: MONEY_HOLE }),
    prices: document.settings.minimum_message_costs,
    left: t('chats.left', number),
    tooLong: t('chats.too_long', number),
    longest: document.settings.message_length,
    emoji: t('chats.emoji'),
    emojiGroups: {
      faces: t('chats.emoji_faces'),
      hearts: t('chats.emoji_hearts'),
      nature: t('chats.emoji_nature'),
      food: t('chats.emoji_food'),
      fun: t('chats.emoji_fun'),
      things: t('chats.emoji_things'),
    },
  };
};
export type ComposerTexts = ReturnType<typeof composerTexts>;

const noticeTexts = (site: CurrentSite) => {
  const { t, document, formats, locale } = site;
  return {
    locale: formats.locale,
    fictional: document.settings.fictional_warning[locale] ?? t('landers.member_fictional'),
    fictionalTitle: t('first-message.fictional_title'),
    fictionalFind: t('first-message.fictional_find'),
    fictionalWrite: t('first-message.fictional_write', name),
    abusive: abusiveTexts(site),
    tip: t('first-message.tip'),
    tipClose: t('first-message.tip_close'),
    costs: messageCosts(site),
    premiumTitle: t('chats.premium_title'),
    premiumText: t('chats.premium_text'),
    back: t('chats.back'),
    premium: exists('premium') ? { href: ROUTES.premium, text: t('navigation.get_premium') } : undefined,
    goneTitle: t('chats.gone_title', name),
    goneText: t('chats.gone_text'),
    unconfirmed: t('chats.unconfirmed_text'),
    resend: resendTexts(site),
    offline: t('chats.offline'),
    tooFew: t('chats.why_credits', { cost: costTexts(site).text, balance: BALANCE_HOLE }),
    buy: buyLink(site),
  };
};
export type NoticeTexts = ReturnType<typeof noticeTexts>;

const talkTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    back: t('chats.back'),
    profile: t('chats.open_profile', name),
    typing: t('chats.typing', name),
    history: t('chats.history', name),
    loading: t('chats.loading_talk'),
    failedTitle: t('chats.talk_failed_title'),
    retry: t('errors.retry'),
    absentTitle: t('chats.absent_title'),
    absentText: t('chats.absent_text'),
    firstTitle: t('chats.first_title', name),
    firstText: t('chats.first_text'),
    marker: t('chats.new_marker'),
    jump: t('chats.jump'),
    jumpNew: t('chats.jump_new', number),
  };
};
export type TalkTexts = ReturnType<typeof talkTexts>;

/** What a message is about, above it. */
const quoteTexts = (site: CurrentSite) => ({
  locale: site.formats.locale,
  questions: questionTexts(site),
  photo: site.t('liking.quote_photo'),
  photoGone: site.t('liking.quote_photo_gone'),
});
export type QuoteTexts = ReturnType<typeof quoteTexts>;

export const chatsTexts = (site: CurrentSite) => {
  const { t, document, formats } = site;
  return {
    locale: formats.locale,
    nameAge: t('landers.member_name_age', { name: PLACEHOLDER.name, age: PLACEHOLDER.age }),
    photo: t('landers.member_photo', { name: PLACEHOLDER.name }),
    online: t('members.online'),
    fictional: fictionalLabel(site),
    icon: document.settings.fictional_icon,
    leave: t('chats.leave', { site: document.settings.name }),
    choose: t('chats.choose'),
    errorState: errorTexts(site),
    safety: safetyTexts(site),
    list: listTexts(site),
    remove: removeTexts(site),
    talk: talkTexts(site),
    openers: openerTexts(site),
    bubble: bubbleTexts(site),
    quotes: quoteTexts(site),
    attachments: attachmentTexts(site),
    composer: composerTexts(site),
    notices: noticeTexts(site),
  };
};
export type ChatsTexts = ReturnType<typeof chatsTexts>;
