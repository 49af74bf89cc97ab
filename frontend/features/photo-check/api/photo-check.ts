import { type Answer } from '../../../lib/api/problem';
import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';
import { type Upload, type Uploaded, uploadPicture } from '../../../lib/pictures/upload-picture';

export const PHOTO_CHECK = '/api/photo-check';
type Told = components['schemas']['PhotoCheckResponse'];

/** A member's check as the API tells of it. */
export interface PhotoCheck extends Told {
  /** The end of the gesture's time by the page’s own clock, which nobody sets: `performance.now()`. */
  readonly endsAt: number | undefined;
}

export const getCheck = (signal: AbortSignal): Promise<Answer<PhotoCheck>> =>
  timed((sending) => call('GET', PHOTO_CHECK, sending), { signal });

export const startCheck = (): Promise<Answer<PhotoCheck>> =>
  timed(() => call('POST', PHOTO_CHECK, { body: { consent: true } }), {});

export const endCheck = (): Promise<Answer<undefined>> => call('DELETE', PHOTO_CHECK);

export async function sendSelfie(picture: Blob, upload: Upload): Promise<Uploaded<PhotoCheck>> {
  const sentAt = performance.now();
  const uploaded = await uploadPicture('/api/photo-check/picture', picture, upload);
  return 'photo' in uploaded ? { photo: withEnd(uploaded.photo, sentAt) } : uploaded;
}

interface Sending {
  readonly signal?: AbortSignal;
}

async function timed(ask: (sending: Sending) => Promise<Answer<Told>>, sending: Sending): Promise<Answer<PhotoCheck>> {
  const sentAt = performance.now();
  const answer = await ask(sending);
  return answer.state === 'done' ? { state: 'done', value: withEnd(answer.value, sentAt) } : answer;
}

/** Counted from before the question, so that the time never ends later here than there. */
const withEnd = (told: Told, sentAt: number): PhotoCheck => ({
  ...told,
  endsAt: told.gesture_until === null ? undefined : sentAt + Date.parse(told.gesture_until) - Date.parse(told.now),
});
