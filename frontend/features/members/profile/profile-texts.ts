import { type TextKey } from '../../../lib/i18n/catalogue';
import { type CurrentSite, fictionalLabel } from '../../../site/current-site';
import { FACTS, type FactKind } from '../../../lib/facts';
import { safetyTexts } from '../../../components/safety/safety-texts';
import { likeTexts } from '../../../components/likes/like-texts';
import { ROUTES } from '../../../site/routes';
import { HOLE } from '../../../components/people/hole';
import { messageTexts } from '../../../components/people/message-texts';

/** Where the reader goes back to, and the pages that bring to a profile from there. */
const WAYS = {
  members: { to: ROUTES.members, text: 'members.back', pages: [ROUTES.members] },
  likes: {
    to: ROUTES.likes,
    text: 'likes.back',
    pages: [ROUTES.likes, ...['given', 'received', 'mutual'].map((list) => `${ROUTES.likes}/${list}`)],
  },
} as const satisfies Readonly<Record<string, { to: string; text: TextKey; pages: readonly string[] }>>;
export type CameFrom = keyof typeof WAYS;

export function profileTexts(site: CurrentSite, from: CameFrom) {
  const { t, document, locale, formats } = site;
  const kinds = Object.keys(FACTS) as FactKind[];
  return {
    locale: formats.locale,
    likes: likeTexts(site),
    message: messageTexts(site),
    safety: safetyTexts(site),
    icon: document.settings.fictional_icon,
    fictional: fictionalLabel(site),
    warning: document.settings.fictional_warning[locale] ?? t('landers.member_fictional'),
    nameAge: t('landers.member_name_age', { name: HOLE.name, age: HOLE.age }),
    online: t('members.online'),
    back: { text: t(WAYS[from].text), to: WAYS[from].to, pages: WAYS[from].pages },
    loading: t('landers.member_loading'),
    photos: t('members.photos'),
    photo: t('landers.member_photo', { name: HOLE.name }),
    photoOf: t('members.photo_of', { number: HOLE.number, total: HOLE.total }),
    nextPhoto: t('members.next_photo'),
    noPhoto: t('landers.member_no_photo'),
    blurred: t('members.blurred'),
    fields: Object.fromEntries([...kinds, 'interests' as const].map((kind) => [kind, t(`facts.${kind}`)])),
    words: Object.fromEntries(
      kinds.flatMap((kind) => FACTS[kind].map((word) => [`${kind}_${word}`, t(`facts.${kind}_${word}` as TextKey)])),
    ),
    notes: { about_me: t('facts.about_me'), looking_for: t('facts.looking_for') },
    noAbout: t('landers.member_no_about', { name: HOLE.name }),
    absentTitle: t('landers.member_absent_title'),
    absentText: t('members.absent_text'),
    failedTitle: t('landers.member_failed_title'),
    failedText: t('landers.member_failed_text'),
    retry: t('errors.retry'),
  };
}
export type ProfileTexts = ReturnType<typeof profileTexts>;
