import { abusiveTexts } from '../../../../components/careful/abusive-texts';
import { errorTexts } from '../../../../components/settings/error-texts';
import { messageCosts } from '../../../../components/prices/message-costs';
import { PLACEHOLDER } from '../../../../components/people/placeholder';
import { type Refusal } from '../../../../lib/chats/outbox/outgoing';
import { type CurrentSite } from '../../../../site/current-site';
import { exists, ROUTES } from '../../../../site/routes';

export const thingTexts = (site: CurrentSite) => {
  const { t, document, formats } = site;
  const name = { name: PLACEHOLDER.name };
  const { message_credits: count } = document.settings;
  return {
    locale: formats.locale,
    errorState: errorTexts(site),
    abusive: abusiveTexts(site),
    photo: t('liking.photo'),
    answer: t('liking.answer'),
    answerNamed: t('liking.answer_named', { question: PLACEHOLDER.question }),
    comment: t('liking.comment'),
    commentText: t('liking.comment_text', name),
    costs: messageCosts(site),
    left: t('chats.left', { number: PLACEHOLDER.number }),
    tooLong: t('chats.too_long', { number: PLACEHOLDER.number }),
    longest: document.settings.message_length,
    like: t('likes.like_short'),
    send: t('liking.send'),
    given: t('liking.given'),
    sent: t('liking.sent'),
    liked: t('liking.liked'),
    openChat: t('liking.open_chat'),
    close: t('members.close'),
    unconfirmed: t('likes.trouble_unconfirmed'),
    absent: t('likes.trouble_gone'),
    held: t('chats.why_held'),
    why: {
      credits: t('chats.why_credits', { cost: t('common.credits', { count }), balance: PLACEHOLDER.number }),
      premium: t('chats.why_premium'),
      unconfirmed: t('chats.why_unconfirmed'),
      gone: t('chats.why_gone', name),
      absent: t('chats.why_absent'),
      invalid: t('chats.why_invalid'),
      limited: t('chats.why_limited'),
      quote: t('liking.gone'),
      failed: t('chats.why_failed'),
    } satisfies Readonly<Record<Refusal, string>>,
    buy: exists('credits') ? { href: ROUTES.credits, text: t('chats.buy') } : undefined,
    premium: exists('premium') ? { href: ROUTES.premium, text: t('navigation.get_premium') } : undefined,
  };
};
export type ThingTexts = ReturnType<typeof thingTexts>;
