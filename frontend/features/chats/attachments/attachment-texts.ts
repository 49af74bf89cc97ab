import { type Gift, GIFT_IDS } from '../../../components/art/gifts/gift-art';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { acceptedTypes } from '../../../lib/pictures/prepare';
import { type CurrentSite } from '../../../site/current-site';
import { type Gif } from './api/attachments';

/** Filled in once it is known. */
export const WHAT = '{what}';

export const KINDS = ['photo', 'gift', 'gif'] as const;
const FEATURES = { photo: 'photo_messages', gift: 'gifts', gif: 'gif_search' } as const;

type Drawn = NonNullable<Gif['drawn']>;

const giftNames = ({ t }: CurrentSite): Readonly<Record<Gift, string>> =>
  Object.fromEntries(GIFT_IDS.map((gift) => [gift, t(`attachments.gift_${gift}`)])) as Record<Gift, string>;

const gifNames = ({ t }: CurrentSite): Readonly<Record<Drawn, string>> => ({
  wave: t('attachments.gif_wave'),
  heart: t('attachments.gif_heart'),
  laugh: t('attachments.gif_laugh'),
  thumbs_up: t('attachments.gif_thumbs_up'),
  cheers: t('attachments.gif_cheers'),
  party: t('attachments.gif_party'),
  hug: t('attachments.gif_hug'),
  kiss: t('attachments.gif_kiss'),
  wow: t('attachments.gif_wow'),
  coffee: t('attachments.gif_coffee'),
  good_night: t('attachments.gif_good_night'),
  dance: t('attachments.gif_dance'),
});

const faultTexts = ({ t }: CurrentSite): Readonly<Record<string, string>> => ({
  photo_type_unsupported: t('photos.fault_type'),
  photo_heic_unsupported: t('photos.fault_heic'),
  photo_too_large: t('photos.fault_large'),
  photo_unreadable: t('photos.fault_unreadable'),
  photo_too_many_pixels: t('photos.fault_pixels'),
  photo_too_small: t('photos.fault_small'),
  photo_limit_reached: t('attachments.photo_unsent'),
  photo_rejected_before: t('photos.fault_before'),
  photos_busy: t('photos.fault_busy'),
  limited: t('photos.fault_busy'),
  unreachable: t('sign-in.unreachable'),
  failed: t('photos.fault_failed'),
});

export function attachmentTexts(site: CurrentSite) {
  const { t, document, formats } = site;
  const { message_credits: gif, photo_credits: photo, gift_credits: gift } = document.settings;
  const send = (count: number): string => t('attachments.send', { cost: t('common.credits', { count }) });
  const kinds = { photo: t('attachments.photo'), gift: t('attachments.gift'), gif: t('attachments.gif') };
  const offered = KINDS.filter((kind) => document.features[FEATURES[kind]]);
  const either = new Intl.ListFormat(formats.locale, { type: 'disjunction' });
  return {
    locale: formats.locale,
    title: t('attachments.title'),
    open: offered.length === KINDS.length ? t('attachments.open') : either.format(offered.map((kind) => kinds[kind])),
    kinds,
    offered,
    sends: { photo: send(photo), gift: send(gift), gif: send(gif) },
    close: t('photos.close'),
    retry: t('errors.retry'),
    choose: t('attachments.photo_choose'),
    accept: acceptedTypes(document.features.heic_photos),
    chooseHint: t('attachments.photo_hint'),
    chooseOther: t('attachments.photo_another'),
    ready: t('attachments.photo_ready'),
    making: t('photos.making'),
    busy: t('photos.busy'),
    cancel: t('photos.cancel'),
    faults: faultTexts(site),
    giftHint: t('attachments.gift_hint'),
    gifts: giftNames(site),
    giftIs: t('attachments.gift_is', { gift: WHAT }),
    gifs: gifNames(site),
    gifIs: t('attachments.gif_is', { title: WHAT }),
    gifSearch: t('attachments.gif_search'),
    gifLoading: t('attachments.gif_loading'),
    gifNone: t('attachments.gif_none'),
    gifFailed: t('attachments.gif_failed'),
    gifMore: t('attachments.gif_more'),
    gifBy: t('attachments.gif_by', { provider: WHAT }),
    photoOwn: t('attachments.photo_own'),
    photoFrom: t('attachments.photo_from', { name: PLACEHOLDER.name }),
    photoShow: t('attachments.photo_show'),
    photoFailed: t('attachments.photo_failed'),
    photoGone: t('attachments.photo_gone'),
  };
}
export type AttachmentTexts = ReturnType<typeof attachmentTexts>;

export const gifName = ({ drawn, title }: Pick<Gif, 'drawn' | 'title'>, texts: AttachmentTexts): string =>
  drawn === null ? title : texts.gifs[drawn];
