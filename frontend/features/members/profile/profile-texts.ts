import { type TextKey } from '../../../lib/i18n/catalogue';
import { type CurrentSite, fictionalLabel } from '../../../site/current-site';
import { FACT_FIELDS, isFactKind, NOTE_FIELDS, PROFILE_FIELDS, wordsOf } from '../../../../contract/profile/fields';
import { safetyTexts } from '../../../components/safety/safety-texts';
import { likeTexts } from '../../../components/likes/like-texts';
import { likedThingTexts } from '../../../components/likes/liked-thing-texts';
import { questionTexts } from '../../../site/questions';
import { ROUTES } from '../../../site/routes';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { verifiedTexts } from './verified/verified-texts';
import { thingTexts } from './things/thing-texts';
import { messageTexts } from '../../../components/people/message-texts';
import { reasonTexts } from '../../../components/people/reason-texts';

/** The targets of the way back, each with the pages from which a reader comes to a profile. */
const WAYS = {
  members: { to: ROUTES.members, text: 'members.back', pages: [ROUTES.members] },
  likes: {
    to: ROUTES.likes,
    text: 'likes.back',
    pages: [
      ROUTES.likes,
      ...['given', 'received', 'mutual', 'visitors', 'activity'].map((list) => `${ROUTES.likes}/${list}`),
    ],
  },
} as const satisfies Readonly<Record<string, { to: string; text: TextKey; pages: readonly string[] }>>;
export type CameFrom = keyof typeof WAYS;

export function profileTexts(site: CurrentSite, from: CameFrom) {
  const { t, document, locale, formats } = site;
  return {
    locale: formats.locale,
    likes: likeTexts(site),
    message: messageTexts(site),
    safety: safetyTexts(site),
    icon: document.settings.fictional_icon,
    fictional: fictionalLabel(site),
    warning: document.settings.fictional_warning[locale] ?? t('landers.member_fictional'),
    nameAge: t('landers.member_name_age', { name: PLACEHOLDER.name, age: PLACEHOLDER.age }),
    online: t('members.online'),
    verified: verifiedTexts(site),
    back: { text: t(WAYS[from].text), to: WAYS[from].to, pages: WAYS[from].pages },
    loading: t('landers.member_loading'),
    photos: t('members.photos'),
    photo: t('landers.member_photo', { name: PLACEHOLDER.name }),
    photoOf: t('members.photo_of', { number: PLACEHOLDER.number, total: PLACEHOLDER.total }),
    nextPhoto: t('members.next_photo'),
    noPhoto: t('landers.member_no_photo'),
    blurred: t('members.blurred'),
    premium: { href: ROUTES.premium, text: t('navigation.get_premium') },
    questions: questionTexts(site),
    reasons: reasonTexts(site),
    inCommon: t('reasons.in_common'),
    thing: thingTexts(site),
    likesThing: likedThingTexts(site),
    fields: Object.fromEntries(FACT_FIELDS.map((name) => [name, t(PROFILE_FIELDS[name].label)])),
    words: Object.fromEntries(
      FACT_FIELDS.filter(isFactKind).flatMap((name) =>
        wordsOf(name).map((word) => [`${name}_${word}`, t(`${PROFILE_FIELDS[name].label}_${word}` as TextKey)]),
      ),
    ),
    notes: Object.fromEntries(NOTE_FIELDS.map((name) => [name, t(PROFILE_FIELDS[name].label)])),
    noAbout: t('landers.member_no_about', { name: PLACEHOLDER.name }),
    absentTitle: t('landers.member_absent_title'),
    absentText: t('members.absent_text'),
    failedTitle: t('landers.member_failed_title'),
    failedText: t('landers.member_failed_text'),
    retry: t('errors.retry'),
  };
}
export type ProfileTexts = ReturnType<typeof profileTexts>;
