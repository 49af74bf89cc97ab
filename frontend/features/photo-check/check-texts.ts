import { errorTexts } from '../../components/settings/error-texts';
import { GESTURES, type Gesture, type RefusalReason } from '../../../contract/profile/photo-check';
import { acceptedTypes } from '../../lib/pictures/prepare';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';

/** Filled in once they are known. */
export const HOLE = { date: '{date}', time: '{time}', when: '{when}' } as const;

const captureTexts = ({ t, formats, document }: CurrentSite) => ({
  locale: formats.locale,
  accept: acceptedTypes(document.features.heic_photos),
  left: t('photo-check.left', { time: HOLE.time }),
  minute: t('photo-check.minute'),
  camera: t('photo-check.camera'),
  starting: t('photo-check.camera_starting'),
  on: t('photo-check.camera_on'),
  cameraFaults: {
    denied: t('photo-check.camera_denied'),
    absent: t('photo-check.camera_absent'),
    failed: t('photo-check.camera_failed'),
  },
  retry: t('errors.retry'),
  open: t('photo-check.open_camera'),
  choose: t('photo-check.choose'),
  shutter: t('photo-check.shutter'),
  close: t('photos.close'),
  preview: t('photo-check.preview'),
  previewTitle: t('photo-check.preview_title'),
  previewText: t('photo-check.preview_text'),
  retake: t('photo-check.retake'),
  send: t('photo-check.send'),
  making: t('photos.making'),
  expiredTitle: t('photo-check.expired_title'),
  expiredText: t('photo-check.expired_text'),
  next: t('photo-check.next'),
  faults: faultTexts(t),
});
export type CaptureTexts = ReturnType<typeof captureTexts>;

const faultTexts = (t: CurrentSite['t']) => ({
  photo_type_unsupported: t('photos.fault_type'),
  photo_heic_unsupported: t('photos.fault_heic'),
  photo_too_large: t('photos.fault_large'),
  photo_unreadable: t('photos.fault_unreadable'),
  photo_too_many_pixels: t('photos.fault_pixels'),
  photo_too_small: t('photos.fault_small'),
  photos_busy: t('photos.fault_busy'),
  photo_check_late: t('photo-check.expired_text'),
  photo_check_not_started: t('photo-check.expired_text'),
  limited: t('sign-up.limited', { when: HOLE.when }),
  unreachable: t('sign-in.unreachable'),
  failed: t('photo-check.send_failed'),
});

const offerTexts = ({ t }: CurrentSite) => ({
  lead: t('photo-check.lead'),
  how: t('photo-check.how_title'),
  steps: [t('photo-check.how_gesture'), t('photo-check.how_compare'), t('photo-check.how_mark')],
  who: t('photo-check.who_title'),
  whoText: t('photo-check.who_text'),
  consent: t('photo-check.consent_title'),
  consentText: t('photo-check.consent_text'),
  agree: t('photo-check.agree'),
  later: t('photo-check.later'),
  missing: t('photo-check.missing_photo'),
  addPhoto: t('photos.add'),
  ended: {
    withdrawn: t('photo-check.ended_withdrawn'),
    photos_gone: t('photo-check.ended_photos_gone'),
    undecided: t('photo-check.ended_undecided'),
    reversed: t('photo-check.ended_reversed'),
  },
  tooOften: t('photo-check.too_often', { when: HOLE.when }),
  startFailed: t('photo-check.start_failed'),
});

const gestureTexts = ({ t }: CurrentSite) => ({
  title: t('photo-check.gesture_title'),
  tips: t('photo-check.tips'),
  names: Object.fromEntries(GESTURES.map((name) => [name, t(`photo-check.gesture_${name}`)])) as Readonly<
    Record<Gesture, string>
  >,
  expiredTitle: t('photo-check.expired_title'),
  expiredText: t('photo-check.expired_text'),
  renew: t('photo-check.renew'),
  stop: t('photo-check.stop'),
});

const outcomeTexts = ({ t }: CurrentSite) => ({
  waitingTitle: t('photo-check.waiting_title'),
  waitingText: t('photo-check.waiting_text'),
  sent: t('photo-check.sent', { date: HOLE.date }),
  verifiedTitle: t('photo-check.verified_title'),
  verifiedText: t('photo-check.verified_text'),
  verified: t('photo-check.row_verified', { date: HOLE.date }),
  refusedTitle: t('photo-check.refused_title'),
  refusedText: t('photo-check.refused_text', { date: HOLE.date }),
  reasons: reasonTexts(t),
  again: t('errors.retry'),
  appeal: t('photo-check.appeal'),
});

const reasonTexts = (t: CurrentSite['t']): Readonly<Record<RefusalReason, string>> => ({
  not_same_person: t('photo-check.reason_not_same_person'),
  gesture_missing: t('photo-check.reason_gesture_missing'),
  unclear: t('photo-check.reason_unclear'),
  not_a_live_photo: t('photo-check.reason_not_a_live_photo'),
  other: t('photo-check.reason_rules'),
});

const endTexts = ({ t }: CurrentSite) => ({
  withdraw: t('photo-check.withdraw'),
  withdrawAsk: t('photo-check.withdraw_ask'),
  withdrawText: t('photo-check.withdraw_text'),
  remove: t('photo-check.remove'),
  removeAsk: t('photo-check.remove_ask'),
  removeText: t('photo-check.remove_text'),
  keep: t('photos.keep'),
});

export const checkTexts = (site: CurrentSite) => ({
  locale: site.formats.locale,
  loading: site.t('settings.loading'),
  loadFailed: site.t('settings.load_failed'),
  retry: site.t('errors.retry'),
  profile: { href: ROUTES.profile, text: site.t('profile.title') },
  errorState: errorTexts(site),
  offer: offerTexts(site),
  gesture: gestureTexts(site),
  capture: captureTexts(site),
  outcome: outcomeTexts(site),
  end: endTexts(site),
});
export type CheckTexts = ReturnType<typeof checkTexts>;
