import { acceptedTypes } from '../../lib/pictures/prepare';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { type OwnPhoto } from './api/photos';

/** Filled in once they are known. */
export const PLACEHOLDER = { number: '{number}', total: '{total}', when: '{when}' } as const;

const reasonTexts = ({ t }: CurrentSite): Readonly<Record<NonNullable<OwnPhoto['reason']>, string>> => ({
  nudity: t('photos.reason_nudity'),
  minor: t('photos.reason_minor'),
  not_a_person: t('photos.reason_not_a_person'),
  contact_details: t('photos.reason_contact_details'),
  copyright: t('photos.reason_copyright'),
  quality: t('photos.reason_quality'),
  other: t('photos.reason_rules'),
});

const faultTexts = ({ t }: CurrentSite) => ({
  photo_type_unsupported: t('photos.fault_type'),
  photo_heic_unsupported: t('photos.fault_heic'),
  photo_too_large: t('photos.fault_large'),
  photo_unreadable: t('photos.fault_unreadable'),
  photo_too_many_pixels: t('photos.fault_pixels'),
  photo_too_small: t('photos.fault_small'),
  photo_limit_reached: t('photos.fault_limit', { total: PLACEHOLDER.total }),
  photo_rejected_before: t('photos.fault_before'),
  photos_busy: t('photos.fault_busy'),
  limited: t('sign-up.limited', { when: PLACEHOLDER.when }),
  unreachable: t('sign-in.unreachable'),
  failed: t('photos.fault_failed'),
});

const cropTexts = ({ t }: CurrentSite) => ({
  title: t('photos.crop_title'),
  frame: t('photos.crop_frame'),
  hint: t('photos.crop_hint'),
  keys: t('photos.crop_keys'),
  zoom: t('photos.crop_zoom'),
  save: t('photos.crop_save'),
  cancel: t('photos.cancel'),
  small: t('photos.crop_small'),
  failed: t('photos.crop_failed'),
  busy: t('photos.fault_busy'),
  loading: t('photos.loading'),
  loadFailed: t('settings.load_failed'),
});
export type CropTexts = ReturnType<typeof cropTexts>;

const orderTexts = ({ t }: CurrentSite) => {
  const place = { number: PLACEHOLDER.number, total: PLACEHOLDER.total };
  return {
    move: t('photos.move', { number: PLACEHOLDER.number }),
    hint: t('photos.move_hint'),
    grabbed: t('photos.grabbed', place),
    moved: t('photos.moved', place),
    dropped: t('photos.dropped', place),
    putBack: t('photos.put_back'),
  };
};
export type OrderTexts = ReturnType<typeof orderTexts>;

export function photosTexts(site: CurrentSite) {
  const { t, document, formats } = site;
  const place = { number: PLACEHOLDER.number, total: PLACEHOLDER.total };
  return {
    locale: formats.locale,
    title: t('photos.title'),
    text: t('photos.text'),
    count: t('photos.count', place),
    premium: t('photos.premium', { total: PLACEHOLDER.total }),
    toPremium: { href: ROUTES.premium, text: t('navigation.get_premium') },
    loading: t('photos.loading'),
    loadFailed: t('settings.load_failed'),
    retry: t('errors.retry'),
    add: t('photos.add'),
    addHint: t('photos.add_hint'),
    accept: acceptedTypes(document.features.heic_photos),
    drop: t('photos.drop'),
    full: t('photos.full'),
    photo: t('photos.photo', place),
    main: t('photos.main'),
    pending: t('photos.pending'),
    rejected: t('photos.rejected'),
    pendingText: t('photos.pending_text'),
    activeText: t('photos.active_text'),
    rejectedDo: t('photos.rejected_do'),
    appeal: { href: ROUTES.decisions, text: t('photo-check.appeal') },
    reasons: reasonTexts(site),
    crop: t('photos.crop'),
    makeMain: t('photos.make_main'),
    madeMain: t('photos.made_main'),
    willBeMain: t('photos.will_be_main'),
    earlier: t('photos.earlier'),
    later: t('photos.later'),
    delete: t('photos.delete'),
    deleteAsk: t('photos.delete_ask'),
    keep: t('photos.keep'),
    deleted: t('photos.deleted'),
    deleteFailed: t('photos.delete_failed'),
    orderFailed: t('photos.order_failed'),
    cropSaved: t('photos.crop_saved'),
    close: t('photos.close'),
    uploads: t('photos.uploads'),
    waiting: t('photos.waiting'),
    making: t('photos.making'),
    busy: t('photos.busy'),
    added: t('photos.added'),
    cancel: t('photos.cancel'),
    remove: t('photos.remove'),
    faults: faultTexts(site),
    order: orderTexts(site),
    cropping: cropTexts(site),
  };
}
export type PhotosTexts = ReturnType<typeof photosTexts>;

/** A text with its place among others filled in. */
export const placed = (text: string, number: number, total: number): string =>
  text.replace(PLACEHOLDER.number, String(number)).replace(PLACEHOLDER.total, String(total));
